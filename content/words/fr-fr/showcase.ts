export const showcase = {
  "hero.title": "Un site vitrine qui inspire *confiance*.",
  "hero.lead":
    "Vos clients vous cherchent sur leur téléphone. Un site vitrine leur dit en une seconde qui vous êtes, ce que vous faites et pourquoi vous choisir. Livré en {from} à {to} mois.",
  "hero.quote": "Composer mon devis",
  "hero.work": "Voir nos projets",

  "pairs.title": "Ce qu'un mauvais site coûte, *ce qu'un bon site rapporte*.",
  "pairs.problem": "Le problème",
  "pairs.benefit": "Ce que vous y gagnez",
  "pairs.1.problem": "On vous cherche, on trouve un concurrent.",
  "pairs.1.benefit":
    "Vos pages répondent aux mots que vos clients tapent, ici et sur les îles voisines. C'est vous que l'on trouve.",
  "pairs.2.problem": "La page n'en finit pas de s'ouvrir.",
  "pairs.2.benefit":
    "Un site léger, qui s'affiche même sur un téléphone ordinaire et un réseau qui faiblit après le bourg.",
  "pairs.3.problem": "Le site date, et fait douter du reste.",
  "pairs.3.benefit":
    "Un design qui n'appartient qu'à vous et qui montre le soin que vous mettez dans votre travail.",
  "pairs.4.problem": "On lit, on hésite, on repart.",
  "pairs.4.benefit": "Une seule chose à faire par écran : appeler, écrire, venir. Le visiteur sait où aller.",
  "pairs.5.problem": "Changer une virgule prend un mois.",
  "pairs.5.benefit":
    "Vos modifications sont faites par des gens qui connaissent le site : {bronze}, {silver} ou {gold} par mois, selon votre formule de maintenance.",

  "work.title": "Des sites vitrines *en service*.",
  "work.all": "Tous les sites vitrines",

  "offers.title": "Quatre offres pour *se repérer*.",
  "offers.label": "Offres indicatives, prix HT",
  "offers.text":
    "Ces montants situent un projet type. Ce ne sont pas les prix du configurateur : celui-ci part de quatre packs et chiffre votre projet ligne par ligne, plus bas ou plus haut selon vos choix.",
  "offers.caption": "Ce que comprend chaque offre indicative",
  "offers.corner": "Prix indicatif, HT",
  "offers.onQuote": "Sur devis",
  "offers.row.pages": "Le site",
  "offers.row.writing": "Rédaction SEO",
  "offers.row.optimisation": "Optimisation SEO",
  "offers.row.reports": "Rapports",
  "offers.row.blog": "Articles de blog",
  "offers.row.interview": "Entretien stratégique",
  "offers.none": "Non compris",
  "offers.action": "Calculer mon prix",
  "offers.range": "Selon le projet, nos sites vitrines se situent entre {from} et {to}.",
  "offers.action.note": "Moins de {minutes} minutes, sans engagement.",

  "delivery.title": "Livré en {from} à {to} mois.",
  "delivery.text": "Quatre temps, et une date que vous connaissez avant de signer.",
  "delivery.months": "Mois",
  "delivery.1.title": "Cadrer",
  "delivery.1.text": "Vos clients, vos mots, votre date. Tout tient sur une page que vous validez.",
  "delivery.2.title": "Dessiner",
  "delivery.2.text": "L'accueil d'abord, sur téléphone d'abord. Vous jugez sur de vrais écrans.",
  "delivery.3.title": "Construire",
  "delivery.3.text": "Textes, images, référencement, vitesse : tout avance ensemble.",
  "delivery.4.title": "Lancer",
  "delivery.4.text": "Mise en ligne, prise en main, premières mesures. Nous restons joignables.",

  "faq.title": "Vos questions avant de vous lancer",

  "call.title": "Votre prix, *maintenant*.",
  "call.text":
    "Choisissez un pack, une durée de paiement et vos options : l'estimation s'affiche en moins de {minutes} minutes. Un conseiller la vérifie avec vous sous {hours} heures.",
  "call.quote": "Composer mon devis",
  "call.contact": "Poser une question",
} as const;

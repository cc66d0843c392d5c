export const ecommerce = {
  "hero.title": "Une boutique en ligne ouverte *sur la mer*.",
  "hero.lead":
    "Vendre depuis une île demande plus qu'un panier : stocks, livraison, octroi de mer, paiement. Nous construisons des boutiques qui en tiennent compte, en {from} à {to} mois.",
  "hero.contact": "Parler de ma boutique",
  "hero.work": "Voir nos projets",

  "realities.title": "Quatre réalités qu'un panier ignore",
  "realities.text":
    "Les boutiques toutes faites sont pensées pour un continent. Voici ce qu'elles oublient, et ce que nous mettons à la place.",
  "realities.shipping.title": "La livraison",
  "realities.shipping.problem":
    "Un colis pour Basse-Terre et un colis pour Lyon n'ont ni le même prix ni le même délai.",
  "realities.shipping.answer":
    "Un tarif et un délai par territoire, affichés avant le paiement. Le retrait en boutique aussi, si vous avez une adresse.",
  "realities.dues.title": "L'octroi de mer",
  "realities.dues.problem": "Une taxe découverte à la livraison, et le client ne revient pas.",
  "realities.dues.answer":
    "Chaque prix dit ce qu'il comprend, selon la destination. Votre comptable donne les règles, la boutique les applique.",
  "realities.stock.title": "Le stock",
  "realities.stock.problem":
    "Le réassort arrive par bateau. Vendre en ligne ce qui vient de quitter le rayon vous coûte un client.",
  "realities.stock.answer":
    "Un seul stock pour le magasin et le site, une alerte avant la rupture, une vraie date de retour en stock.",
  "realities.payment.title": "Le paiement",
  "realities.payment.problem":
    "Une étape de trop, une carte refusée sans explication, et le panier reste à quai.",
  "realities.payment.answer":
    "Une page de paiement courte et sûre, qui garde le panier, explique le refus et propose un autre moyen de payer.",

  "work.title": "Des boutiques *déjà ouvertes*.",
  "work.all": "Toutes les boutiques",

  "pack.title": "Le pack *e‑commerce*",
  "pack.count": "produits au plus dans le pack",
  "pack.price": "Sur devis",
  "pack.range": "Nos boutiques en ligne se situent entre {from} et {to}.",
  "pack.holds": "Ce que comprend le pack",
  "pack.more":
    "Le catalogue dépasse {products} produits ? Le devis s'adapte. Le configurateur, lui, ne chiffre que les sites vitrines.",
  "pack.others": "Les autres offres, sur devis",
  "pack.action": "Demander un devis",

  "benefits.title": "Ce que la boutique fait à votre place",
  "benefits.1.title": "Vendre rideau baissé.",
  "benefits.1.text": "La nuit, le dimanche, pendant le carnaval : la boutique encaisse, vous préparez.",
  "benefits.2.title": "Passer le canal.",
  "benefits.2.text": "Une île de plus dans vos zones de livraison, et ses habitants deviennent vos voisins.",
  "benefits.3.title": "Savoir ce qui part.",
  "benefits.3.text":
    "Les ventes par produit et par territoire, pour savoir quoi charger dans le prochain conteneur.",
  "benefits.4.title": "Décrocher moins.",
  "benefits.4.text":
    "Prix, stock, délai, suivi : tout est écrit. Le téléphone ne sonne plus que pour vendre.",

  "delivery.title": "De {from} à {to} mois, *catalogue compris*.",
  "delivery.months": "Mois",
  "delivery.1.title": "Le terrain",
  "delivery.1.text": "Vos produits, vos transporteurs, vos taxes, vos clients. Le devis part de là.",
  "delivery.2.title": "La boutique",
  "delivery.2.text": "Fiches, panier, paiement : dessinés, construits, essayés sur de vraies commandes.",
  "delivery.3.title": "L'ouverture",
  "delivery.3.text": "Catalogue en ligne, équipe formée, premières expéditions suivies ensemble.",

  "faq.title": "Questions de commerçants",

  "call.title": "Dites-nous ce que *vous vendez*.",
  "call.text":
    "Quelques lignes sur vos produits et vos destinations suffisent. Un conseiller vous répond sous {hours} heures.",
  "call.contact": "Demander un devis",
  "call.chat": "Écrire sur WhatsApp",
  "call.chat.message": "Bonjour, j'aimerais parler d'un projet de boutique en ligne.",
} as const;

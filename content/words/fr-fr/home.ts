export const home = {
  "hero.title": "Donnez du *relief* à\u00A0votre entreprise.",
  "hero.lead":
    "Sites vitrines, e-commerce et de réservation, conçus à Fort-de-France pour les entreprises de la Caraïbe. Plus de 200 entreprises accompagnées depuis 2023.",
  "hero.action": "Découvrir nos services",

  "trust.title": "Ce site convertit *{times}\u00A0fois* plus que la moyenne mondiale.",
  "trust.text":
    "Avant de conseiller, nous mesurons notre propre site. Sur cent visites ici, plus de dix aboutissent ; ailleurs, la moyenne n'atteint pas deux.",
  "trust.project": "La même méthode, dans un autre métier : une chocolaterie de Guadeloupe.",
  "trust.project.action": "Voir le projet {client}",

  "chart.title": "Taux de conversion comparés",
  "chart.own": "Ce site",
  "chart.world": "Moyenne mondiale de l'e-commerce",
  "chart.source": "Source : {name}",
  "chart.source.newTab": "nouvel onglet",
  "chart.visits": "Visites par mois",
  "chart.result.own": "conversions à notre taux",
  "chart.result.world": "à la moyenne mondiale",

  "services.title": "Par où *commencer* ?",
  "services.text": "Quatre portes d'entrée, et derrière chacune la même équipe de cinq personnes.",
  "services.discover": "Découvrir",
  "services.all": "Voir tous les services",
  "services.premium": "Site premium",
  "services.premium.text":
    "Direction artistique, textes, vidéo : un site dessiné pour vous et pour personne d'autre.",
  "services.premium.figure": "5 min",
  "services.premium.caption": "ou moins, pour obtenir votre devis en ligne",
  "services.showcase": "Site vitrine",
  "services.showcase.text": "Être trouvé, inspirer confiance, être appelé.",
  "services.showcase.figure": "1–2 mois",
  "services.showcase.caption": "de l'idée à la mise en ligne",
  "services.ecommerce": "E-commerce",
  "services.ecommerce.text": "Vendre d'ici, livrer là-bas, jour et nuit. Jusqu'à 50 produits dans le pack.",
  "services.ecommerce.figure": "3–6 mois",
  "services.ecommerce.caption": "de l'idée à l'ouverture",
  "services.seo": "Référencement",
  "services.seo.text": "Remonter dans les résultats de recherche, et y rester.",
  "services.seo.figure": "10 pages",
  "services.seo.caption": "optimisées, et jusqu'à 5 pages clés rédigées",

  "cases.title": "Aucun site ne ressemble *au suivant*.",
  "cases.text": "Une distillerie, un hôtel, une école de voile : chaque site part du métier de son client.",
  "cases.action": "Lire l'étude de cas",
  "cases.all": "Voir tout le portfolio",
  "cases.previous": "Étude de cas précédente",
  "cases.next": "Étude de cas suivante",

  "carousel.description": "carrousel",
  "carousel.slide": "diapositive",
  "carousel.position": "{position} sur {total}",

  "testimonials.title": "Ce qu'en disent *nos clients*.",
  "testimonials.previous": "Témoignage précédent",
  "testimonials.next": "Témoignage suivant",
  "testimonials.project": "Voir l'étude de cas",
  "testimonials.reel": "Reel Instagram",
  "testimonials.reel.action": "Voir le reel",
  "testimonials.reel.newTab": "sur Instagram, nouvel onglet",
  "testimonials.reel.note":
    "Instagram s'ouvre dans un nouvel onglet ; rien ne lui est demandé avant votre clic.",
  "testimonials.post": "Publication LinkedIn",
  "testimonials.post.action": "Afficher la publication",
  "testimonials.post.note":
    "Elle vient de LinkedIn : au clic, votre navigateur contacte ce service, et lui seul.",
  "testimonials.post.title": "Publication LinkedIn de {author}",
  "testimonials.post.back": "Retour à l'accueil",

  "blog.title": "Trois conseils *pour cette semaine*.",
  "blog.text": "Chacun se lit en une minute et s'applique avec ou sans nous.",
  "blog.cybersecurity": "Cybersécurité",
  "blog.productivity": "Productivité",
  "blog.design": "Design",

  "closing.badge": "Réponse sous 24 heures",
  "closing.title": "Trois lignes *suffisent*.",
  "closing.text":
    "Dites-nous ce que vous faites et ce qui vous manque. Un conseiller vous répond avec un avis franc et une première piste.",
  "closing.action": "Parler de mon projet",
  "closing.portrait": "Portrait dessiné en courbes de niveau",
  "closing.founder": "Fondatrice",
} as const;

export const services = {
  "hero.title": "Créer, entretenir, *faire grandir*.",
  "hero.lead":
    "Un site se crée, s'entretient et se développe. Nous faisons les trois, avec la même équipe, du premier croquis à la millième visite.",

  index: "Les trois familles de services",
  "count.create": "Trois services",
  "count.support": "Deux services",
  "count.grow": "Deux services",

  "create.title": "Création",
  "create.text": "Le site lui-même : dessiné pour vous, écrit avec vous, construit à Fort-de-France.",
  "create.more": "Et l'image qui va avec",
  "create.more.text":
    "Logo, couleurs, typographie : l'identité graphique se dessine avec le site, ou avant lui.",
  "create.more.action": "Parler de mon identité graphique",
  "work.title": "Une vitrine, une boutique, *un carnet de réservations*.",
  "work.all": "Tout le portfolio",
  "support.title": "Accompagnement",
  "support.text":
    "Un site vit après sa mise en ligne : nous le mettons à jour, nous le protégeons, et nous décrochons quand vous appelez.",
  "grow.title": "Croissance",
  "grow.text": "Être trouvé d'abord, choisi ensuite. Deux métiers, et des chiffres que vous comprenez.",

  "range.showcase": "Site vitrine",
  "range.ecommerce": "Site e-commerce",
  "range.maintenance": "Hébergement et maintenance",
  "range.seo": "Référencement",
  "range.identity": "Identité graphique",
  "range.text": "{service} : de {from} à {to}, selon le projet.",

  "films.title": "Cinq services, *une minute vingt*.",
  "films.text": "Un film court par service, sans paroles, avec des sous-titres.",

  "process.title": "Trois étapes, *aucune surprise*.",
  "process.text": "La même démarche pour tous les projets, du site d'une page à la boutique en ligne.",

  "call.title": "Où en êtes-vous ?",
  "call.text":
    "Décrivez votre activité en quelques lignes. Un conseiller vous répond sous {hours} heures et vous dit franchement par quoi commencer.",
  "call.action": "Décrire mon projet",
  "call.quote": "Estimer un site vitrine",
} as const;

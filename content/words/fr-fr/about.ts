export const about = {
  "hero.title": "Cinq personnes, *un cap*.",
  "hero.lead":
    "L'agence est née en 2023 à Fort-de-France. Nous sommes cinq, avons accompagné plus de 200 entreprises, et voyons loin.",

  "history.title": "D'où nous venons",

  "vision.year": "Vision {year}",
  "vision.figure": "{billions} milliards",
  "vision.unit": "d'euros de chiffre d'affaires annuel en {year}",
  "vision.text":
    "Le chiffre surprend. C'est son rôle. Il nous interdit de voir petit sous prétexte que nous vivons sur une île, et nous oblige à bâtir dès maintenant ce qui tiendra à grande échelle : une méthode qui s'enseigne, des sites qui font leurs preuves, une équipe que l'on a envie de rejoindre.",
  "vision.note": "Du premier site à ce cap, il y a une décennie de travail. Elle a commencé.",

  "values.title": "Ce à quoi nous tenons",

  "method.title": "La méthode",
  "method.text": "Quatre verbes, toujours dans cet ordre.",
  "experience.title": "Et pour vous, *concrètement* ?",
  "experience.text": "Ce que vous vivez, en chiffres que vous pouvez vérifier.",

  "team.title": "L'équipe",
  "team.text": "Cinq personnes autour d'une table. Vous connaîtrez tous les prénoms.",

  "territories.title": "Là où nous travaillons",
  "territories.text":
    "Une base à Fort-de-France, un rayon de {radius} km, et le bateau ou l'avion quand il le faut : nous nous déplaçons en Martinique, en Guadeloupe, en Dominique et à Sainte-Lucie.",
  "territories.action": "Voir la carte et nous joindre",
  "territories.base": "notre base",

  "hiring.title": "La sixième personne, c'est peut-être *vous*.",
  "hiring.text":
    "Nous recrutons quand nous rencontrons quelqu'un, pas quand une case se libère. Écrivez-nous : qui vous êtes, une chose que vous avez faite et que vous referiez, ce que vous voulez apprendre.",
  "hiring.action": "Envoyer ma candidature",
  "hiring.subject": "Candidature spontanée",
} as const;

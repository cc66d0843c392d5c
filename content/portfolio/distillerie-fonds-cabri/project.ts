import type { Project } from "#content/portfolio/project.ts";

/**
 * The company, its people and its figures are invented: replace them with a real client, then delete this export.
 * @sample
 */
export const sample = true;

export const project = {
  slug: "distillerie-fonds-cabri",
  clientName: "Distillerie Fonds-Cabri",
  category: "vitrine",
  territory: "martinique",
  year: 2025,
  sector: {
    "fr-fr": "Distillerie de rhum agricole",
    "en-en": "Rhum agricole distillery",
  },
  summary: {
    "fr-fr":
      "Site vitrine d’une distillerie de Martinique : deux visites du domaine sur trois demandées à l’avance, et 40 % d’appels en moins pour les horaires.",
    "en-en":
      "Website for a distillery in Martinique: two tours in three requested in advance, and 40% fewer calls about opening hours.",
  },
  context: {
    "fr-fr": [
      "Fonds-Cabri distille onze hectares de canne dans le nord de la Martinique, côté Atlantique. La maison vend presque tout sur place, mais la moitié des visiteurs arrivaient le jour de fermeture ou hors de la coupe.",
      "L’ancien site parlait de tradition. Il ne disait ni quand venir, ni ce qui distingue les quatre rhums.",
    ],
    "en-en": [
      "Fonds-Cabri distils eleven hectares of cane in northern Martinique, on the Atlantic side. It sells almost everything at the distillery, yet half its visitors came on days when it was closed or out of season.",
      "The old website talked about tradition. It said neither when to come nor how the four rums differ.",
    ],
  },
  objectives: {
    "fr-fr": [
      "Dire quand venir, dès le premier écran",
      "Rendre les quatre rhums comparables en dix secondes",
      "Expliquer la fabrication sans vidéo ni jargon",
    ],
    "en-en": [
      "Say when to come on the very first screen",
      "Make the four rums comparable in ten seconds",
      "Explain, without video or jargon, how rum is made",
    ],
  },
  challenges: {
    "fr-fr": [
      "La loi Évin encadre chaque mot et chaque image",
      "Un nom long, qui doit pourtant se lire sur un téléphone",
      "Aucun budget photo avant la coupe suivante",
    ],
    "en-en": [
      "French law on alcohol advertising governs every word and picture",
      "A long name that still had to be readable on a phone",
      "No photography budget until the next harvest",
    ],
  },
  solutions: {
    "fr-fr": [
      "Un style d’étiquette gravée, en deux encres, dessiné pour le web",
      "Les degrés en très grand, pour comparer les rhums d’un coup d’œil",
      "Une planche en cinq étapes, du moulin au chai",
      "L’année de la canne en douze cases, avec les mois de coupe en noir",
    ],
    "en-en": [
      "The language of labels and engraving, in two inks, redrawn for the web",
      "Alcohol strengths in very large figures, to compare the rums at a glance",
      "A five-step diagram, from mill to cellar",
      "The cane year in twelve boxes, harvest months in black",
    ],
  },
  results: {
    "fr-fr": [
      {
        figure: "2 visites sur 3",
        label: "demandées à l’avance par le formulaire du domaine, contre une sur cinq avec l’ancien site",
      },
      { figure: "+ 17 %", label: "de ventes à la boutique pendant les mois de coupe" },
      { figure: "− 40 %", label: "d’appels pour demander les horaires" },
    ],
    "en-en": [
      {
        figure: "2 tours in 3",
        label: "now requested in advance through the form, up from one in five with the old site",
      },
      { figure: "+17%", label: "sales at the distillery shop during the harvest months" },
      { figure: "−40%", label: "calls asking for opening hours" },
    ],
  },
  websiteUrl: "/clients/distillerie-fonds-cabri/",
  testimonial: {
    author: "Ghislaine Marcelin-Tauril",
    role: {
      "fr-fr": "Maîtresse de chai",
      "en-en": "Cellar master",
    },
    text: {
      "fr-fr":
        "Avant de parler de couleurs, Maëlle nous a demandé combien de visiteurs trouvaient porte close. Le site était en ligne pour la coupe, comme convenu.",
      "en-en":
        "Before any talk of colours, Maëlle asked how many visitors found our door closed. The site was live for the harvest, as agreed.",
    },
  },
  pictureAlt: {
    "fr-fr": {
      desktop:
        "Accueil de Fonds-Cabri : une bouteille gravée traverse le nom de la distillerie, devant un champ de canne jaune et vert",
      phone: "Fonds-Cabri sur téléphone : la bouteille et son étiquette à tête de chèvre devant les cannes",
      detail:
        "Planche au trait jaune sur vert sombre : le moulin, les cuves, la colonne, le foudre et le chai",
    },
    "en-en": {
      desktop:
        "Fonds-Cabri home page: an engraved bottle stands across the distillery’s name, in front of a yellow and green cane field",
      phone: "Fonds-Cabri on a phone: the bottle and its goat-head label in front of the cane",
      detail: "Yellow line drawing on dark green: mill, vats, column, oak vat and cellar",
    },
  },
  palette: {
    ground: "#e6df4e",
    ink: "#11291c",
    accent: "#c62812",
  },
} satisfies Project;

import type { Project } from "#content/portfolio/project.ts";

/**
 * The company, its people and its figures are invented: replace them with a real client, then delete this export.
 * @sample
 */
export const sample = true;

export const project = {
  slug: "maison-clairvenue",
  clientName: "Maison Clairvenue",
  category: "ecommerce",
  territory: "martinique",
  year: 2026,
  sector: {
    "fr-fr": "Joaillerie créole",
    "en-en": "Creole fine jewellery",
  },
  summary: {
    "fr-fr":
      "Boutique en ligne d’une joaillerie de Fort-de-France : 38 % de commandes en plus en six mois, et des ventes bien au-delà de l’île.",
    "en-en":
      "Online shop for a Fort-de-France jeweller: 38% more orders in six months, and sales far beyond the island.",
  },
  context: {
    "fr-fr": [
      "La maison redessine les formes de l’or antillais : créoles, collier chou, chaîne forçat. Sa clientèle vit pour moitié hors de l’île et commandait par téléphone, sans rien voir.",
      "Pour un bijou de valeur, une boutique impersonnelle inquiète. Il fallait vendre en ligne et garder la voix de l’atelier.",
    ],
    "en-en": [
      "The house redraws the shapes of Antillean gold: hoops, the chou necklace, the forçat chain. Half its customers live elsewhere and used to order by phone, sight unseen.",
      "For jewellery at this price, an impersonal shop worries people. The shop had to sell online and keep the voice of the workshop.",
    ],
  },
  objectives: {
    "fr-fr": [
      "Montrer chaque pièce en grand, avec son prix",
      "Éviter les erreurs de taille de bague",
      "Ouvrir une conversation avant chaque fabrication",
    ],
    "en-en": [
      "Show every piece large, with its price",
      "Avoid ring-size mistakes",
      "Open a conversation before anything is made",
    ],
  },
  challenges: {
    "fr-fr": [
      "Des pièces faites à la commande : rien en stock que l’on puisse photographier",
      "Un métal et des pierres qui doivent briller à l’écran",
      "Un vocabulaire de métier à rendre clair",
    ],
    "en-en": [
      "Pieces made to order: there is no stock to photograph",
      "Metal and stones that have to shine on a screen",
      "Trade terms to put into plain words",
    ],
  },
  solutions: {
    "fr-fr": [
      "Des bijoux dessinés facette par facette, en vectoriel, nets sur tous les écrans",
      "Une grille inégale où chaque pièce a sa place et sa couleur",
      "Cinq tailles de pierre expliquées comme sur la feuille du lapidaire",
      "Un guide de huit tailles de bague, diamètre en millimètres à l’appui",
    ],
    "en-en": [
      "Jewels drawn facet by facet as vectors, sharp on every screen",
      "An uneven grid in which each piece has its own place and colour",
      "Five stone cuts explained as on the cutter’s own sheet",
      "A guide to eight ring sizes, each with its diameter in millimetres",
    ],
  },
  results: {
    "fr-fr": [
      { figure: "+ 38 %", label: "de commandes en six mois" },
      { figure: "57 %", label: "du chiffre d’affaires en ligne vient de l’extérieur de l’île" },
      {
        figure: "3",
        label: "bagues reprises pour erreur de taille en six mois, contre onze auparavant, sur la même durée",
      },
    ],
    "en-en": [
      { figure: "+38%", label: "orders within six months" },
      { figure: "57%", label: "of online sales come from outside the island" },
      {
        figure: "3",
        label: "rings returned for the wrong size in six months, down from eleven in the six months before",
      },
    ],
  },
  websiteUrl: "/clients/maison-clairvenue/",
  testimonial: {
    author: "Élodie Marie-Sainte",
    role: {
      "fr-fr": "Joaillière et fondatrice",
      "en-en": "Jeweller and founder",
    },
    text: {
      "fr-fr":
        "Yannis a repris chaque fiche avec les mots de mes clientes, et Aïssa m’a montré comment ajouter une pièce. Je le fais seule, en dix minutes.",
      "en-en":
        "Yannis rewrote every page in my customers’ words, and Aïssa showed me how to add a piece. I do it on my own, in ten minutes.",
    },
  },
  pictureAlt: {
    "fr-fr": {
      desktop:
        "Accueil de Maison Clairvenue : un grenat facetté géant sur fond bordeaux, le nom en grandes lettres claires",
      phone: "Maison Clairvenue sur téléphone : le grenat sous l’accroche, le nom en bas d’écran",
      detail:
        "La collection : créoles facettées sur fond rouge, collier chou, bague grenat et gouttes de tourmaline",
    },
    "en-en": {
      desktop:
        "Maison Clairvenue home page: a giant faceted garnet on oxblood, the name in large pale letters",
      phone:
        "Maison Clairvenue on a phone: the garnet under the opening line, the name at the foot of the screen",
      detail: "The collection: faceted hoops on red, a chou necklace, a garnet ring and tourmaline drops",
    },
  },
  palette: {
    ground: "#2a060d",
    ink: "#f5d9d1",
    accent: "#e9c06c",
  },
} satisfies Project;

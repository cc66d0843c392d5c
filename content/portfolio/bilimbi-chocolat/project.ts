import type { Project } from "#content/portfolio/project.ts";

/**
 * The company, its people and its figures are invented: replace them with a real client, then delete this export.
 * @sample
 */
export const sample = true;

export const project = {
  slug: "bilimbi-chocolat",
  clientName: "Bilimbi",
  category: "ecommerce",
  territory: "guadeloupe",
  year: 2025,
  sector: {
    "fr-fr": "Chocolat de plantation",
    "en-en": "Single-estate chocolate",
  },
  summary: {
    "fr-fr":
      "Boutique en ligne d’une chocolaterie de Guadeloupe : deux fois plus de commandes en un an, et une heure de messages en moins par jour.",
    "en-en":
      "Online shop for a Guadeloupe chocolate maker: twice as many orders in a year, and an hour a day saved on messages.",
  },
  context: {
    "fr-fr": [
      "Noémie et Agathe, deux sœurs, vendaient leurs tablettes sur les marchés de la Côte-sous-le-Vent et par messages privés. Chaque commande demandait cinq ou six échanges : le parfum, le nombre, l’adresse, le prix du port.",
      "Elles voulaient une boutique qui ressemble à leurs emballages, sérigraphiés à l’atelier, et qui ne leur prenne pas une heure par jour.",
    ],
    "en-en": [
      "Noémie and Agathe, two sisters, sold their bars at weekend markets and through private messages. Every order took five or six replies: which flavour, how many, what address, how much for shipping.",
      "They wanted a shop that looked like their own screen-printed wrappers, and that would not eat an hour of every day.",
    ],
  },
  objectives: {
    "fr-fr": [
      "Vendre en dehors de l’île sans intermédiaire",
      "Faire comprendre en un écran que la plantation et l’atelier sont les leurs",
      "Mettre en avant la boîte de trois, la commande la plus simple à expédier",
    ],
    "en-en": [
      "Sell beyond the island without a middleman",
      "Make it clear on one screen that both the trees and the workshop are theirs",
      "Feature the box of three, the easiest order to ship",
    ],
  },
  challenges: {
    "fr-fr": [
      "Six produits seulement : la boutique ne devait pas avoir l’air vide",
      "Un chocolat qui fond : les délais et l’étui isotherme devaient se lire avant la commande",
      "Une clientèle qui achète surtout depuis son téléphone",
    ],
    "en-en": [
      "Only six products: the shop must not look empty",
      "Chocolate melts: customers had to know about delivery times and insulated packaging before ordering",
      "Customers who buy mostly from a phone",
    ],
  },
  solutions: {
    "fr-fr": [
      "Des motifs en papier découpé, dessinés avec les deux sœurs, pour les tablettes, le site et les étiquettes",
      "Six tablettes grandes comme des affiches, avec le pourcentage et la parcelle sur l’étiquette",
      "La boîte de trois sur un seul écran : le contenu, le total, l’envoi",
      "Des dessins légers à la place des photos : la boutique s’ouvre même au marché, même quand le réseau est faible",
    ],
    "en-en": [
      "Paper-cut motifs drawn with both sisters, for the bars, the site and the labels",
      "Six bars shown as large as posters, with the cocoa content and the plot on each label",
      "The box of three on a single screen: contents, total, delivery",
      "Lightweight drawings instead of photographs: the shop opens even at the market, on a weak signal",
    ],
  },
  results: {
    "fr-fr": [
      { figure: "× 2", label: "commandes par mois en un an, de 90 à 180" },
      { figure: "41 %", label: "des commandes sont des boîtes de trois, les plus simples à expédier" },
      { figure: "− 1 h", label: "de messages à écrire chaque jour" },
    ],
    "en-en": [
      { figure: "× 2", label: "orders a month within a year, from 90 to 180" },
      { figure: "41%", label: "of orders are boxes of three, the simplest to ship" },
      { figure: "−1 h", label: "spent on messages each day" },
    ],
  },
  websiteUrl: "/clients/bilimbi-chocolat/",
  testimonial: {
    author: "Agathe Bélisaire",
    role: {
      "fr-fr": "Cofondatrice de Bilimbi",
      "en-en": "Co-founder of Bilimbi",
    },
    text: {
      "fr-fr":
        "Avant le devis, ils ont passé un samedi au marché avec nous, à compter nos messages. La commande tient maintenant sur un écran.",
      "en-en":
        "Before quoting, they spent a Saturday at the market with us, counting our messages. An order now fits on one screen.",
    },
  },
  pictureAlt: {
    "fr-fr": {
      desktop:
        "Accueil de Bilimbi : le nom en grandes lettres brunes sur fond rose, entouré de cabosses, de feuilles et d’un oiseau en papiers découpés",
      phone: "Bilimbi sur téléphone : le titre, la présentation et une mosaïque de papiers découpés",
      detail: "Les six tablettes de Bilimbi, chacune avec son emballage dessiné, sur un fond bleu vif",
    },
    "en-en": {
      desktop:
        "Bilimbi home page: the name in large brown letters on pink, surrounded by paper-cut cocoa pods, leaves and a bird",
      phone: "Bilimbi on a phone: title, introduction and a mosaic of paper cut-outs",
      detail: "The six Bilimbi bars, each in its own illustrated wrapper, on a bright blue ground",
    },
  },
  palette: {
    ground: "#f8c9c4",
    ink: "#4a1216",
    accent: "#2a48c4",
  },
} satisfies Project;

import type { Project } from "#app/domain/project.ts";

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
      "Une boutique en papiers découpés pour deux sœurs qui cultivent, torréfient et vendent leur chocolat en Guadeloupe.",
    "en-en": "A paper-cut shop for two sisters who grow, roast and sell their own chocolate in Guadeloupe.",
  },
  context: {
    "fr-fr": [
      "Noémie et Agathe vendaient leurs tablettes sur les marchés de la Côte-sous-le-Vent et par messages privés. Chaque commande demandait cinq ou six échanges : le parfum, le nombre, l’adresse, le prix du port.",
      "Elles voulaient une boutique qui ressemble à leurs emballages, sérigraphiés à l’atelier, et qui ne leur prenne pas une heure par jour.",
    ],
    "en-en": [
      "Noémie and Agathe sold their bars at weekend markets and through private messages. Every order took five or six replies: which flavour, how many, what address, how much for shipping.",
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
      "Make it clear in one screen that both the trees and the workshop are theirs",
      "Put the box of three forward, the easiest order to ship",
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
      "Chocolate melts: delivery times and insulated packing had to be read before ordering",
      "Customers who buy mostly from a phone",
    ],
  },
  solutions: {
    "fr-fr": [
      "Un répertoire de papiers découpés, dessiné avec les sœurs, qui sert aux tablettes, au site et aux étiquettes",
      "Six tablettes grandes comme des affiches, avec le pourcentage et la parcelle sur l’étiquette",
      "La boîte de trois sur un seul écran : le contenu, le total, l’envoi",
      "Des dessins vectoriels plutôt que des photos : la page entière pèse 80 Ko",
    ],
    "en-en": [
      "A paper-cut vocabulary drawn with the sisters, shared by the wrappers, the site and the labels",
      "Six bars shown as large as posters, with the cocoa content and the plot on each label",
      "The box of three on a single screen: contents, total, delivery",
      "Vector drawings instead of photographs: the whole page weighs 80 KB",
    ],
  },
  results: {
    "fr-fr": [
      {
        figure: "1 écran",
        label: "pour composer une boîte, contre six messages auparavant",
      },
      {
        figure: "41 %",
        label: "des commandes sont désormais des boîtes de trois",
      },
      {
        figure: "80 Ko",
        label: "pour toute la page, images et polices comprises",
      },
    ],
    "en-en": [
      {
        figure: "1 screen",
        label: "to put a box together, down from six messages",
      },
      {
        figure: "41%",
        label: "of orders are now boxes of three",
      },
      {
        figure: "80 KB",
        label: "for the whole page, pictures and fonts included",
      },
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
        "Avant, je répondais aux messages pendant que le chocolat refroidissait. Maintenant, je lis les commandes le soir, d’un coup, et j’emballe.",
      "en-en":
        "I used to answer messages while the chocolate was cooling. Now I read the orders once, in the evening, and pack.",
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

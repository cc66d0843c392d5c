import type { Project } from "#content/portfolio/project.ts";

/**
 * The company, its people and its figures are invented: replace them with a real client, then delete this export.
 * @sample
 */
export const sample = true;

export const project = {
  slug: "bon-plein",
  clientName: "Bon Plein",
  category: "vitrine",
  territory: "saint-martin",
  year: 2024,
  sector: {
    "fr-fr": "École de voile",
    "en-en": "Sailing school",
  },
  summary: {
    "fr-fr":
      "Site vitrine d’une école de voile de Saint-Martin : âges, durées et prix en un écran, et 22 % de stages de cinq jours en plus.",
    "en-en":
      "Website for a Saint Martin sailing school: ages, course lengths and prices on one screen, and 22% more five-day courses sold over the season.",
  },
  context: {
    "fr-fr": [
      "Le mercredi, l’école accueille des enfants de l’île ; l’hiver, des adultes de passage. Les deux publics posaient les mêmes questions au téléphone : à quel âge, pour combien de temps, à quel prix.",
      "La plage compte trois écoles. Bon Plein porte le nom d’une allure que les débutants ne connaissent pas : une façon de naviguer par rapport au vent.",
    ],
    "en-en": [
      "The school teaches local children on Wednesdays and visiting adults in winter. Both kept asking the same things by phone: what age, how long, how much.",
      "There are three schools on the beach. This one is named after a point of sail nobody knows when they arrive.",
    ],
  },
  objectives: {
    "fr-fr": [
      "Répondre aux trois questions sans un appel",
      "Expliquer le nom de l’école",
      "Vendre le stage de cinq jours plutôt que l’heure isolée",
    ],
    "en-en": [
      "Answer the three questions without a phone call",
      "Explain the school’s name",
      "Sell the five-day course rather than the single hour",
    ],
  },
  challenges: {
    "fr-fr": [
      "Des débutants que le vocabulaire marin intimide",
      "Un site consulté sur la plage, souvent en plein soleil",
    ],
    "en-en": ["Beginners put off by nautical words", "A site read on the beach, often in bright sun"],
  },
  solutions: {
    "fr-fr": [
      "Une carte marine complète, avec ses conventions, en guise de décor",
      "Le stage tracé comme une route : cinq jours, cinq bords",
      "Une rose des allures qui explique « bon plein » en un regard",
      "Un tableau de tarifs, contrasté, sans astérisque",
    ],
    "en-en": [
      "A complete nautical chart, with its conventions, as the setting",
      "The course plotted as a route: five days, five legs",
      "A points-of-sail diagram that explains the name at a glance",
      "A high-contrast price table with no asterisks",
    ],
  },
  results: {
    "fr-fr": [
      { figure: "+ 22 %", label: "de stages de cinq jours vendus sur une saison" },
      { figure: "− 35 %", label: "d’appels sur l’âge, la durée ou le prix d’un stage" },
      { figure: "3 appels sur 4", label: "viennent désormais de clients qui ont choisi leur date de stage" },
    ],
    "en-en": [
      { figure: "+22%", label: "five-day courses sold over one season" },
      { figure: "−35%", label: "calls to ask about ages, course lengths or prices" },
      { figure: "3 calls in 4", label: "now come from people who have chosen their course dates" },
    ],
  },
  websiteUrl: "/clients/bon-plein/",
  testimonial: {
    author: "Nadège Hodge",
    role: {
      "fr-fr": "Cheffe de base",
      "en-en": "Head of the school",
    },
    text: {
      "fr-fr":
        "Le prix du devis est celui que nous avons payé. Et quand un tarif change, j’écris à Coralie : c’est corrigé le lendemain.",
      "en-en":
        "We paid the price on the quote. And when one of our own prices changes, I write to Coralie and it is updated the next day.",
    },
  },
  pictureAlt: {
    "fr-fr": {
      desktop:
        "Accueil de Bon Plein : une carte marine avec sondes, rose des vents magenta et cartouche portant le nom de l’école",
      phone: "Bon Plein sur téléphone : la carte en haut, le cartouche de l’école dessous",
      detail:
        "La route du stage tracée sur la carte, du lundi au vendredi, à côté du programme des cinq jours",
    },
    "en-en": {
      desktop:
        "Bon Plein home page: a nautical chart with soundings, a magenta compass rose and a title block with the school’s name",
      phone: "Bon Plein on a phone: the chart on top, the school’s title block below",
      detail: "The course plotted on the chart from Monday to Friday, beside the five-day programme",
    },
  },
  palette: {
    ground: "#fbfdfc",
    ink: "#17222b",
    accent: "#a3135c",
  },
} satisfies Project;

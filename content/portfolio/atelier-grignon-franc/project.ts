import type { Project } from "#content/portfolio/project.ts";

/**
 * The company, its people and its figures are invented: replace them with a real client, then delete this export.
 * @sample
 */
export const sample = true;

export const project = {
  slug: "atelier-grignon-franc",
  clientName: "Atelier Grignon-Franc",
  category: "vitrine",
  territory: "french-guiana",
  year: 2023,
  sector: {
    "fr-fr": "Agence d’architecture",
    "en-en": "Architecture practice",
  },
  summary: {
    "fr-fr":
      "Site vitrine d’architectes de Cayenne : la méthode expliquée en un dessin, et deux appels d’offres remportés la première année.",
    "en-en":
      "Website for architects in Cayenne: the method explained in one drawing, and two public contracts won in the first year.",
  },
  context: {
    "fr-fr": [
      "L’atelier construit en bois de Guyane, sur pilotis, sans climatisation. Ses chantiers sont loin, difficiles à photographier, et vite repris par la végétation.",
      "Il répond surtout à des appels d’offres publics : le site devait convaincre un jury autant qu’une famille.",
    ],
    "en-en": [
      "The practice builds in Guianese timber, on stilts, without air conditioning. Its building sites are remote, hard to photograph and quickly reclaimed by the forest.",
      "It mostly bids for public contracts: the site had to convince a jury as much as a family.",
    ],
  },
  objectives: {
    "fr-fr": [
      "Expliquer un système constructif en une image",
      "Donner les chiffres que demandent les jurys",
      "Rester consultable sur le fleuve, même quand le réseau est faible",
    ],
    "en-en": [
      "Explain a building system in one picture",
      "Give the figures that juries ask for",
      "Stay usable upriver, on a weak signal",
    ],
  },
  challenges: {
    "fr-fr": ["Aucune photo exploitable des chantiers", "Deux publics qui ne lisent pas les mêmes dessins"],
    "en-en": ["No usable photographs of the buildings", "Two audiences who do not read the same drawings"],
  },
  solutions: {
    "fr-fr": [
      "En ouverture, la coupe d’une maison habitée : la pluie, la crue, l’air, les gens",
      "Un dessin éclaté qui nomme chaque couche et son bois",
      "Quatre projets dessinés en plan, tous à la même échelle",
      "Un cartouche de plan en guise de pied de page",
    ],
    "en-en": [
      "A cross-section of a lived-in house to open with: rain, flood, air, people",
      "An exploded drawing naming each layer and its timber",
      "Four projects drawn in plan, all at one scale",
      "A footer drawn like the title block of a plan",
    ],
  },
  results: {
    "fr-fr": [
      { figure: "2", label: "appels d’offres publics remportés la première année avec les planches du site" },
      { figure: "× 3", label: "demandes de particuliers, de deux à six par mois" },
      { figure: "4 fois sur 5", label: "le premier rendez-vous commence par la coupe de la page d’accueil" },
    ],
    "en-en": [
      { figure: "2", label: "public contracts won in the first year with drawings from the site" },
      { figure: "× 3", label: "enquiries from families: six a month, up from two" },
      { figure: "4 in 5", label: "first meetings start from the cross-section on the home page" },
    ],
  },
  websiteUrl: "/clients/atelier-grignon-franc/",
  testimonial: {
    author: "Solène Aponchy",
    role: {
      "fr-fr": "Architecte associée",
      "en-en": "Partner",
    },
    text: {
      "fr-fr":
        "Ils ont lu nos plans avant de dessiner quoi que ce soit. La maquette est arrivée à la date dite, et nous n’avons eu que deux corrections à demander.",
      "en-en":
        "They read our drawings before designing anything. The mock-up came on the day they had named, and we only had two corrections to ask for.",
    },
  },
  pictureAlt: {
    "fr-fr": {
      desktop:
        "Accueil de l’Atelier Grignon-Franc : coupe d’une maison sur pilotis entre deux arbres, au-dessus d’un sol rouge",
      phone: "Atelier Grignon-Franc sur téléphone : le nom et la coupe de la maison",
      detail:
        "Axonométrie éclatée au trait blanc sur fond latérite : pieux, solives, plancher, parois, charpente, toit",
    },
    "en-en": {
      desktop:
        "Atelier Grignon-Franc home page: section through a house on stilts between two trees, above red ground",
      phone: "Atelier Grignon-Franc on a phone: the name and the section of the house",
      detail: "Exploded axonometric in white line on laterite red: piles, joists, floor, walls, frame, roof",
    },
  },
  palette: {
    ground: "#e8ebe6",
    ink: "#15181a",
    accent: "#b13c17",
  },
} satisfies Project;

import type { Project } from "#content/portfolio/project.ts";

/**
 * The company, its people and its figures are invented: replace them with a real client, then delete this export.
 * @sample
 */
export const sample = true;

export const project = {
  slug: "nine-shutters",
  clientName: "Nine Shutters",
  category: "reservation",
  territory: "saint-lucia",
  year: 2026,
  sector: {
    "fr-fr": "Hôtel de charme",
    "en-en": "Boutique hotel",
  },
  summary: {
    "fr-fr":
      "Site de réservation d’un hôtel de neuf chambres à Sainte-Lucie : la part des réservations directes gagne 18 points en une saison.",
    "en-en":
      "Booking site for a nine-room hotel in Saint Lucia: the share of direct bookings up by 18 points in one season.",
  },
  context: {
    "fr-fr": [
      "L’hôtel vivait des plateformes de réservation. Elles prenaient leur commission et montraient les chambres de l’hôtel parmi deux cents autres, avec les mêmes photos de lits.",
      "Marva, qui tient la maison, répondait déjà à toutes les demandes elle-même. Elle voulait garder ce contact, et recevoir des demandes complètes.",
    ],
    "en-en": [
      "The hotel depended on booking platforms. They took their commission and showed its rooms among two hundred others, with the same pictures of beds.",
      "Marva, who runs the hotel, already answered every request herself. She wanted to keep that personal contact, and receive complete requests.",
    ],
  },
  objectives: {
    "fr-fr": [
      "Augmenter la part des réservations directes",
      "Donner une raison de choisir une chambre plutôt qu’une autre",
      "Recevoir des demandes qui contiennent déjà les dates, la chambre et le prix",
    ],
    "en-en": [
      "Raise the share of direct bookings",
      "Give guests a reason to pick one room over another",
      "Receive requests that already state the dates, the room and the price",
    ],
  },
  challenges: {
    "fr-fr": [
      "Neuf chambres presque identiques sur le papier",
      "Une vue célèbre, photographiée mille fois",
      "Une connexion parfois faible à la réception",
    ],
    "en-en": [
      "Nine rooms that look nearly identical on paper",
      "A famous view, photographed a thousand times",
      "A front desk with an unreliable connection",
    ],
  },
  solutions: {
    "fr-fr": [
      "La même vue dessinée à cinq heures différentes, dans cinq fenêtres",
      "Une façade où chaque chambre se reconnaît à la couleur de ses volets",
      "Deux mois de calendrier lisibles d’un coup d’œil, nuits réservées barrées, total affiché avant l’envoi",
      "Une demande qui part déjà rédigée : Marva n’a plus qu’à dire oui",
    ],
    "en-en": [
      "The same view drawn at five times of day, in five windows",
      "A façade where each room is known by the colour of its shutters",
      "Two months readable at a glance, booked nights crossed out, the total shown before sending",
      "A request that arrives ready-written: Marva only has to say yes",
    ],
  },
  results: {
    "fr-fr": [
      {
        figure: "+ 18\u00A0pts",
        label:
          "pour la part des réservations directes, sans commission, sur la première saison : de 34 % à 52 %",
      },
      { figure: "11 400 €", label: "de commissions de plateformes économisées sur la même période" },
      { figure: "1 message", label: "en moyenne pour confirmer un séjour, contre quatre auparavant" },
    ],
    "en-en": [
      {
        figure: "+18\u00A0pts",
        label: "in the share of direct, commission-free bookings over the first season, from 34% to 52%",
      },
      { figure: "€11,400", label: "saved in platform commissions over the same period" },
      { figure: "1 message", label: "on average to confirm a stay, down from four" },
    ],
  },
  websiteUrl: "/clients/nine-shutters/",
  testimonial: {
    author: "Marva Augustin",
    role: {
      "fr-fr": "Gérante de Nine Shutters",
      "en-en": "Manager, Nine Shutters",
    },
    text: {
      "fr-fr": "Deux rendez-vous, une maquette par semaine, et les réservations ont ouvert à la date prévue.",
      "en-en": "Two meetings, one mock-up a week, and bookings opened on the date we had agreed.",
    },
  },
  pictureAlt: {
    "fr-fr": {
      desktop:
        "Accueil de Nine Shutters : cinq fenêtres cintrées montrent les Pitons à l’aube, le matin, à midi, au couchant et la nuit",
      phone: "Nine Shutters sur téléphone : le nom et les cinq fenêtres sur deux rangs",
      detail:
        "La façade dessinée de l’hôtel, toit rouge, galeries ajourées et neuf paires de volets de couleurs différentes",
    },
    "en-en": {
      desktop:
        "Nine Shutters home page: five arched windows show the Pitons at dawn, morning, noon, sunset and night",
      phone: "Nine Shutters on a phone: the name and the five windows in two rows",
      detail:
        "The drawn front of the hotel: red roof, fretwork galleries and nine pairs of differently coloured shutters",
    },
  },
  palette: {
    ground: "#dfe9dc",
    ink: "#123a3a",
    accent: "#c23b3f",
  },
} satisfies Project;

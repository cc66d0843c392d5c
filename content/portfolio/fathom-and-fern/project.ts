import type { Project } from "#app/domain/project.ts";

/**
 * The company, its people and its figures are invented: replace them with a real client, then delete this export.
 * @sample
 */
export const sample = true;

export const project = {
  slug: "fathom-and-fern",
  clientName: "Fathom & Fern",
  category: "reservation",
  territory: "dominica",
  year: 2024,
  sector: {
    "fr-fr": "Club de plongée",
    "en-en": "Dive club",
  },
  summary: {
    "fr-fr":
      "Un club de plongée en Dominique : on descend la page comme on descend le tombant, puis on choisit sa matinée.",
    "en-en": "A dive club in Dominica: you go down the page as you go down the wall, then pick your morning.",
  },
  context: {
    "fr-fr": [
      "Le club emmène huit plongeurs par sortie, pas un de plus. Les places se prenaient par téléphone, et le carnet papier ne quittait pas le ponton.",
      "Les visiteurs comparaient des clubs qui montrent tous le même poisson. Celui-ci voulait revendiquer sa lenteur, qui le distingue des autres.",
    ],
    "en-en": [
      "The club takes eight divers a trip and never one more. Seats were booked by phone, and the paper diary never left the jetty.",
      "Visitors were comparing clubs that all show the same fish. This one wanted to talk about being slow, which is what sets it apart.",
    ],
  },
  objectives: {
    "fr-fr": [
      "Montrer les places libres du mois",
      "Rassurer les débutants sans ennuyer les plongeurs confirmés",
      "Faire sentir la profondeur sans vidéo",
    ],
    "en-en": [
      "Show the month’s free seats",
      "Reassure beginners without boring experienced divers",
      "Give a feeling of depth without video",
    ],
  },
  challenges: {
    "fr-fr": [
      "Un calendrier lisible sur un petit écran, en plein soleil",
      "Cinq sorties à des profondeurs très différentes",
      "Un réseau mobile faible au bord de l’eau",
    ],
    "en-en": [
      "A calendar that reads on a small screen in full sun",
      "Five outings at very different depths",
      "Weak mobile signal by the water",
    ],
  },
  solutions: {
    "fr-fr": [
      "Une page qui s’assombrit par paliers, de la surface à quarante mètres",
      "Le tombant dessiné en coupe, avec ses cinq arrêts",
      "Un mois de sorties en trois états : libre, deux places, complet",
      "Des jauges de profondeur pour choisir d’un coup d’œil",
    ],
    "en-en": [
      "A page that darkens in steps, from the surface to forty metres",
      "The wall drawn in section, with its five stops",
      "A month of boats in three states: open, two left, full",
      "Depth gauges, to choose at a glance",
    ],
  },
  results: {
    "fr-fr": [
      {
        figure: "6 sur 8",
        label: "places vendues en moyenne, contre cinq l’année précédente",
      },
      {
        figure: "− 30 min",
        label: "de téléphone par jour au ponton",
      },
      {
        figure: "1,1 s",
        label: "pour afficher la page sur un réseau lent",
      },
    ],
    "en-en": [
      {
        figure: "6 of 8",
        label: "seats sold on average, up from five the year before",
      },
      {
        figure: "−30 min",
        label: "on the phone each day at the jetty",
      },
      {
        figure: "1.1 s",
        label: "to show the page on a slow network",
      },
    ],
  },
  websiteUrl: "/clients/fathom-and-fern/",
  testimonial: {
    author: "Josette Laurent",
    role: {
      "fr-fr": "Monitrice et gérante",
      "en-en": "Instructor and manager",
    },
    text: {
      "fr-fr":
        "Les gens arrivent en sachant où ils vont descendre. Le briefing dure moitié moins longtemps, et nous restons plus longtemps dans l’eau.",
      "en-en":
        "People turn up knowing where they are going down. The briefing takes half the time, so we get longer in the water.",
    },
  },
  pictureAlt: {
    "fr-fr": {
      desktop: "Accueil de Fathom & Fern : montagnes orange, ligne d’eau turquoise, le nom à moitié immergé",
      phone: "Fathom & Fern sur téléphone : le nom entre ciel jaune et eau turquoise",
      detail: "Coupe dessinée du tombant : gorgones, éponges, tortue, plongeurs et profondeurs",
    },
    "en-en": {
      desktop: "Fathom & Fern home page: orange mountains, a turquoise waterline, the name half under water",
      phone: "Fathom & Fern on a phone: the name between yellow sky and turquoise water",
      detail: "Drawn section of the reef wall: sea fans, sponges, a turtle, divers and depths",
    },
  },
  palette: {
    ground: "#ffd23f",
    ink: "#04222b",
    accent: "#17a7b0",
  },
} satisfies Project;

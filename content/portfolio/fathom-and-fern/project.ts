import type { Project } from "#content/portfolio/project.ts";

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
      "Site de réservation d’un club de plongée en Dominique : sept places sur dix réservées en ligne, et des bateaux mieux remplis.",
    "en-en": "Booking site for a dive club in Dominica: seven seats in ten booked online, and fuller boats.",
  },
  context: {
    "fr-fr": [
      "Le club emmène huit plongeurs au plus par sortie. Les places se prenaient par téléphone, et le carnet papier ne quittait pas le ponton.",
      "Les visiteurs comparaient des clubs qui montrent tous le même poisson. Le club voulait revendiquer sa lenteur, qui le distingue des autres.",
    ],
    "en-en": [
      "The club takes eight divers a trip at most. Seats were booked by phone, and the paper diary never left the jetty.",
      "Visitors were comparing clubs that all show the same fish. This one dives slowly, and wanted to say so: that is what sets it apart.",
    ],
  },
  objectives: {
    "fr-fr": [
      "Remplir les bateaux, en montrant les places libres du mois",
      "Rassurer les débutants sans ennuyer les plongeurs confirmés",
      "Faire sentir la profondeur sans vidéo",
    ],
    "en-en": [
      "Fill the boats by showing the seats still available each month",
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
      "A calendar that can be read on a small screen, in full sun",
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
      "Depth gauges, to compare the dives at a glance",
    ],
  },
  results: {
    "fr-fr": [
      { figure: "6 places sur 8", label: "vendues en moyenne par sortie, contre cinq l’année précédente" },
      { figure: "7 places sur 10", label: "réservées en ligne, sans un appel" },
      { figure: "− 30 min", label: "de téléphone par jour au ponton" },
    ],
    "en-en": [
      { figure: "6 seats out of 8", label: "sold on average per trip, up from five the year before" },
      { figure: "7 seats in 10", label: "booked online, without a call" },
      { figure: "−30 min", label: "on the phone each day at the jetty" },
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
        "Ils ont pris le bateau pour venir plonger avec nous, puis nous ont montré une maquette la semaine d’après. J’ai compris tout ce qu’ils me disaient.",
      "en-en":
        "They took the ferry to come and dive with us, then showed us a mock-up the week after. I understood everything they told me.",
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

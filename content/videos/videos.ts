import type { Locale } from "#app/i18n/locales.ts";

/**
 * Sample videos: replace them and their playback IDs with the agency's own, then delete this export.
 * @sample
 */
export const sample = true;

// A playback ID is the video provider's ID of a video; for videos on this site it is the name of the playlist file.

export type VideoId =
  | "presentation-fr"
  | "presentation-en"
  | "intro-fr"
  | "promo-vitrine"
  | "promo-ecommerce"
  | "promo-reservation"
  | "promo-seo"
  | "promo-maintenance";

export type Video = {
  id: VideoId;
  playbackId: string;
  locale: Locale;
  name: string;
  description: string;
  durationSeconds: number;
  /** ISO 8601 with its time zone. */
  uploadDate: string;
  /** Whether somebody speaks: captions then show at once. Where the picture has the words, they wait to be asked for. */
  spoken: boolean;
  /** Paragraphs: the words on screen and what is shown. */
  transcript: readonly string[];
};

export const videos: readonly Video[] = [
  {
    id: "presentation-fr",
    playbackId: "presentation-fr",
    locale: "fr-fr",
    name: "Alizé en 45 secondes",
    description:
      "Une agence web de cinq personnes à Fort-de-France\u202f: ses services, son territoire et ses résultats.",
    durationSeconds: 45,
    uploadDate: "2025-01-15T09:00:00-04:00",
    spoken: false,
    transcript: [
      "La Martinique en courbes de niveau devient un relief. «\u202fVotre site, dessiné en Martinique.\u202f» Alizé, agence web à Fort-de-France pour les entreprises de la Caraïbe, fondée en 2023, 5 personnes.",
      "Un cercle de 200 km autour de Fort-de-France\u202f: c’est là que nous venons à vous. Puis six territoires\u202f: Saint-Martin, la Guadeloupe, la Dominique, la Martinique, Sainte-Lucie et la Guyane. Plus de 200 entreprises accompagnées.",
      "10,34\u202f% des visites de notre site finissent par un devis demandé ou un message\u202f; en moyenne mondiale, 1,82\u202f% des visites d’un site d’e-commerce finissent par un achat. Notre taux est 5,7 fois plus élevé.",
      "Nos huit services\u202f: site vitrine, e-commerce, réservation, référencement, optimisation, maintenance, assistance, identité graphique.",
      "Nous vous répondons sous 24 h en semaine. En moins de 5 minutes, vous avez le devis indicatif de votre site vitrine.",
      "Alizé. Création de sites internet, à Fort-de-France, pour les entreprises de la Caraïbe.",
    ],
  },
  {
    id: "presentation-en",
    playbackId: "presentation-en",
    locale: "en-en",
    name: "Alizé in 45 seconds",
    description:
      "A five-person web agency in Fort-de-France: what it does, where it works and the results it gets.",
    durationSeconds: 45,
    uploadDate: "2025-01-15T09:00:00-04:00",
    spoken: false,
    transcript: [
      "A contour map of Martinique rises into relief. “Your website, designed in Martinique.” Alizé, a web agency in Fort-de-France for companies in the Caribbean, founded in 2023, 5 people.",
      "A circle of 200 km around Fort-de-France: within it we come to you. Then six territories: Saint Martin, Guadeloupe, Dominica, Martinique, Saint Lucia and French Guiana. Over 200 companies supported.",
      "10.34% of visits to our own site end in a quote request or a message; in e-commerce worldwide, 1.82% of visits end in a purchase. Our rate is 5.7 times that.",
      "Our eight services: business websites, e-commerce, booking sites, SEO, optimisation, maintenance, assistance, brand identity.",
      "We reply within 24 h on weekdays. In under 5 minutes you have the indicative quote for your business website.",
      "Alizé. Websites, shops and booking, from Fort-de-France, for companies in the Caribbean.",
    ],
  },
  {
    id: "intro-fr",
    playbackId: "intro-fr",
    locale: "fr-fr",
    name: "Bienvenue chez Alizé",
    description: "Douze secondes pour faire connaissance avec l’agence.",
    durationSeconds: 12,
    uploadDate: "2025-01-15T09:00:00-04:00",
    spoken: false,
    transcript: [
      "Le relief de la Martinique se dessine en courbes de niveau. «\u202fBienvenue chez Alizé.\u202f»",
      "Vitrine, e-commerce, réservation. Pour les entreprises de la Caraïbe.",
      "Alizé. Création de sites internet. Agence web à Fort-de-France, Martinique.",
    ],
  },
  {
    id: "promo-vitrine",
    playbackId: "promo-vitrine",
    locale: "fr-fr",
    name: "Votre site vitrine en 1 à 2 mois",
    description: "Un site vitrine, en ligne en 1 à 2 mois.",
    durationSeconds: 11,
    uploadDate: "2025-01-20T09:00:00-04:00",
    spoken: false,
    transcript: [
      "Sur les courbes de niveau du sud de l’île\u202f: «\u202fUn site vitrine pour votre entreprise.\u202f»",
      "Une règle graduée en mois\u202f: 1 à 2 mois, de vos contenus à la mise en ligne.",
      "Alizé. Sites vitrines en Martinique. Votre devis indicatif en moins de 5 minutes.",
    ],
  },
  {
    id: "promo-ecommerce",
    playbackId: "promo-ecommerce",
    locale: "fr-fr",
    name: "Votre boutique en ligne en 3 à 6 mois",
    description: "Un site e-commerce en 3 à 6 mois, avec jusqu’à 50 produits dans le pack.",
    durationSeconds: 21,
    uploadDate: "2025-01-20T09:00:00-04:00",
    spoken: false,
    transcript: [
      "Devant le relief de la Martinique\u202f: «\u202fVotre boutique en ligne, d’île en île.\u202f»",
      "Cinquante petits motifs de courbes s’alignent comme en rayon. Jusqu’à 50 produits dans votre pack.",
      "Une règle graduée en mois\u202f: 3 à 6 mois, de vos contenus à l’ouverture.",
      "Nous vous répondons sous 24 h en semaine.",
      "Alizé. Boutiques en ligne pour les entreprises de Martinique et de la Caraïbe.",
    ],
  },
  {
    id: "promo-reservation",
    playbackId: "promo-reservation",
    locale: "fr-fr",
    name: "Votre site de réservation",
    description: "Un site de réservation\u202f: vos clients réservent à toute heure.",
    durationSeconds: 16,
    uploadDate: "2025-01-20T09:00:00-04:00",
    spoken: false,
    transcript: [
      "Devant le relief de la Martinique\u202f: «\u202fVos clients réservent à toute heure.\u202f»",
      "Un calendrier du mois\u202f: les jours se marquent l’un après l’autre, puis le 14 s’allume. Vos créneaux, réservés en ligne.",
      "Nous vous répondons sous 24 h en semaine.",
      "Alizé. Sites de réservation pour les hôtels, restaurants et excursions de la Caraïbe.",
    ],
  },
  {
    id: "promo-seo",
    playbackId: "promo-seo",
    locale: "fr-fr",
    name: "Votre référencement",
    description:
      "Le référencement naturel\u202f: jusqu’à 10 pages optimisées, jusqu’à 5 pages clés rédigées, un audit gratuit.",
    durationSeconds: 14,
    uploadDate: "2025-01-20T09:00:00-04:00",
    spoken: false,
    transcript: [
      "Des lignes de crête se superposent\u202f; un point monte jusqu’au sommet. «\u202fTrouvé sur Google.\u202f»",
      "Des pages s’écrivent ligne à ligne\u202f: jusqu’à 10 pages optimisées, jusqu’à 5 pages clés rédigées.",
      "Audit SEO gratuit.",
      "Alizé. Référencement naturel pour les entreprises de Martinique et de la Caraïbe.",
    ],
  },
  {
    id: "promo-maintenance",
    playbackId: "promo-maintenance",
    locale: "fr-fr",
    name: "La maintenance de votre site",
    description:
      "La maintenance chaque mois\u202f: 2 modifications mineures avec Bronze, 10 avec Silver, 100 avec Gold.",
    durationSeconds: 17,
    uploadDate: "2025-01-20T09:00:00-04:00",
    spoken: false,
    transcript: [
      "Devant le relief de la Martinique\u202f: «\u202fVotre site, mis à jour chaque mois.\u202f»",
      "Modifications mineures, chaque mois\u202f: 2 avec Bronze, 10 avec Silver, 100 avec Gold. Autant de points apparaissent sous chaque nombre.",
      "Nous vous répondons sous 24 h en semaine.",
      "Alizé. Maintenance de sites internet pour les entreprises de Martinique et de la Caraïbe.",
    ],
  },
];

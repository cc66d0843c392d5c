import type { Option, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { figures } from "#content/figures.ts";
import { visitedIn } from "#content/territories.ts";

/**
 * The prices, and the half day of the photo shoot, are invented: replace them, then delete this export.
 * @sample
 */
export const sample = true;

export const contentOptions = {
  multipage_site: {
    category: "content",
    price: { kind: "oneOff", amount: euros(900) },
    contract: false,
    name: { "fr-fr": "Site multipage", "en-en": "Multi-page site" },
    description: {
      "fr-fr": `Jusqu'à ${figures.multiPages} pages, une par sujet (présentation, offres, réalisations, contact), chacune avec son adresse. Vos clients trouvent vite la bonne page.`,
      "en-en": `Up to ${figures.multiPages} pages, one per subject (about, services, work, contact), each with its own address. Customers and Google quickly find the right one.`,
    },
    searchWords: {
      "fr-fr":
        "plusieurs pages, pages supplémentaires, site complet, rubriques, page à propos, page services",
      "en-en": "several pages, more pages, extra pages, full website, sections, about page, services page",
    },
  },
  video_shooting: {
    category: "content",
    price: { kind: "onQuote" },
    contract: false,
    name: { "fr-fr": "Tournage vidéo", "en-en": "Video shoot" },
    description: {
      "fr-fr":
        "Une équipe vient chez vous, filme, monte et livre une vidéo de présentation, avec des formats courts pour les réseaux sociaux.",
      "en-en":
        "A crew comes to you, films, edits and delivers a video about your business, with short versions for social media.",
    },
    searchWords: {
      "fr-fr": "vidéaste, film, clip, drone, montage, YouTube, reels, TikTok, vidéo d'entreprise",
      "en-en": "videographer, film, filming, drone, editing, YouTube, reels, TikTok, promotional video",
    },
  },
  photo_shooting: {
    category: "content",
    price: { kind: "oneOff", amount: euros(650) },
    contract: false,
    name: { "fr-fr": "Reportage photo", "en-en": "Photo shoot" },
    description: {
      "fr-fr": `Une demi-journée de photos chez vous (équipe, lieux, produits), retouches comprises. Déplacement en plus, sauf ${visitedIn("fr-fr")}.`,
      "en-en": `Half a day of photography at your premises (team, place, products), retouching included. Travel is extra, except ${visitedIn("en-en")}.`,
    },
    searchWords: {
      "fr-fr": "galerie, photographe, photos, images, shooting, portraits, portfolio, diaporama",
      "en-en": "gallery, photographer, photography, pictures, images, portraits, portfolio, slideshow",
    },
  },
} satisfies Partial<Record<OptionKey, Option>>;

import type { Localized } from "#app/i18n/locales.ts";
import { project as bilimbi } from "./portfolio/bilimbi-chocolat/project.ts";
import { project as nineShutters } from "./portfolio/nine-shutters/project.ts";

/**
 * The names, the companies and the addresses of the posts are invented: replace them with real people and their own
 * posts, then delete this export. A client who also has a case study has the same quote in both.
 * @sample
 */
export const sample = true;

/** Where a testimonial was published. */
export type Publication =
  | { readonly network: "instagram"; readonly url: string }
  /** `id`: what follows `/embed/feed/update/` in the embed code that LinkedIn gives for a post. */
  | { readonly network: "linkedin"; readonly id: string };

export type Testimonial = {
  readonly text: Localized<string>;
  readonly author: string;
  readonly role: Localized<string>;
  readonly company: string;
  /** The case study of the same client, or "" if there is none. */
  readonly projectSlug: string;
  readonly publication: Publication;
};

/** In the order of the home page: the reel first. */
export const testimonials: readonly Testimonial[] = [
  {
    text: bilimbi.testimonial.text,
    author: bilimbi.testimonial.author,
    role: { "fr-fr": "Cofondatrice", "en-en": "Co-founder" },
    company: "Bilimbi",
    projectSlug: bilimbi.slug,
    publication: { network: "instagram", url: "https://www.instagram.com/reel/alize-example/" },
  },
  {
    text: nineShutters.testimonial.text,
    author: nineShutters.testimonial.author,
    role: { "fr-fr": "Gérante", "en-en": "Manager" },
    company: "Nine Shutters",
    projectSlug: nineShutters.slug,
    publication: { network: "linkedin", id: "urn:li:share:7000000000000000001" },
  },
  {
    text: {
      "fr-fr":
        "Ils ont d'abord demandé qui décroche chez nous, et à quelle heure. Cinq semaines plus tard, le site était en ligne.",
      "en-en":
        "They first asked who picks up the phone here, and at what time. Five weeks later, the website was live.",
    },
    author: "Yolaine Adèle-Morand",
    role: { "fr-fr": "Présidente", "en-en": "President" },
    company: "Comptoir des Anses",
    projectSlug: "",
    publication: { network: "linkedin", id: "urn:li:share:7000000000000000002" },
  },
];

/** The part of a post's address on this site: the position of the testimonial in the list, starting at one. */
export function postSlug(index: number): string {
  return String(index + 1);
}

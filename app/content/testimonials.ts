import type { Localized } from "#app/i18n/locales.ts";
import { allProjects } from "#content/portfolio/projects.ts";
import { testimonials as published } from "#content/testimonials.ts";
import type { Testimonials } from "./schemas/people.ts";

type PublishedTestimonial = Testimonials["testimonials"][number];

export type Testimonial = {
  readonly text: Localized<string>;
  readonly author: string;
  readonly role: Localized<string>;
  readonly company: string;
  /** The case study of the same client, or "" if there is none. */
  readonly projectSlug: string;
  /** Undefined: it was published nowhere else. */
  readonly publication: PublishedTestimonial["publication"] | undefined;
};

/** `npm run content` checks that the case study exists and has a quote. */
function citationOf(entry: PublishedTestimonial): Pick<Testimonial, "author" | "text" | "projectSlug"> {
  if (!("project" in entry)) return { author: entry.author, text: entry.text, projectSlug: "" };
  const { slug = "", testimonial } = allProjects.find(({ slug }) => slug === entry.project) ?? {};
  if (!testimonial) throw new Error(`The case study ${entry.project} has no testimonial`);
  return { author: testimonial.author, text: testimonial.text, projectSlug: slug };
}

/** In the order of the home page: the reel first. */
export const testimonials: readonly Testimonial[] = published.map((entry) => {
  const { role, company, publication } = entry;
  return { ...citationOf(entry), role, company, publication };
});

/** The part of a post's address on this site: the position of the testimonial in the list, starting at one. */
export function postSlug(index: number): string {
  return String(index + 1);
}

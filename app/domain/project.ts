export const projectCategories = ["vitrine", "ecommerce", "reservation"] as const;
export type ProjectCategory = (typeof projectCategories)[number];

/** The client's site on a desktop and on a phone, and a detail of it. */
export const projectPictures = ["desktop", "phone", "detail"] as const;

/** What was there before the site on a phone: the notes of the first talk, a sketch, a mock-up. */
export const makingPictures = ["notes", "sketch", "mockup"] as const;

/** The previous and the next project; the first follows the last. */
export function neighbours<P extends { readonly slug: string }>(
  projects: readonly P[],
  slug: string,
): { readonly previous: P; readonly next: P } {
  const index = projects.findIndex((project) => project.slug === slug);
  const previous = projects.at(index - 1);
  const next = projects[(index + 1) % projects.length];
  if (index < 0 || previous === undefined || next === undefined)
    throw new Error(`No project has the slug ${slug}`);
  return { previous, next };
}

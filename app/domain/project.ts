import type { Localized } from "./languages.ts";

export const projectCategories = ["vitrine", "ecommerce", "reservation"] as const;
export type ProjectCategory = (typeof projectCategories)[number];

export const projectTerritories = [
  "martinique",
  "guadeloupe",
  "french-guiana",
  "dominica",
  "saint-lucia",
  "saint-martin",
] as const;
export type ProjectTerritory = (typeof projectTerritories)[number];

/** The client's site on a desktop and on a phone, and a detail of it. */
export const projectPictures = ["desktop", "phone", "detail"] as const;
export type ProjectPicture = (typeof projectPictures)[number];

/** One case study. Its pictures (desktop, phone, detail) are in the same folder, content/portfolio/<slug>/. */
export type Project = {
  slug: string;
  clientName: string;
  category: ProjectCategory;
  territory: ProjectTerritory;
  year: number;
  sector: Localized<string>;
  /** One sentence, at most 155 characters: it is the meta description too. */
  summary: Localized<string>;
  context: Localized<string[]>;
  objectives: Localized<string[]>;
  challenges: Localized<string[]>;
  solutions: Localized<string[]>;
  results: Localized<{ figure: string; label: string }[]>;
  websiteUrl: string;
  testimonial: { author: string; role: Localized<string>; text: Localized<string> } | null;
  pictureAlt: Localized<Record<ProjectPicture, string>>;
  /** The client's colours, as hex, for its case study. The contrast of `ink` on `ground` is at least 7:1. */
  palette: { ground: string; ink: string; accent: string };
};

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

import type { ProjectCategory, ProjectPicture } from "#app/domain/project.ts";
import type { Localized } from "#app/i18n/locales.ts";
import type { Territory } from "../place.ts";

/** One case study. Its pictures (desktop, phone, detail) are in its folder, `content/portfolio/<slug>/`. */
export type Project = {
  slug: string;
  clientName: string;
  category: ProjectCategory;
  territory: Territory;
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

export type Localized<T> = Record<"fr-fr" | "en-en", T>;

export type ProjectCategory = "vitrine" | "ecommerce" | "reservation";

/** One case study. Its pictures (desktop, phone, detail) stand beside the data, in content/portfolio/<slug>/. */
export type Project = {
  slug: string;
  clientName: string;
  category: ProjectCategory;
  territory: "martinique" | "guadeloupe" | "french-guiana" | "dominica" | "saint-lucia" | "saint-martin";
  year: number;
  sector: Localized<string>;
  /** One sentence, at most 155 characters: it is the meta description too. */
  summary: Localized<string>;
  /** Paragraphs. */
  context: Localized<string[]>;
  objectives: Localized<string[]>;
  challenges: Localized<string[]>;
  solutions: Localized<string[]>;
  results: Localized<{ figure: string; label: string }[]>;
  websiteUrl: string;
  testimonial: { author: string; role: Localized<string>; text: Localized<string> } | null;
  pictureAlt: Localized<{ desktop: string; phone: string; detail: string }>;
  /** The client's own colours, as hex, for the card that presents it. */
  palette: { ground: string; ink: string; accent: string };
};

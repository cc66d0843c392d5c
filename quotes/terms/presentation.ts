/**
 * What a quote says before its lines: its title, a note to this client with who signs it, and case studies. A confirmed quote keeps all
 * of it in words, as it keeps its lines; only pictures are those of the content, as long as the person or the case study has one.
 */

import * as v from "valibot";
import { projects } from "#app/content/projects.ts";
import { team } from "#app/content/team.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { itemPathOf } from "#app/site/pages.ts";
import { list, shape, text } from "#quotes/stored-values.ts";

/** Who may sign: the content knows its people by their names alone. */
export const signatories: readonly string[] = team.map(({ name }) => name);

export const caseStudySlugs: readonly string[] = projects.map(({ slug }) => slug);

/** What a draft decides of it. Drafts and quotes that were stored before it could be said have none. */
export const presentationTerms = {
  /** One line; empty: the label of the first line, or the name of its group. */
  title: v.optional(text, ""),
  /** Lines separated by `\n`, empty for none. */
  note: v.optional(text, ""),
  /** The name of the member of the team who signs the note; empty for nobody. */
  signedBy: v.optional(text, ""),
  /** The slugs of two at most. */
  caseStudies: v.optional(list(text), []),
} as const;

type PresentationTerms = {
  readonly title: string;
  readonly note: string;
  readonly signedBy: string;
  readonly caseStudies: readonly string[];
};

/** The words of it in a confirmed quote, beside its subject. */
export const storedPresentation = {
  /** Who signs the note, with their role; null where nobody does, or there is no note. */
  signer: v.optional(v.nullable(shape({ name: text, role: text })), null),
  /** `summary`: one sentence. */
  caseStudies: v.optional(list(shape({ slug: text, name: text, summary: text })), []),
} as const;

/** What a draft gives its quote. Who has left the team, and what has left the portfolio, is left out. */
export function presentationOf(
  {
    title,
    note,
    signedBy,
    caseStudies,
    lines,
  }: PresentationTerms & { lines: readonly { label: string; choice: string }[] },
  locale: Locale,
) {
  const signer = note === "" ? undefined : team.find(({ name }) => name === signedBy);
  const [first] = lines;
  return {
    // Of a group of options the client may take another than the first.
    subject: title || first?.choice || (first?.label ?? ""),
    signer: signer === undefined ? null : { name: signer.name, role: typesetIn(signer.copy, locale).role },
    caseStudies: caseStudies.flatMap((slug) => {
      const project = projects.find((one) => one.slug === slug);
      if (project === undefined) return [];
      return [{ slug, name: project.clientName, summary: typesetIn(project.summary, locale) }];
    }),
  };
}

/** The path of a case study's public page; null where the portfolio has it no more. */
export const caseStudyPath = (slug: string, locale: Locale): string | null =>
  caseStudySlugs.includes(slug) ? itemPathOf("project", locale, slug) : null;

import type { Day } from "#app/domain/days.ts";

/** A page of text in `content/`: sections with a title, and paragraphs, lists and definitions in them. */
export type Article = {
  readonly title: string;
  /** The first paragraph, under the title. */
  readonly lead: string;
  readonly sections: readonly Section[];
  /** The day of its last change. */
  readonly updated?: Day;
};

export type Section = {
  /** The section's anchor: the part of its address after `#`. The same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/** A paragraph, a list, or a list of definitions. */
export type Block = Prose | { readonly list: readonly Prose[] } | { readonly terms: readonly Term[] };

export type Term = { readonly term: string; readonly text: Prose };

/** Plain text, or pieces of text and links. */
export type Prose = string | readonly (string | Link)[];

export type Link = { readonly text: string; readonly href: string };

const proseText = (prose: Prose): string =>
  typeof prose === "string"
    ? prose
    : prose.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

function blockText(block: Block): string {
  if (typeof block === "object" && "list" in block)
    return block.list.map((item) => `- ${proseText(item)}`).join("\n");
  if (typeof block === "object" && "terms" in block)
    return block.terms.map(({ term, text }) => `${term}: ${proseText(text)}`).join("\n");
  return proseText(block);
}

/** An article without its page: plain text, a paragraph each, without the marks of emphasis. */
export const articleText = ({ title, lead, sections }: Article): string =>
  [
    title.replaceAll("*", ""),
    lead,
    ...sections.flatMap((each) => [each.title, ...each.blocks.map(blockText)]),
  ].join("\n\n");

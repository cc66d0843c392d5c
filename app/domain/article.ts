/** A page of prose, as content files hold it: titled sections of paragraphs, lists and terms. */
export type Article = {
  readonly title: string;
  /** The first paragraph, under the title. */
  readonly lead: string;
  readonly sections: readonly Section[];
};

export type Section = {
  /** The address of the section on its page, after `#`. The same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/** A paragraph, or something that is none. */
export type Block = Prose | { readonly list: readonly Prose[] } | { readonly terms: readonly Term[] };

export type Term = { readonly term: string; readonly text: Prose };

/** Plain text, or parts of it of which some are links. */
export type Prose = string | readonly (string | Link)[];

export type Link = { readonly text: string; readonly href: string };

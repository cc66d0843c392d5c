/** One question that visitors really ask, and its answer: shown on a page, and told to search engines. */
export type FaqEntry = { readonly question: string; readonly answer: string };

/** A frequent question and its answer: shown on a page, and in its structured data for search engines. */
export type FaqEntry = { readonly question: string; readonly answer: string };

/** The first letters of a name's words, three at most. */
export const firstLetters = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 3)
    .map((word) => word.charAt(0).toLocaleUpperCase("fr"))
    .join("");

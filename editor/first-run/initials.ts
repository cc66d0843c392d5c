/** The initials of a name: three at most. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 3)
    .map((word) => word.charAt(0).toLocaleUpperCase("fr"))
    .join("");

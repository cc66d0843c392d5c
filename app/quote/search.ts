/** Letters and digits only, without accents and case. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether the texts contain every word of the search. An empty search finds everything. */
export function finds(search: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(" "));
  return plain(search)
    .split(" ")
    .every((word) => text.includes(word));
}

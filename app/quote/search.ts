/** Letters and digits only, without accents or case: what two spellings of one word have in common. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether every word of the search stands somewhere in the texts. An empty search finds everything. */
export function finds(search: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(" "));
  return plain(search)
    .split(" ")
    .every((word) => text.includes(word));
}

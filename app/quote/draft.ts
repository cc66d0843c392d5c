/** Where the browser keeps the last configuration: its query, and nothing about the person. `draft.js` offers it. */
const storageKey = "quoteDraft";

/** An empty query forgets it. */
export function keepDraft(query: string): void {
  try {
    if (query === "") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, query);
  } catch {
    // Storage is refused: the address holds it still.
  }
}

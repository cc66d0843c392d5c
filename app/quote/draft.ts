import { quoteDraftKey } from "#app/domain/personal-data.ts";

/** Stores the configuration's query in this browser; an empty query removes it. `draft.inline.ts` offers it again. */
export function keepDraft(query: string): void {
  try {
    if (query === "") localStorage.removeItem(quoteDraftKey);
    else localStorage.setItem(quoteDraftKey, query);
  } catch {
    // Storage is refused: the address still has the configuration.
  }
}

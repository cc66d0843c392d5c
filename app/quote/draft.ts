import { quoteDraftKey } from "#app/domain/personal-data.ts";

/**
 * Keeps the last configuration in this browser: its query, and nothing about the person. An empty query removes it.
 * The pricing page offers it again (`draft.inline.ts`).
 */
export function keepDraft(query: string): void {
  try {
    if (query === "") localStorage.removeItem(quoteDraftKey);
    else localStorage.setItem(quoteDraftKey, query);
  } catch {
    // Storage is refused: the address still has the configuration.
  }
}

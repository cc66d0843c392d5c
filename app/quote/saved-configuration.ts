import { savedConfigurationKey } from "#app/domain/personal-data.ts";

/** Stores the configuration's query in this browser; an empty query removes it. `saved-configuration.inline.ts` offers it again. */
export function saveConfiguration(query: string): void {
  try {
    if (query === "") localStorage.removeItem(savedConfigurationKey);
    else localStorage.setItem(savedConfigurationKey, query);
  } catch {
    // Storage is refused: the address still has the configuration.
  }
}

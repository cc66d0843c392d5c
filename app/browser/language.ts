import { languageKey } from "#app/domain/personal-data.ts";

/**
 * Stores the language of the address, on load and when going back or forward. Does not set `<html lang>`: the document has it, and setting it again would make
 * the browser compute all styles again.
 */
export function rememberLanguage(): void {
  const remember = () => {
    const segment = location.pathname.split("/", 2)[1];
    if (segment !== "fr-fr" && segment !== "en-en") return;
    try {
      localStorage.setItem(languageKey, segment);
    } catch {
      // Storage is refused: the address alone decides the language.
    }
  };
  remember();
  addEventListener("popstate", remember);
  addEventListener("pageshow", remember);
}

import { languageKey } from "#app/domain/personal-data.ts";
import { replaceAtTop } from "./fragment.ts";

/** Follows a link to the other language, to the top of the page, with the same query, fragment and history entry. */
export function switchLanguage(link: HTMLAnchorElement): void {
  try {
    localStorage.setItem(languageKey, link.dataset.switchLocale ?? "");
  } catch {
    // Storage is refused: the address alone decides the language.
  }
  replaceAtTop(link.pathname);
}

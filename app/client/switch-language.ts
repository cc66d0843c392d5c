import { languageKey } from "#app/domain/personal-data.ts";

/** Follows a link to the other language with the same query, fragment and history entry. */
export function switchLanguage(link: HTMLAnchorElement): void {
  try {
    localStorage.setItem(languageKey, link.dataset.switchLocale ?? "");
  } catch {
    // Storage is refused: the address alone decides the language.
  }
  location.replace(`${link.pathname}${location.search}${location.hash}`);
}

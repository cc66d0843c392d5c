import { languageKey } from "#app/domain/personal-data.ts";

/**
 * Stores the language of the address, on load and when going back or forward. Its links switch the language with the
 * same query, hash and history entry. Does not set `<html lang>`: the document has it, and setting it again would make
 * the browser compute all styles again.
 */
export function language(): void {
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

  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-switch-locale]"))
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      try {
        localStorage.setItem(languageKey, link.dataset.switchLocale ?? "");
      } catch {}
      location.replace(`${link.pathname}${location.search}${location.hash}`);
    });
}

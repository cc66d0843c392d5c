import { languageKey } from "#app/domain/personal-data.ts";

/**
 * Remembers the language of the address, on load and on the way back and forward, and switches language in
 * place: same query, same hash, same history entry. Each document declares its own language; setting it again here would
 * make the browser compute all styles again.
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

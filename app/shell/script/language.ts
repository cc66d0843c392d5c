const storageKey = "preferredLanguage";

/**
 * Remembers the language of the address, on load and on the way back and forward, and switches language in
 * place: same query, same hash, same history entry.
 */
export function language(): void {
  const remember = () => {
    const segment = location.pathname.split("/", 2)[1];
    if (segment !== "fr-fr" && segment !== "en-en") return;
    document.documentElement.lang = segment.slice(0, 2);
    try {
      localStorage.setItem(storageKey, segment);
    } catch {
      // Storage is refused: the address alone tells the language.
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
        localStorage.setItem(storageKey, link.dataset.switchLocale ?? "");
      } catch {
        // As above.
      }
      location.replace(`${link.pathname}${location.search}${location.hash}`);
    });
}

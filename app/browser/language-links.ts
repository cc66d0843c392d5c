/** For pages that are shown at any address (errors, offline): the language links lead to this address in that language. */
export function linkLanguagesToThisAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-switch-locale]"))
    link.pathname = location.pathname.replace(/^\/(..-..\/)?/, `/${link.dataset.switchLocale}/`);
}

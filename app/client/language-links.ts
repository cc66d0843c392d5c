/** For pages that are shown at any address (an error, the offline page): links to this address in the other language. */
export function linkLanguagesToThisAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-switch-locale]"))
    link.pathname = location.pathname.replace(/^\/(..-..\/)?/, `/${link.dataset.switchLocale}/`);
}

/**
 * For a page that is shown at any address (an error, the offline page): its links to the other language lead to this
 * address in that language. The page itself cannot know it.
 */
export function linkLanguagesToThisAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-switch-locale]"))
    link.pathname = location.pathname.replace(/^\/(..-..\/)?/, `/${link.dataset.switchLocale}/`);
}

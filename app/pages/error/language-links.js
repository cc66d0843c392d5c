// An error page is the same at every address, so its links to the other language cannot know this one.
addEventListener("DOMContentLoaded", () => {
  for (const link of document.querySelectorAll("a[data-switch-locale]"))
    link.pathname = location.pathname.replace(/^\/(..-..\/)?/, `/${link.dataset.switchLocale}/`);
});

/** Resolves when the page and all its files have loaded: at once where that is so already. */
export function pageLoaded(): Promise<void> {
  return new Promise((done) => {
    if (document.readyState === "complete") done();
    else addEventListener("load", () => done(), { once: true });
  });
}

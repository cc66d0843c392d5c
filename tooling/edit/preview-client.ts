/** In every page of the preview: a text that is pressed is edited, and the text that is edited is shown. */
(() => {
  /** As `plainText` of site-texts.ts. */
  const plain = (text: string): string =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();

  /** The smallest element whose text contains all of these pieces. */
  function find(pieces: readonly string[]): Element | null {
    let found: Element | null = null;
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("script,style,template") !== null) continue;
      const text = plain(element.textContent ?? "");
      if (pieces.every((piece) => text.includes(piece)) && (found === null || found.contains(element)))
        found = element;
    }
    return found;
  }

  addEventListener("message", ({ data }: MessageEvent<{ show?: readonly string[] }>) => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-edited]")) {
      delete element.dataset.edited;
      element.style.removeProperty("outline");
    }
    const found = Array.isArray(data.show) && data.show.length > 0 ? find(data.show) : null;
    if (!(found instanceof HTMLElement)) return;
    found.dataset.edited = "";
    found.style.outline = "3px solid #ff623e";
    found.scrollIntoView({ block: "center" });
  });

  // With the key that also opens a link in a new tab: without it the page works as it is.
  addEventListener(
    "click",
    (event) => {
      if (!(event.altKey || event.ctrlKey || event.metaKey) || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      const text = plain(event.target.textContent ?? "").slice(0, 300);
      parent.postMessage({ edit: text }, "*");
    },
    true,
  );
  parent.postMessage({ opened: location.pathname + location.search }, "*");
})();

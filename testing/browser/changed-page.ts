/** What programs of a visitor do to a page that React has rendered, or is about to hydrate. */
import type { Page } from "@playwright/test";

/**
 * Translates a page as Chromium does: a pair of `<font>` elements with another text takes the place of each text, and of
 * each text that comes later. What is marked with `translate="no"` stays.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const untranslated = "[translate=no], font, script, style, noscript, textarea, select, svg";
    const translateIn = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement?.closest(untranslated)) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = `${text.data} `;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Puts an element into each form and beside each field, as password managers and spelling checkers do. */
export function insertElements(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const place of document.querySelectorAll("form, label, [data-island] > div"))
      place.prepend(document.createElement("extension-button"));
  });
}

/** Puts an element around the one that a selector finds (the `index`th, counted around), as an extension that highlights it. */
export function wrapElement(page: Page, selector: string, index: number): Promise<void> {
  return page.evaluate(
    ([wanted, at]) => {
      const found = [...document.querySelectorAll(wanted)];
      const element = found[at % found.length];
      if (element === undefined) return;
      const wrapper = document.createElement("extension-mark");
      element.replaceWith(wrapper);
      wrapper.append(element);
    },
    [selector, index] as const,
  );
}

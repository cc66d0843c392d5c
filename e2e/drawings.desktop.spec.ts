/** Drawings that only decorate stand beside texts, never under them. */
import { expect, test } from "#testing/browser/site.ts";
import { constructionPages, routes } from "#testing/routes.ts";

const drawings = ".contours-page, .summits svg, .hero-sites-shop .case-phone";

test("no line of text and no button stands on a drawing", async ({ plainPage: page }) => {
  const main = [routes.home, routes.ecommerce, routes.showcase].map((route) => route["fr-fr"]);
  const found = new Set<string>();
  for (const path of [...main, ...constructionPages("fr-fr", "seo", "audit", "reservation", "maintenance")]) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate((drawings) => {
        const boxes = [...document.querySelectorAll(drawings)]
          .filter((drawing) => drawing.checkVisibility())
          .map((drawing) => drawing.getBoundingClientRect());
        const texts = document.createTreeWalker(
          document.querySelector("main") as HTMLElement,
          NodeFilter.SHOW_TEXT,
        );
        const bad: string[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const element = text.parentElement;
          if (!element?.checkVisibility() || element.closest(".sr-only, svg")) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const button = element.closest("a.pressable, button")?.getBoundingClientRect();
          for (const line of [...range.getClientRects(), ...(button ? [button] : [])])
            if (
              boxes.some(
                (box) =>
                  line.right > box.left + 1 &&
                  line.left < box.right - 1 &&
                  line.bottom > box.top + line.height / 5 &&
                  line.top < box.bottom - line.height / 5,
              )
            )
              bad.push((text.textContent ?? "").trim());
        }
        return bad.filter((words) => words !== "");
      }, drawings);
      for (const words of covered) found.add(`${path} at ${width}: ${words}`);
    }
  }
  expect([...found]).toEqual([]);
});

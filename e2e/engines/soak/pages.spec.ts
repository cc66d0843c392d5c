/** Every page stands: its title in its own typeface, nothing wider than the screen, nothing that breaks. */

import { expect, test } from "#testing/engines/test.ts";
import { everyPage } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

for (const locale of locales)
  test(`every page in ${locale} shows its title and fits the screen`, async ({ visitor }) => {
    for (const path of new Set(everyPage.map((page) => page.path[locale]))) {
      await visitor.goTo(path);
      await visitor.sees({ css: "h1" });
      const looks = () =>
        visitor.evaluate(() => {
          const title = document.querySelector("h1") ?? document.body;
          const [font = ""] = getComputedStyle(title).fontFamily.replaceAll('"', "").split(",");
          return {
            path: location.pathname,
            tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            // Where an engine paints these by itself, they are pale on dark in WebKit.
            painted: [...document.querySelectorAll("select, input:is([type=radio], [type=checkbox])")].filter(
              (control) => getComputedStyle(control).appearance !== "none" && control.clientWidth > 1,
            ).length,
            typeface: [...document.fonts].some(
              ({ family, status }) => family.includes(font) && status === "loaded",
            ),
          };
        });
      await visitor.eventually(looks).toEqual({ path, tooWide: 0, painted: 0, typeface: true });
      expect(visitor.problems(), path).toEqual([]);
    }
  });

/** The root address leads on, and links from page to page work, there and back. */

import { expect, test } from "#testing/engines/test.ts";
import { routes } from "#testing/routes.ts";

test("the root leads to the browser's language, and to the stored one", async ({ newcomer }) => {
  for (const [language, home] of [
    ["other", routes.home["fr-fr"]],
    ["en", routes.home["en-en"]],
  ] as const) {
    const visitor = await newcomer(language);
    await visitor.goTo("/");
    await visitor.arrivesAt(home);
    await visitor.settled();
    expect(await visitor.evaluate(() => sessionStorage.getItem("languageDetected"))).toBe("true");
    const stored = language === "en" ? "fr-fr" : "en-en";
    await visitor.goTo("/connect");
    await visitor.evaluate(
      language === "en"
        ? () => localStorage.setItem("preferredLanguage", "fr-fr")
        : () => localStorage.setItem("preferredLanguage", "en-en"),
    );
    await visitor.goTo("/");
    await visitor.arrivesAt(routes.home[stored]);
  }
});

test("links lead from page to page, back and forward again", async ({ visitor }) => {
  const way = ["services", "portfolio", "pricing", "about", "contact", "home"] as const;
  await visitor.goTo(routes.home["fr-fr"]);
  for (const name of [...way, ...way]) {
    const path = routes[name]["fr-fr"];
    await visitor.press({ css: `a[href="${path}"]`, within: { role: "contentinfo" } });
    await visitor.arrivesAt(path);
    await visitor.settled();
    await visitor.sees({ role: "heading" });
  }
  for (const name of [...way].reverse().slice(1)) {
    await visitor.back();
    await visitor.arrivesAt(routes[name]["fr-fr"]);
  }
  await visitor.forward();
  await visitor.arrivesAt(routes.portfolio["fr-fr"]);
  await visitor.settled();
});

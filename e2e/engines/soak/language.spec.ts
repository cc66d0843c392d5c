/** The language dialog: the same page in the other language. */

import type { Query } from "#testing/engines/finding.ts";
import { expect, test } from "#testing/engines/test.ts";
import { languageOf, routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";
import { typeset } from "../../contact-form.ts";

for (const locale of locales)
  test(`the language dialog leads from ${locale} to the same page, query and hash kept`, async ({
    visitor,
  }) => {
    const to = locale === "fr-fr" ? "en-en" : "fr-fr";
    const dialog: Query = { css: "dialog.language-dialog" };
    const button = (landmark: "header" | "footer"): Query => ({
      role: "button",
      name: typeset(words[locale]("shell.language.current")),
      within: { css: landmark },
    });
    await visitor.goTo(routes.home[locale]);
    await visitor.goTo(`${routes.contact[locale]}?utm_source=card&x=%C3%A9#request`);
    await visitor.press(button("footer"));
    await visitor.sees(dialog);
    await visitor.key("Escape");
    await visitor.seesNo(dialog);

    // On a phone the header is out of the way once somebody has scrolled down.
    await visitor.evaluate(() => scrollTo(0, 0));
    await visitor.press(button("header"));
    await visitor.sees(dialog);
    await visitor.press({ css: `a[hreflang=${languageOf[to]}]`, within: dialog });
    await visitor.arrivesAt(`${routes.contact[to]}?utm_source=card&x=%C3%A9#request`);
    await visitor.settled();
    expect(
      await visitor.evaluate(() => [
        document.documentElement.lang,
        localStorage.getItem("preferredLanguage"),
      ]),
    ).toEqual([languageOf[to], to]);
    // The fragment is in the address, and the page is at its top.
    expect(await visitor.evaluate(() => scrollY)).toBe(0);
    // The history entry is replaced.
    await visitor.back();
    await visitor.arrivesAt(routes.home[locale]);
  });

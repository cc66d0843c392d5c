import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { IslandRenderer } from "#app/islands/Island.tsx";
import { elements } from "#testing/markup.ts";
import { ContactIsland } from "./ContactIsland.tsx";

// Where the build writes the words of each island.
vi.mock("virtual:island-files", () => ({ default: { "fr-fr": {}, "en-en": {} } }));

vi.mock("#app/site/build-settings.ts", async (original) => ({
  ...(await original<object>()),
  siteUrl: "https://agency.example",
  contactFormAction: "https://forms.example/abc",
}));

test.each(locales)("in %s the form goes to the outside service, with the address to return to", (locale) => {
  const html = renderToStaticMarkup(
    <IslandRenderer value={renderToString}>
      <LanguageProvider locale={locale} words={dictionaries[locale]}>
        <ContactIsland address="/contact/" prefilled={{}} refused={undefined} short={null} />
      </LanguageProvider>
    </IslandRenderer>,
  );
  expect(elements(html, "form").map(({ action, method }) => [action, method])).toEqual([
    ["https://forms.example/abc", "post"],
  ]);
  const hidden = elements(html, "input").filter(({ type }) => type === "hidden");
  expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toMatchObject({
    _redirect:
      locale === "fr-fr" ? "https://agency.example/fr-fr/merci/" : "https://agency.example/en-en/thank-you/",
    _append: "false",
  });
});

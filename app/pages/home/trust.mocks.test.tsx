import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { formatDay } from "#app/i18n/dates.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries } from "#app/i18n/words.ts";
import type * as Content from "#content/conversion-rates.ts";
import { Trust } from "./Trust.tsx";

const { since, stated } = vi.hoisted(() => ({
  since: "2026-11-27",
  /** Where the agency states no rate. */
  stated: {
    own: 7.5,
    world: 1.8,
    method: { "fr-fr": "Comptées.", "en-en": "Counted." },
    source: { name: "Source", url: "https://source.example" },
    projectSlug: "none",
    result: { "fr-fr": "", "en-en": "" },
  },
}));

vi.mock("#app/islands/Island.tsx", () => ({ Island: () => null }));

vi.mock("#content/conversion-rates.ts", async (original) => {
  const { conversionRates } = await original<typeof Content>();
  return { conversionRates: { ...(conversionRates ?? stated), since } };
});

test.each(locales)(
  "a rate that is counted says since when, and not that it is estimated, in %s",
  (locale: Locale) => {
    const t = translations[locale];
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider locale={locale} words={dictionaries[locale]}>
          <Trust />
        </LanguageProvider>
      </MemoryRouter>,
    );
    expect(html).toContain(t("home.chart.method.counted", { since: formatDay(since, locale) }));
    expect(html).not.toContain(t("home.chart.method"));
  },
);

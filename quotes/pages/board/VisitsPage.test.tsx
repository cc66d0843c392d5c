import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { visitReportFrom } from "#app/domain/visit-report.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { boardLists } from "#quotes/board.ts";
import { plain } from "#testing/words.ts";
import { VisitsPage } from "./VisitsPage.tsx";

const report = visitReportFrom({
  range: { min: "2026-11-01", max: "2026-11-30" },
  since: "2026-09-15",
  totals: [
    { kind: "view", key: "fr-fr/pricing", total: 40 },
    { kind: "source", key: "direct", total: 200 },
    { kind: "step", key: "type", total: 20 },
    { kind: "sent", key: "contact", total: 3 },
    { kind: "speed", key: "lcp phone 2 pricing", total: 3 },
    { kind: "speed", key: "lcp phone 9 pricing", total: 1 },
  ],
  dayTotals: [
    { day: "2026-09-20", kind: "source", total: 71 },
    { day: "2026-11-03", kind: "source", total: 200 },
  ],
});

/** The rows of all tables, cell by cell. */
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    row
      .split(/<\/t[hd]>/)
      .slice(0, -1)
      .map((cell) => plain(cell.replace(/<[^>]+>/g, ""))),
  );

test.each(locales)("%s: steps, days and months are rows with their numbers, without a drawing", (locale) => {
  const t = translations[locale];
  const counts = Object.fromEntries(boardLists.map((list) => [list, 0])) as Record<
    (typeof boardLists)[number],
    number
  >;
  const visits = { locale, counts, maxCounted: 500, hasBackup: true, report };
  const markup = renderToStaticMarkup(
    <LanguageProvider locale={locale} words={dictionaries[locale]}>
      <VisitsPage visits={visits} base="../" />
    </LanguageProvider>,
  );
  expect(markup).not.toMatch(/<(?:polygon|rect)/);
  const rows = rowsOf(markup);
  const half = plain(locale === "fr-fr" ? "50 %" : "50%");
  expect(rows).toContainEqual([plain(t("board.visits.step.viewed")), "40", ""]);
  expect(rows).toContainEqual([plain(t("board.visits.step.type")), "20", half]);
  expect(rows).toContainEqual([plain(t("board.visits.step.duration")), "0", plain(half).replace("50", "0")]);
  const seconds = plain(locale === "fr-fr" ? "1,5 s (75 %)" : "1.5 s (75%)");
  expect(rows).toContainEqual([plain(t("board.visits.all")), seconds, "–", "–"]);
  expect(plain(markup)).not.toContain(plain(t("board.visits.speed.other")));
  // Days without a visit too, and October.
  expect(rows.filter(([, ...numbers]) => numbers.join() === "0,0,0")).toHaveLength(30);
  expect(rows.filter(([, visits]) => visits === "71")).toEqual([
    [expect.stringMatching(/sept\.? 2026/i), "71", "0", "0"],
  ]);
  expect(plain(markup)).toContain(plain(locale === "fr-fr" ? "1,5 %" : "1.5%"));
});

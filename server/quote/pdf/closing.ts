import type { Quote } from "#app/domain/quote.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { limits } from "#content/limits.ts";
import { exactMoney } from "../amounts.ts";
import type { QuoteContents } from "../contents.ts";
import type { Sheet } from "./sheet.ts";
import { colour, columnWidth, page, style } from "./theme.ts";

const gutter = 24;
const half = (columnWidth - gutter) / 2;

function termsOf(contents: QuoteContents, quote: Quote): readonly string[] {
  const { locale, validUntil, complete } = contents;
  const t = translator(dictionaries[locale]);
  const { timesLegalRate, recovery } = legal.latePayment;
  const { from, to } = limits.delivery.showcase;
  return [
    t("quoteDocument.terms.nature", { agency: identity.name, date: validUntil }),
    ...(complete ? [] : [t("quoteDocument.terms.onQuote")]),
    t("quoteDocument.terms.vat", { rate: numberIn(locale, legal.vatRate) }),
    t("quoteDocument.terms.delivery", { from, to }),
    ...(contents.recurring.length === 0 ? [] : [t("quoteDocument.terms.recurring")]),
    t("quoteDocument.terms.payment", { percent: quote.depositPercent, months: quote.durationMonths }),
    t("quoteDocument.terms.late", { times: timesLegalRate, amount: exactMoney(recovery, locale) }),
    t("quoteDocument.terms.professionals"),
  ];
}

const numberIn = (locale: Locale, value: number): string =>
  value.toLocaleString(locale === "fr-fr" ? "fr-FR" : "en-GB");

/** The terms, in two columns as even as whole paragraphs allow. */
export function drawTerms(sheet: Sheet, contents: QuoteContents, quote: Quote): void {
  const t = translator(dictionaries[contents.locale]);
  const terms = termsOf(contents, quote).map((text) => ({
    text,
    height: sheet.heightOf(text, style.small, half) + 4,
  }));
  const heightOf = (some: typeof terms) => some.reduce((sum, { height }) => sum + height, 0);
  const cuts = terms.map((_, index) => index + 1);
  const taller = (cut: number) => Math.max(heightOf(terms.slice(0, cut)), heightOf(terms.slice(cut)));
  const cut = cuts.reduce((best, next) => (taller(next) < taller(best) ? next : best));
  sheet.place(
    {
      height: 23 + taller(cut),
      draw(top) {
        const heading = { x: page.left, y: top, width: columnWidth };
        sheet.write(sheet.root, "H2", t("quoteDocument.terms.title"), style.heading, heading);
        [terms.slice(0, cut), terms.slice(cut)].forEach((column, index) => {
          let y = top + 23;
          for (const { text, height } of column) {
            const place = { x: page.left + index * (half + gutter), y, width: half };
            sheet.write(sheet.root, "P", text, style.small, place);
            y += height;
          }
        });
      },
    },
    16,
  );
}

/** Where both sign. Only for a quote that has all its prices. */
export function drawAcceptance(sheet: Sheet, contents: QuoteContents): void {
  const t = translator(dictionaries[contents.locale]);
  const forCustomer = ["date", "name", "address", "registration"] as const;
  const forAgency = ["date", "name"] as const;
  const line = 20;
  const height = 178;
  sheet.place({
    height,
    draw(top) {
      sheet.ornament((pdf) =>
        pdf.roundedRect(page.left, top, columnWidth, height, 3).lineWidth(0.6).stroke(colour.line),
      );
      const inner = { x: page.left + 18, width: columnWidth - 36 };
      sheet.write(sheet.root, "H2", t("quoteDocument.acceptance.title"), style.heading, {
        ...inner,
        y: top + 14,
      });
      sheet.write(sheet.root, "P", t("quoteDocument.acceptance.text"), style.small, {
        ...inner,
        y: top + 32,
      });
      const side = (title: string, fields: readonly (typeof forCustomer)[number][], x: number) => {
        const width = half - 18;
        sheet.write(sheet.root, "P", title, style.strong, { x, y: top + 52, width });
        [...fields, "signature" as const].forEach((field, index) => {
          const y = top + 70 + index * line;
          sheet.write(sheet.root, "P", t(`quoteDocument.acceptance.${field}`), style.label, {
            x,
            y,
            width: 110,
          });
          if (field !== "signature") sheet.rule(y + 11, x + 92, width - 92);
        });
      };
      side(t("quoteDocument.acceptance.customer"), forCustomer, inner.x);
      side(
        t("quoteDocument.acceptance.agency", { agency: identity.name }),
        forAgency,
        page.left + half + gutter,
      );
    },
  });
}

import { catalogue } from "#app/content/catalogue.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { vatAt } from "#app/domain/vat.ts";
import { exactMoney, formatPercent } from "#app/i18n/formats.ts";
import { inVatPlace } from "#app/i18n/places.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { keepTogether } from "#quotes/documents/pdf/keep-together.ts";
import type { Block, Sheet } from "#quotes/documents/pdf/sheet.ts";
import { columnWidth, page, style } from "#quotes/documents/pdf/theme.ts";
import { excludedKey, type QuoteContents } from "../contents.ts";
import { leadTimeOf } from "../lead-time.ts";
import { untaxedReasonText } from "../rows.ts";

const gutter = 24;
const half = (columnWidth - gutter) / 2;

function deliveryOf(record: QuoteRecord, t: Translate): string {
  const time = leadTimeOf(record);
  if (time === null) return t("quoteDocument.terms.delivery.shop");
  return t(
    time.kind === "booking" ? "quoteDocument.terms.delivery.booking" : "quoteDocument.terms.delivery",
    time,
  );
}

function clausesOf(contents: QuoteContents, record: QuoteRecord): readonly string[] {
  // As recorded, so that a new rate changes no old document; the first records have none.
  const { quote, vat = vatAt(catalogue.vat, null) } = record;
  const { locale, validUntil } = contents;
  const t = translations[locale];
  const { timesLegalRate, recovery } = legal.latePayment;
  return [
    t("quoteDocument.terms.nature", { agency: identity.name, date: validUntil }),
    vat.perMille === 0
      ? t("quoteDocument.terms.untaxed", { reason: untaxedReasonText(vat.place, { locale, t }) })
      : t("quoteDocument.terms.vat", {
          rate: formatPercent(vat.perMille, locale),
          place: inVatPlace(vat.place, locale),
        }),
    deliveryOf(record, t),
    ...(contents.recurring.length === 0 ? [] : [t("quoteDocument.terms.recurring")]),
    [
      t("quoteDocument.terms.payment", { percent: quote.depositPercent, months: quote.paymentMonths }),
      t(excludedKey(quote)),
    ].join(" "),
    t("quoteDocument.terms.late", { times: timesLegalRate, amount: exactMoney(recovery, locale) }),
  ];
}

/** The terms in two columns of similar height; paragraphs are not split. */
function clausesBlock(sheet: Sheet, contents: QuoteContents, record: QuoteRecord): Block {
  const t = translations[contents.locale];
  const clauses = clausesOf(contents, record).map((text) => ({
    text,
    height: sheet.heightOf(text, style.small, half) + 4,
  }));
  const heightOf = (some: typeof clauses) => some.reduce((sum, { height }) => sum + height, 0);
  const cuts = clauses.map((_, index) => index + 1);
  const taller = (cut: number) => Math.max(heightOf(clauses.slice(0, cut)), heightOf(clauses.slice(cut)));
  const cut = cuts.reduce((best, next) => (taller(next) < taller(best) ? next : best));
  return {
    height: 23 + taller(cut) + sheet.space(16),
    draw(top) {
      const heading = { x: page.left, y: top, width: columnWidth };
      sheet.write(sheet.root, "H2", t("quoteDocument.terms.title"), style.heading, heading);
      [clauses.slice(0, cut), clauses.slice(cut)].forEach((column, index) => {
        let y = top + 23;
        for (const { text, height } of column) {
          const box = { x: page.left + index * (half + gutter), y, width: half };
          sheet.write(sheet.root, "P", text, style.small, box);
          y += height;
        }
      });
    },
  };
}

/** What happens next, what has no price yet, and the way back to the configuration. */
function nextBlock(sheet: Sheet, { locale, onQuote, configuration }: QuoteContents): Block {
  const t = translations[locale];
  const padding = sheet.space(18);
  const width = columnWidth - 2 * padding;
  const texts = [
    t("quoteDocument.next.text", { hours: figures.answerHours }),
    ...(onQuote.length === 0 ? [] : [t("quoteDocument.next.onQuote", { names: onQuote.join(", ") })]),
  ].map((text) => ({ text, height: sheet.heightOf(text, style.small, width) + 3 }));
  const textHeight = texts.reduce((sum, { height }) => sum + height, 0);
  const height = padding + 20 + textHeight + style.strong.leading + padding;
  return {
    height,
    draw(top) {
      sheet.panel(top, height);
      const box = { x: page.left + padding, width };
      sheet.write(sheet.root, "H2", t("quoteDocument.next.title"), style.heading, {
        ...box,
        y: top + padding - 4,
      });
      let y = top + padding + 16;
      for (const { text, height: textLine } of texts) {
        sheet.write(sheet.root, "P", text, style.small, { ...box, y });
        y += textLine;
      }
      sheet.link(t("quoteDocument.next.again"), configuration, style.strong, { ...box, y: y + 4 });
    },
  };
}

/** The terms and what happens next: together, so that no page has a few lines alone. */
export function drawClosing(sheet: Sheet, contents: QuoteContents, record: QuoteRecord): void {
  sheet.place(keepTogether([clausesBlock(sheet, contents, record), nextBlock(sheet, contents)]));
}

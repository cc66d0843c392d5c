import type { Quote } from "#app/domain/quote.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { formatTag } from "#app/i18n/locales.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import type { QuoteContents } from "../contents.ts";
import type { Block, Sheet } from "./sheet.ts";
import { colour, columnWidth, page, style } from "./theme.ts";

const gutter = 24;
const padding = 18;
const half = (columnWidth - gutter) / 2;

function termsOf(contents: QuoteContents, quote: Quote): readonly string[] {
  const { locale, validUntil } = contents;
  const t = translator(dictionaries[locale]);
  const { timesLegalRate, recovery } = legal.latePayment;
  const { from, to } = figures.delivery.showcase;
  return [
    t("quoteDocument.terms.nature", { agency: identity.name, date: validUntil }),
    t("quoteDocument.terms.vat", { rate: legal.vatRate.toLocaleString(formatTag[locale]) }),
    t("quoteDocument.terms.delivery", { from, to }),
    ...(contents.recurring.length === 0 ? [] : [t("quoteDocument.terms.recurring")]),
    t("quoteDocument.terms.payment", { percent: quote.depositPercent, months: quote.durationMonths }),
    t("quoteDocument.terms.late", { times: timesLegalRate, amount: exactMoney(recovery, locale) }),
  ];
}

/** Draws the terms in two columns of similar height; paragraphs are not split. */
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

/** Replaces the acceptance while something has no price yet. */
export function drawNext(sheet: Sheet, { locale, onQuote }: QuoteContents): void {
  const t = translator(dictionaries[locale]);
  const text = t("quoteDocument.next.text", { hours: figures.answerHours, names: onQuote.join(", ") });
  drawPanel(sheet, t("quoteDocument.next.title"), text);
}

/** For both signatures. Only if everything has a price. */
export function drawAcceptance(sheet: Sheet, { locale }: QuoteContents): void {
  const t = translator(dictionaries[locale]);
  drawPanel(sheet, t("quoteDocument.acceptance.title"), t("quoteDocument.acceptance.text"), {
    height: 196,
    draw(top) {
      const { name } = identity;
      const forCustomer = t("quoteDocument.acceptance.customer");
      drawSide(sheet, t, forCustomer, ["date", "name", "address", "registration"], page.left + padding, top);
      const forAgency = t("quoteDocument.acceptance.agency", { agency: name });
      drawSide(sheet, t, forAgency, ["date", "name"], page.left + half + gutter, top);
    },
  });
}

function drawPanel(sheet: Sheet, title: string, text: string, content?: Block): void {
  const width = columnWidth - 2 * padding;
  const textHeight = sheet.heightOf(text, style.small, width);
  const height = padding + 20 + textHeight + padding - 4 + (content?.height ?? 0);
  sheet.place({
    height,
    draw(y) {
      sheet.ornament((pdf) =>
        pdf.roundedRect(page.left, y, columnWidth, height, 3).lineWidth(0.6).stroke(colour.line),
      );
      const x = page.left + padding;
      sheet.write(sheet.root, "H2", title, style.heading, { x, y: y + padding - 4, width });
      sheet.write(sheet.root, "P", text, style.small, { x, y: y + padding + 16, width });
      content?.draw(y + padding + 20 + textHeight + 8);
    },
  });
}

type Field = "date" | "name" | "address" | "registration";

function drawSide(
  sheet: Sheet,
  t: Translate,
  title: string,
  fields: readonly Field[],
  x: number,
  top: number,
) {
  const width = half - padding;
  const labelWidth = 92;
  const line = 22;
  sheet.write(sheet.root, "P", title, style.strong, { x, y: top, width });
  [...fields, "signature" as const].forEach((field, index) => {
    const y = top + 22 + index * line;
    const label = t(`quoteDocument.acceptance.${field}`);
    sheet.write(sheet.root, "P", label, style.label, { x, y, width: labelWidth });
    if (field !== "signature") sheet.rule(y + 12, x + labelWidth, width - labelWidth);
  });
}

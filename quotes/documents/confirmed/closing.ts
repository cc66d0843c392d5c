import type { Day } from "#app/domain/days.ts";
import { constructionPath } from "#app/site/pages.ts";
import { contractClauses } from "#quotes/facts/clauses.ts";
import { isOptional } from "#quotes/terms/confirmed-quote.ts";
import { keepTogether } from "../pdf/keep-together.ts";
import type { Block, Sheet } from "../pdf/sheet.ts";
import { columnWidth, page, style } from "../pdf/theme.ts";
import { printableLine, printableLines } from "../printable.ts";
import type { ConfirmedQuoteWriter } from "./writer.ts";

/** The agency's special terms, then the terms of every quote, in paragraphs that break across pages. */
export function drawTermsAndClauses(
  sheet: Sheet,
  writer: ConfirmedQuoteWriter,
  siteUrl: string,
  acceptance: PrintedAcceptance | null,
): void {
  const { quote, t, locale } = writer;
  const special = printableLines(quote.terms.terms)
    .split("\n")
    .filter((text) => text !== "");
  if (special.length > 0) drawParagraphs(sheet, t("clientQuote.terms.special"), special);
  const address = `${siteUrl}${constructionPath(locale, "terms")}`;
  // A clause names the subscription that hosting is in.
  const lines = quote.terms.lines.map((line) => ({ ...line, label: printableLine(line.label) }));
  const printed = { ...quote, terms: { ...quote.terms, lines } };
  const clauses = [...contractClauses(printed, writer, acceptance === null ? null : writer.offered)];
  const general = `${clauses.pop()} ${t("quoteDocument.confirmed.general.address")}`;
  drawParagraphs(sheet, t("clientQuote.terms.title"), [...clauses, general], address);
}

/**
 * A heading and paragraphs, the last with an address that opens, keepTogether on a page. Where they are longer than one they
 * continue on the next, but two paragraphs stay with the heading, and two of them end together.
 */
function drawParagraphs(sheet: Sheet, title: string, texts: readonly string[], address?: string): void {
  const box = { x: page.left, width: columnWidth };
  const heading: Block = {
    height: 22,
    draw: (y) => void sheet.write(sheet.root, "H2", title, style.heading, { ...box, y }),
  };
  const blocks = texts.map(
    (text): Block => ({
      height: sheet.heightOf(text, style.small, columnWidth) + 4,
      draw: (y) => void sheet.write(sheet.root, "P", text, style.small, { ...box, y }),
    }),
  );
  if (address !== undefined)
    blocks.push({
      height: style.small.leading + 4,
      draw: (y) => sheet.link(address, address, style.small, { ...box, y }),
    });
  const whole = keepTogether([heading, ...blocks]);
  if (whole.height <= page.bottom - page.top) {
    sheet.place(whole, 14);
    return;
  }
  sheet.place(keepTogether([heading, ...blocks.slice(0, 2)]));
  for (const block of blocks.slice(2, -3)) sheet.place(block);
  sheet.place(keepTogether(blocks.slice(2).slice(-3)));
  sheet.y += 14;
}

/** When the client accepted a quote, and whether it had options to choose. */
export type PrintedAcceptance = {
  readonly on: Day;
  readonly hadOptions: boolean;
  /** The last day on which the client may withdraw, which postpones the dates; null without that right. */
  readonly withdrawableUntil: Day | null;
};

/** How, and until when, the client accepts, or that the client has: online, so there is nothing to sign by hand. */
export function drawDecision(
  sheet: Sheet,
  { quote, t, day }: ConfirmedQuoteWriter,
  acceptance: PrintedAcceptance | null,
): void {
  const padding = 18;
  const width = columnWidth - 2 * padding;
  const title = acceptance === null ? "answer.title" : "answer.accepted.title";
  const text = [
    ...(quote.terms.lines.some(isOptional) ? [t("quoteDocument.confirmed.options.choose")] : []),
    acceptance === null
      ? t("quoteDocument.confirmed.answer", { date: day(quote.validUntil) })
      : t(`quoteDocument.confirmed.answer.accepted${acceptance.hadOptions ? ".options" : ""}`, {
          date: day(acceptance.on),
        }),
  ].join(" ");
  const height = padding + 18 + sheet.heightOf(text, style.small, width) + padding - 4;
  const draw = (y: number): void => {
    sheet.panel(y, height);
    const x = page.left + padding;
    sheet.write(sheet.root, "H2", t(`quoteDocument.confirmed.${title}`), style.heading, {
      x,
      y: y + padding - 4,
      width,
    });
    sheet.write(sheet.root, "P", text, style.small, { x, y: y + padding + 16, width });
  };
  sheet.place({ height, draw }, 24);
}

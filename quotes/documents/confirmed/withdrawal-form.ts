/**
 * The withdrawal form, on a separate sheet that can be sent back: the models in the annexes to articles R221-1 and R221-3 of the
 * Code de la consommation, with the information of article L221-5. It applies to a firm of five employees or fewer that
 * concludes outside the agency's premises, for something outside its main activity (article L221-3).
 */

import { nonBreaking } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";
import { clientPagesPath } from "#quotes/addresses.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { columnWidth, page, style } from "../pdf/theme.ts";
import { printableLine, printableLines } from "../printable.ts";
import type { ConfirmedQuoteWriter } from "./writer.ts";

export function drawWithdrawalForm(sheet: Sheet, { quote, t }: ConfirmedQuoteWriter, siteUrl: string): void {
  sheet.breakPage();
  const box = { x: page.left, width: columnWidth };
  const write = (tag: string, text: string, of: (typeof style)[keyof typeof style], gap: number): void => {
    sheet.y += sheet.write(sheet.root, tag, text, of, { ...box, y: sheet.y }) + gap;
  };
  write("H2", t("quoteDocument.withdrawal.title"), style.heading, 8);
  write("P", t("quoteDocument.withdrawal.right"), style.body, 8);
  write("P", t("quoteDocument.withdrawal.how", { agency: identity.name }), style.body, 8);
  // The secret of the address is no part of a document: documents outlive it, and go from hand to hand.
  const address = `${siteUrl}${clientPagesPath}`;
  write("P", t("quoteDocument.withdrawal.online", { address }), style.body, 8);
  write("P", t("quoteDocument.withdrawal.effects", { agency: identity.name }), style.body, 26);

  const { street, postalCode, city, region } = identity.address;
  write("H2", t("quoteDocument.withdrawal.form"), style.heading, 4);
  write("P", t("quoteDocument.withdrawal.onlyTo"), style.small, 12);
  const agency = `${identity.legalName}, ${street}, ${postalCode} ${city}, ${region}, ${identity.emails.projects}`;
  write("P", t("quoteDocument.withdrawal.for", { agency }), style.body, 8);
  write("P", t("quoteDocument.withdrawal.notice", { number: nonBreaking(quote.number) }), style.body, 18);
  const lines = [
    [t("quoteDocument.withdrawal.accepted"), ""],
    [t("quoteDocument.withdrawal.name"), printableLine(quote.terms.client.name)],
    [
      t("quoteDocument.withdrawal.address"),
      printableLines(quote.terms.client.address).replaceAll("\n", ", "),
    ],
    [t("quoteDocument.withdrawal.signature"), ""],
    [t("quoteDocument.withdrawal.date"), ""],
  ] as const;
  const labelWidth = 190;
  for (const [label, value] of lines) {
    const x = page.left + labelWidth;
    const width = columnWidth - labelWidth;
    const labelHeight = sheet.write(sheet.root, "P", label, style.body, {
      x: page.left,
      y: sheet.y,
      width: labelWidth - 10,
    });
    const valueHeight =
      value === "" ? 0 : sheet.write(sheet.root, "P", value, style.body, { x, y: sheet.y, width });
    const height = Math.max(labelHeight, valueHeight);
    sheet.rule(sheet.y + height + 2, x, width);
    sheet.y += height + 18;
  }
}

import { encode } from "uqr";
import { paysBySepa } from "#app/prices/vat.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import { transferRows } from "#quotes/facts/transfer-rows.ts";
import { depositTransfer } from "#quotes/terms/confirmed-quote.ts";
import { transferQrText } from "#quotes/terms/transfer.ts";
import type { Sheet } from "../pdf/sheet.ts";
import { colour, columnWidth, page, style } from "../pdf/theme.ts";
import type { PrintedAcceptance } from "./closing.ts";
import type { ConfirmedQuoteWriter } from "./writer.ts";

const qrWidth = 96;
const labelWidth = 92;
const line = 15;

/**
 * How the deposit is paid: the account, and beside it the QR code for banking apps, but none for a bank that reads none. Where
 * nothing may be asked for yet, only from when: whoever has the account may pay too early.
 */
export function drawTransfer(
  sheet: Sheet,
  writer: ConfirmedQuoteWriter,
  acceptance: PrintedAcceptance | null,
): void {
  const { quote, t, day } = writer;
  const { canWithdraw } = quote;
  const transfer = depositTransfer(quote);
  if (transfer === null) return;
  const days = acceptance === null ? null : depositDaysOf(acceptance.on, quote);
  const rows = canWithdraw ? [] : transferRows(transfer, writer, days?.until ?? null);
  const sepa = paysBySepa(quote.terms.client.vatPlace);
  const coded = !canWithdraw && sepa;
  const when = canWithdraw ? ".offPremises" : "";
  const note = [
    days === null
      ? t(`clientQuote.transfer.document${when}`)
      : canWithdraw && days.until !== null
        ? t("clientQuote.transfer.document.accepted.offPremises.until", {
            date: day(days.from),
            until: day(days.until),
          })
        : t(`clientQuote.transfer.document.accepted${when}`, { date: day(days.from) }),
    ...(coded ? [t("clientQuote.transfer.document.code")] : []),
    ...(sepa || canWithdraw ? [] : [t("clientQuote.transfer.abroad")]),
  ].join(" ");
  const width = columnWidth - (coded ? qrWidth + 24 : 0);
  const noteTop = 24 + rows.length * line + 4;
  const height = Math.max(noteTop + sheet.heightOf(note, style.small, width), coded ? qrWidth : 0);
  sheet.place(
    {
      height,
      draw(top) {
        const x = page.left;
        sheet.write(sheet.root, "H2", t("clientQuote.transfer.title", { rest: 0 }), style.heading, {
          x,
          y: top,
          width,
        });
        const table = rows.length > 0 ? sheet.element(sheet.root, "Table") : sheet.root;
        rows.forEach(({ label, value }, index) => {
          const y = top + 24 + index * line;
          const row = sheet.element(table, "TR");
          sheet.write(row, "TH", label, style.label, { x, y, width: labelWidth }, "Row");
          sheet.write(row, "TD", value, style.small, { x: x + labelWidth, y, width: width - labelWidth });
        });
        sheet.write(sheet.root, "P", note, style.small, { x, y: top + noteTop, width });
        if (coded) drawQrCode(sheet, transferQrText(transfer), page.left + columnWidth - qrWidth, top);
      },
    },
    18,
  );
}

function drawQrCode(sheet: Sheet, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const module = qrWidth / size;
  sheet.ornament((pdf) => {
    data.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) pdf.rect(left + x * module, top + y * module, module, module);
      });
    });
    pdf.fill(colour.ink);
  });
}

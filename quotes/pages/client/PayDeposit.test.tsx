import fc from "fast-check";
import jsQR from "jsqr";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { type Transfer, transferQrText } from "#quotes/terms/transfer.ts";
import { sampleAccount } from "#testing/confirmed-quotes.ts";
import { TransferQrCode } from "./PayDeposit.tsx";

/** What another program reads in the drawn code. */
async function readBack(transfer: Transfer): Promise<readonly string[]> {
  const svg = renderToStaticMarkup(<TransferQrCode text={transferQrText(transfer)} label="" />);
  const drawn = svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"');
  const { data, info } = await sharp(Buffer.from(drawn))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  // The format is UTF-8, as its third line says.
  return new TextDecoder().decode(Uint8Array.from(code?.binaryData ?? [])).split("\n");
}

test("another program reads every field of the transfer in its code", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        holder: fc.constantFrom(sampleAccount.holder, "Œuvre & Fils (Saint-Malo)", "A".repeat(70)),
        amount: fc.integer({ min: 1, max: 99_999_999_999 }),
        reference: fc.constantFrom("D-2026-H9DC-NTG6-V1", "D-2026-0000-ZZZZ-V12"),
      }),
      async ({ holder, amount, reference }) => {
        const account = { ...sampleAccount, holder };
        expect(await readBack({ account, amount: cents(amount), reference })).toEqual([
          ...["BCD", "002", "1", "SCT", account.bic, holder, account.iban],
          `EUR${(amount / 100).toFixed(2)}`,
          ...["", "", reference],
        ]);
      },
    ),
    { numRuns: 25 },
  );
});

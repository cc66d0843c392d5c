import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { transferQrText } from "#quotes/terms/transfer.ts";
import { sampleAccount } from "#testing/confirmed-quotes.ts";
import { qrImage } from "./qr-image.ts";

test("another program reads the transfer in the image of its code", async () => {
  const text = transferQrText({
    account: sampleAccount,
    amount: cents(233_572),
    reference: "D-2026-H9DC-NTG6-V1",
  });
  const { data, info } = await sharp(qrImage(text)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(new TextDecoder().decode(Uint8Array.from(read?.binaryData ?? []))).toBe(text);
});

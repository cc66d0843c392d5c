/** A subscription that a pack includes is included for a time, and the document says for how long. */

import { expect, test } from "vitest";
import { quote } from "#app/domain/quote.ts";
import { locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { composeAcknowledgement } from "#quotes/mails/compose.ts";
import { drawIndicative } from "#testing/drawings.ts";
import { quoteLead } from "#testing/leads.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { sampleCatalogue } from "#testing/sample-catalogue.ts";

const plain = (text: string) => text.replace(/\s+/g, " ");

test.each(locales)("each included subscription has its time in the PDF (%s)", async (locale) => {
  const selection = {
    projectType: "vitrine",
    paymentMonths: "12",
    pack: "pro-plus",
    options: [],
  } as const;
  const subscriptions = (quote(sampleCatalogue, selection).quote?.lines ?? [])
    .flatMap((line) => (line.price.kind === "included" && line.price.subscription ? [line.key] : []))
    .toSorted();
  expect(subscriptions).toEqual(["firewall", "quarterly_reports"]);

  const { attachments } = await composeAcknowledgement(
    quoteLead({ locale, selection }),
    mailSettings,
    drawIndicative,
  );
  const texts = (await textsOf(attachments[0]?.bytes ?? new Uint8Array())).flat().map(plain);
  const time = plain(dictionaries[locale]["quoteDocument.line.included"] ?? "?");
  expect(texts.filter((text) => text === time)).toHaveLength(subscriptions.length);
});

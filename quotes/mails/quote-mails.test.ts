import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { validSelections } from "#app/domain/selection.fixture.ts";
import { withVat } from "#app/domain/vat.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { untaxedReason, vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { escapeHtml } from "#quotes/documents/html.ts";
import { amountsIn, documentAmounts, sorted } from "#quotes/indicative/equal-amounts.contract.ts";
import { indicativePdf, indicativePdfName } from "#quotes/indicative/indicative-pdf.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";
import { nodemailerMessage } from "#server/mail/message.ts";
import type { Envelope } from "#server/mail/transport.ts";
import { drawIndicative } from "#testing/drawings.ts";
import { quoteLead } from "#testing/leads.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { sampleCatalogue } from "#testing/sample-catalogue.ts";
import { plain } from "#testing/words.ts";
import { composeAcknowledgement, composeNotice } from "./compose.ts";

const noticeState = {
  quarantinedCount: 0,
  hasAcknowledgement: true,
  page: "https://agency.example/r/secret/",
};

/** For tests of the texts alone: drawing takes most of a mail's time. */
const undrawn = async () => ({ name: "quote.pdf", bytes: new Uint8Array() });

test("both mails have the VAT of the place that the visitor chose, or the reason why none is charged there", async () => {
  for (const locale of locales)
    for (const place of vatPlaceKeys) {
      const lead = quoteLead({ locale, selection: { place } });
      const acknowledgement = await composeAcknowledgement(lead, mailSettings, undrawn);
      const notice = await composeNotice(lead, mailSettings, noticeState, undrawn);
      for (const [mail, language] of [
        [acknowledgement, locale],
        [notice, "fr-fr"],
      ] as const) {
        const text = plain(mail.text);
        const reason = untaxedReason(place);
        const gross = withVat(lead.quote.quote.total, vatPerMille(place)).total;
        if (reason === null) expect(text, place).toContain(plain(exactMoney(gross, language)));
        else {
          expect(text, place).toContain(plain(reason[language]));
          expect(text, place).not.toMatch(/TTC|incl\. VAT/);
        }
      }
    }
});

test("the acknowledgement has the quote in the visitor's language, and the PDF of the same number", async () => {
  for (const [locale, file] of [
    ["fr-fr", "devis-D-2026-H9DC-NTG6.pdf"],
    ["en-en", "quote-D-2026-H9DC-NTG6.pdf"],
  ] as const) {
    const lead = quoteLead({ locale });
    const mail = await composeAcknowledgement(lead, mailSettings, drawIndicative);
    expect(mail.to).toEqual([{ name: "", address: lead.fields.email }]);
    expect(mail.subject).toContain("D-2026-H9DC-NTG6");
    expect(mail.text).not.toMatch(/\{\w+\}|(mail|quoteDocument)\.[a-z]/);
    expect(mail.text).toContain(sampleCatalogue.options.maintenance_silver.name[locale]);
    expect(mail.attachments).toEqual([
      { name: file, type: "application/pdf", bytes: await indicativePdf(lead, mailSettings.siteUrl) },
    ]);
  }
});

test.each(locales)(
  "the acknowledgement in %s leaves to its PDF when payments are due, to be short",
  async (locale) => {
    const lead = quoteLead({ locale });
    const { text } = await composeAcknowledgement(lead, mailSettings, drawIndicative);
    const t = translations[locale];
    expect(text).toContain(t("quoteDocument.payment.deposit", { percent: lead.quote.quote.depositPercent }));
    expect(text).not.toContain(t("quoteDocument.payment.deposit.when"));
  },
);

test("the acknowledgement, its subject and its file name contain no typed text", async () => {
  const anything = fc.string({ unit: "grapheme", maxLength: 100 });
  // The PDF is the same to a mail whatever it shows, and takes a tenth of a second.
  const draw = async (lead: QuoteLead) => ({ name: indicativePdfName(lead), bytes: new Uint8Array() });
  const plain = await composeAcknowledgement(
    quoteLead({ fields: { email: "a@b.example" } }),
    mailSettings,
    draw,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({ firstName: anything, lastName: anything, company: anything, phone: anything }),
      async (fields) => {
        const lead = quoteLead({ fields: { ...fields, email: "a@b.example" } });
        const { attachments, ...mail } = await composeAcknowledgement(lead, mailSettings, draw);
        const { attachments: theirs, ...same } = plain;
        expect(mail).toEqual(same);
        expect(attachments.map(({ name }) => name)).toEqual(theirs.map(({ name }) => name));
      },
    ),
    { numRuns: 100 },
  );
});

test("the notice has every field, the quote in French, and the visitor's PDF", async () => {
  const lead = quoteLead({
    locale: "en-en",
    fields: { firstName: "<b>Jo</b>", company: "Rhum & Fils", email: "jo@client.example" },
  });
  const mail = await composeNotice(lead, mailSettings, noticeState, drawIndicative);
  expect(mail).toMatchObject({
    to: mailSettings.leadsTo,
    replyTo: { address: "jo@client.example" },
    language: "fr",
  });
  expect(mail.subject).toContain(`pack ${sampleCatalogue.packs.advanced.name["fr-fr"]}`);
  for (const entered of Object.values(lead.fields)) {
    expect(mail.text).toContain(entered);
    expect(mail.html).toContain(escapeHtml(entered));
    expect(mail.subject).not.toContain(entered);
  }
  expect(mail.text).toContain(sampleCatalogue.options.maintenance_silver.name["fr-fr"]);
  expect(mail.attachments[0]?.name).toBe("quote-D-2026-H9DC-NTG6.pdf");
  expect(mail.attachments[0]?.bytes).toEqual(await indicativePdf(lead, mailSettings.siteUrl));
});

test("the notice has the same amounts in French for a visitor in any language", async () => {
  await fc.assert(
    fc.asyncProperty(validSelections(sampleCatalogue), async ({ selection }) => {
      const [french, english] = locales.map((locale) => quoteLead({ locale, selection }));
      if (french === undefined || english === undefined) throw new Error("Two languages");
      const notice = await composeNotice(english, mailSettings, noticeState, undrawn);
      expect(amountsIn(notice.text, "fr-fr")).toEqual(sorted(documentAmounts(english.quote.quote)));
      const inFrench = await composeNotice(
        { ...french, locale: "en-en" },
        mailSettings,
        noticeState,
        undrawn,
      );
      expect(notice.text.replace(/person-\d+/g, "")).toBe(inFrench.text.replace(/person-\d+/g, ""));
    }),
    { numRuns: 5 },
  );
});

test("the sent mail has a text part, an HTML part and one complete PDF", async () => {
  const { default: nodemailer } = await import("nodemailer");
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const lead = quoteLead();
  const mail = await composeAcknowledgement(lead, mailSettings, drawIndicative);
  const envelope: Envelope = {
    mail,
    purpose: "visitor-acknowledgement",
    leadId: lead.id,
    leadCreatedAt: lead.createdAt,
    messageId: "<l@agency.example>",
  };
  const { message } = await composer.sendMail(nodemailerMessage(envelope, () => 0));
  const { text, html, attachments } = await PostalMime.parse(message as Buffer);
  expect(text?.trim()).toBe(mail.text.trim());
  expect(html?.trim()).toBe(mail.html.trim());
  const [pdf, ...others] = attachments.filter(({ related }) => !related);
  expect(pdf).toMatchObject({ filename: mail.attachments[0]?.name, mimeType: "application/pdf" });
  expect(new Uint8Array(pdf?.content as ArrayBuffer)).toEqual(mail.attachments[0]?.bytes);
  expect(others).toEqual([]);
  // The mark is a part of the HTML, which loads nothing from anywhere.
  expect(attachments.filter(({ related }) => related)).toMatchObject([
    { contentId: "<mark>", mimeType: "image/png" },
  ]);
  expect(html).not.toMatch(/src="(?!cid:mark")/);
});

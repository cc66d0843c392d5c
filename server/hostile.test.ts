/** Tens of thousands of texts that nobody types, through everything that reads what a visitor sent. */

import { isIP } from "node:net";
import fc from "fast-check";
import nodemailer from "nodemailer";
import { expect, test } from "vitest";
import { contactFields, parseContact } from "#app/forms/contact-request.ts";
import { textsOf } from "#app/forms/form-data.ts";
import { parseQuoteRequest, quoteRequestFields } from "#app/forms/quote-request.ts";
import { thankYouTarget } from "#app/forms/redirect-target.ts";
import { translations } from "#app/i18n/translations.ts";
import { resolve } from "#app/site/resolve.ts";
import { composeAcknowledgement, composeNotice } from "#quotes/mails/compose.ts";
import { mailPurposes } from "#quotes/store/jobs.ts";
import { drawIndicative } from "#testing/drawings.ts";
import { encoded, hostileText, seed } from "#testing/hostile-text.ts";
import { contactLead, submission } from "#testing/leads.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { parseEnvironment } from "./environment.ts";
import { clientIpAddress } from "./http/client-address.ts";
import { personKeyOf } from "./leads/person-key.ts";
import { suspicionsOf } from "./leads/suspicion.ts";
import { createLog } from "./log.ts";
import { nodemailerMessage } from "./mail/message.ts";
import { networksOf } from "./network.ts";

const t = translations["fr-fr"];
const noticeState = {
  quarantinedCount: 0,
  hasAcknowledgement: true,
  page: "https://agency.example/r/secret/",
};

/** A hostile text once, in a valid form otherwise: what is accepted is what is worth looking at. */
const amongValid = (fields: readonly string[], valid: Readonly<Record<string, string>>) =>
  fc.dictionary(fc.constantFrom(...fields), encoded(hostileText), { maxKeys: 3 }).map((changes) =>
    Object.entries({
      ...Object.fromEntries(Object.entries(valid).map(([name, text]) => [name, encodeURIComponent(text)])),
      ...changes,
    })
      .map(([name, text]) => `${name}=${text}`)
      .join("&"),
  );

const contact = { ...submission().fields };
const person = {
  firstName: "Joséphine",
  lastName: "Lavigne",
  email: "jo@client.example",
  phone: "0696000000",
  company: "Rhum",
};

/** As the server reads it. */
async function formOf(body: string): Promise<FormData> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return new Request("http://site.example/", { method: "POST", headers, body }).formData();
}

/** How many of these cases: a quarter of them before a push. */
const runs = (all: number) => (process.env.TEST_RUN === "quick" ? all / 4 : all);

/** Control characters, and those that turn the direction of text. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/u;

test("of thousands of forms the accepted ones have no control characters, and are accepted again unchanged", async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(amongValid(contactFields, contact), async (body) => {
      const parsed = parseContact(textsOf(await formOf(body), contactFields), t);
      if (!parsed.ok) return;
      accepted += 1;
      for (const [name, value] of Object.entries(parsed.value.fields))
        expect(name === "message" ? value.replaceAll("\n", "") : value).not.toMatch(controls);
      expect(parseContact(parsed.value.fields, t)).toEqual(parsed);
    }),
    { seed, numRuns: runs(5000) },
  );
  await fc.assert(
    fc.asyncProperty(amongValid(quoteRequestFields, person), async (body) => {
      const parsed = parseQuoteRequest(textsOf(await formOf(body), quoteRequestFields), t);
      if (!parsed.ok) return;
      accepted += 1;
      for (const value of Object.values(parsed.value)) expect(value).not.toMatch(controls);
      expect(parseQuoteRequest(parsed.value, t)).toEqual(parsed);
    }),
    { seed, numRuns: runs(3000) },
  );
  expect(accepted).toBeGreaterThan(runs(1000));
});

test("thousands of addresses never redirect to another site", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        "",
        "/fr-fr",
        "/en-en",
        "/fr-fr/portfolio",
        "/en-en/services",
        "//evil.example",
        "/connect",
      ),
      fc.array(encoded(hostileText), { maxLength: 3 }),
      fc.constantFrom("", "/", ".data", "//"),
      (start, segments, end) => {
        const url = new URL(`http://site.example${start}/${segments.join("/").replace(/[?#]/g, "")}${end}`);
        const found = resolve(url.pathname);
        if (found.kind === "redirect") expect(new URL(found.path, url).origin).toBe(url.origin);
      },
    ),
    { seed, numRuns: runs(8000) },
  );
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(thankYouTarget(text)).toBeNull();
    }),
    { seed, numRuns: runs(3000) },
  );
});

const { trustedProxies } = parseEnvironment({ TRUST_PROXY: "192.0.2.1" });

test("thousands of proxy headers are read, and as many log lines written, without an error", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const { ipAddress } = clientIpAddress("192.0.2.1", text, trustedProxies);
      expect(ipAddress === "" || isIP(ipAddress.replace(/%.*$/, "")) > 0).toBe(true);
      expect(() => networksOf(text)).not.toThrow();
      expect(() => personKeyOf(text)).not.toThrow();
      expect(() => suspicionsOf(submission({ elapsedMs: null, fields: { message: text } }))).not.toThrow();
      const lines: string[] = [];
      createLog((line) => lines.push(line)).error("x", { error: text });
      expect(lines.join("")).toMatch(/^[^\n]+\n$/);
      expect(JSON.parse(lines.join(""))).toHaveProperty("event", "x");
      expect(lines.join("")).not.toMatch(/zqmarker@/);
    }),
    { seed, numRuns: runs(5000) },
  );
});

test("hundreds of requests make mails with the expected headers and recipients only", async () => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const headers = new Set<string>();
  let mails = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom("name", "company", "message"), hostileText, { minKeys: 1, maxKeys: 3 }),
      fc.constantFrom("fr-fr", "en-en"),
      fc.constantFrom(...mailPurposes),
      async (changes, locale, purpose) => {
        const parsed = parseContact({ ...contact, email: "jo@client.example", ...changes }, t);
        if (!parsed.ok) return;
        mails += 1;
        const lead = contactLead(parsed.value.fields, { locale });
        const mail = await (purpose === "agency-notice"
          ? composeNotice(lead, mailSettings, noticeState, drawIndicative)
          : composeAcknowledgement(lead, mailSettings, drawIndicative));
        const envelope = {
          mail,
          purpose,
          leadId: lead.id,
          leadCreatedAt: lead.createdAt,
          messageId: "<x@agency.example>",
        };
        const { message, envelope: sent } = await composer.sendMail(
          nodemailerMessage(envelope, () => Date.parse(lead.createdAt)),
        );
        expect(sent.to).toEqual([purpose === "agency-notice" ? "sales@agency.example" : "jo@client.example"]);
        const [head = ""] = String(message).split("\r\n\r\n", 1)[0]?.split("\n\n", 1) ?? [];
        for (const [, name = ""] of head.matchAll(/^([\w-]+):/gm)) headers.add(name);
        expect(mail.html).not.toMatch(/<\/?zqx/i);
      },
    ),
    { seed, numRuns: runs(1000) },
  );
  expect(mails).toBeGreaterThan(runs(500));
  const known = ["Auto-Submitted", "Content-Language", "Content-Type", "Date", "From", "MIME-Version"];
  const more = ["Message-ID", "Reply-To", "Subject", "To", "X-Auto-Response-Suppress"];
  expect([...headers].sort()).toEqual([...known, ...more].sort());
});

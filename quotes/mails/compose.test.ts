import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { contactBudgets, contactProjects } from "#app/forms/contact-request.ts";
import { locales } from "#app/i18n/locales.ts";
import { typeset } from "#app/i18n/typography.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { seoExpert } from "#content/team.ts";
import { escapeHtml } from "#quotes/documents/html.ts";
import { nodemailerMessage } from "#server/mail/message.ts";
import { drawIndicative } from "#testing/drawings.ts";
import { auditLead, contactLead } from "#testing/leads.ts";
import { composeAcknowledgement, composeNotice } from "./compose.ts";
import type { MailSettings } from "./parts.ts";

const noticeState = {
  quarantinedCount: 0,
  hasAcknowledgement: true,
  page: "https://agency.example/r/secret/",
};

const mailSettings: MailSettings = {
  siteUrl: "https://agency.example",
  mailFrom: { name: "Agence", address: "hello@agency.example" },
  leadsTo: [
    { name: "", address: "sales@agency.example" },
    { name: "Chef", address: "boss@agency.example" },
  ],
};

const leadWith = (...[fields, changes]: Parameters<typeof contactLead>) =>
  contactLead({ company: "Rhum & Fils", message: "Bonjour,\nje veux <b>vendre</b>.", ...fields }, changes);

test("the notice goes to the agency in French with every field, and replies go to the visitor", async () => {
  const lead = leadWith();
  const mail = await composeNotice(lead, mailSettings, noticeState, drawIndicative);
  expect(mail).toMatchObject({
    from: mailSettings.mailFrom,
    to: mailSettings.leadsTo,
    replyTo: { name: "", address: "jo@client.example" },
    language: "fr",
  });
  expect(mail.subject).toContain(lead.id);
  expect(mail.subject).toContain("E-commerce");
  const { name, company, email, phone, message } = lead.fields;
  for (const value of [name, company, email, phone, lead.id, typeset("E-commerce", "fr-fr")])
    expect(mail.text).toContain(value);
  for (const line of (message ?? "").split("\n")) expect(mail.text).toContain(`> ${line}`);
  for (const value of [name, company, email, phone, message])
    expect(mail.html).toContain(escapeHtml(value ?? ""));
  expect(mail.html).not.toContain("<b>");
  expect(mail.text).toContain("12\u00A0h\u00A003");
});

test("the notice says how the visitor came, and nothing of it is a link", async () => {
  const visit = {
    campaign: { utm_source: "lettre.example.com\nBcc: b", utm_campaign: "<b>rentrée</b>" },
    referrer: "https://search.example",
  };
  const { text, html } = await composeNotice(
    leadWith({}, { visit }),
    mailSettings,
    noticeState,
    drawIndicative,
  );
  expect(text).toContain("lettre[.]example[.]com Bcc: b / <b>rentrée</b> / search[.]example");
  expect(html).not.toContain("<b>rentrée");
  expect(html).not.toContain("search.example");
  const { text: unknown } = await composeNotice(leadWith(), mailSettings, noticeState, drawIndicative);
  expect(unknown).not.toContain("Provenance");
});

test("the notice says once that the visitor gets no acknowledgement", async () => {
  const text = async (lead: ReturnType<typeof leadWith>, hasAcknowledgement: boolean) =>
    (await composeNotice(lead, mailSettings, { ...noticeState, hasAcknowledgement }, drawIndicative)).text;
  const noAcknowledgement = "aucun accusé de réception";
  expect(await text(leadWith(), true)).not.toContain(noAcknowledgement);
  expect((await text(leadWith(), false)).split(noAcknowledgement)).toHaveLength(2);
  for (const email of ["a,b@client.example", "noreply@client.example", "sales@agency.example"])
    expect((await text(leadWith({ email }), false)).split(noAcknowledgement)).toHaveLength(2);
});

test("the notice counts the leads in quarantine if there are any", async () => {
  expect(
    (await composeNotice(leadWith(), mailSettings, { ...noticeState, quarantinedCount: 7 }, drawIndicative))
      .text,
  ).toContain(": 7.");
  expect((await composeNotice(leadWith(), mailSettings, noticeState, drawIndicative)).text).not.toContain(
    "quarantaine",
  );
});

test("a choice that the form no longer offers is shown as it was stored", async () => {
  const mail = await composeNotice(
    leadWith({ project: "mobile-app", budget: "50000+" }),
    mailSettings,
    noticeState,
    drawIndicative,
  );
  expect(mail.text).toContain("mobile-app");
  expect(mail.text).toContain("50000+");
});

test("the notice has a label for every choice of the form", async () => {
  for (const project of contactProjects)
    for (const budget of contactBudgets) {
      const { text } = await composeNotice(
        leadWith({ project, budget, message: "" }),
        mailSettings,
        noticeState,
        drawIndicative,
      );
      expect(text).not.toContain(budget);
      expect(text).not.toMatch(/(mail|contact)\.[a-z]/);
    }
});

test("the acknowledgement goes to the visitor alone, in their language, and replies go to the agency", async () => {
  for (const [locale, language] of [
    ["fr-fr", "fr"],
    ["en-en", "en"],
  ] as const) {
    const mail = await composeAcknowledgement(leadWith({}, { locale }), mailSettings, drawIndicative);
    expect(mail).toMatchObject({
      to: [{ name: "", address: "jo@client.example" }],
      replyTo: { address: identity.emails.projects },
      language,
    });
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const expected of [
      String(figures.answerHours),
      identity.phone.display,
      identity.emails.projects,
      "1M7XYBBZH9DCNTG6",
    ])
      expect(mail.text).toContain(expected);
    expect(mail.text).not.toMatch(/\{\w+\}|(mail|contact)\.[a-z]/);
  }
});

test("who asks for an audit is told who writes it, and the notice says that it is one", async () => {
  for (const locale of locales) {
    const asked = auditLead("lavigne.example", { locale });
    const { text } = await composeAcknowledgement(asked, mailSettings, drawIndicative);
    expect(text).toContain(seoExpert);
    expect(text).not.toContain("lavigne");
    const other = await composeAcknowledgement(leadWith({}, { locale }), mailSettings, drawIndicative);
    // Whoever signs all mails is named in this one too.
    if (!identity.founder.name.includes(seoExpert)) expect(other.text).not.toContain(seoExpert);
    const notice = await composeNotice(asked, mailSettings, noticeState, drawIndicative);
    expect(notice.subject).toContain("Audit SEO gratuit");
    expect(notice.text).toMatch(/Projet\s:\sAudit SEO gratuit/);
  }
});

test("the acknowledgement does not depend on what the visitor typed", async () => {
  const anything = fc.string({ unit: "grapheme" });
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: anything, company: anything, phone: anything, message: anything, budget: anything }),
      fc.constantFrom(...locales),
      async (fields, locale) => {
        const mail = await composeAcknowledgement(leadWith(fields, { locale }), mailSettings, drawIndicative);
        expect(mail).toEqual(
          await composeAcknowledgement(leadWith({}, { locale }), mailSettings, drawIndicative),
        );
      },
    ),
  );
});

test("an address that parses as several is neither a recipient nor a reply address", async () => {
  const lead = leadWith({ email: "victim,other@x.example" });
  await expect(composeAcknowledgement(lead, mailSettings, drawIndicative)).rejects.toThrow();
  const notice = await composeNotice(lead, mailSettings, noticeState, drawIndicative);
  expect(notice.replyTo).toBeNull();
  expect(notice.text).toContain("victim,other[@]x[.]example");
  expect(notice.html).not.toContain("mailto:victim");
});

test("typed text adds no header, recipient or markup to the notice", async () => {
  const { default: nodemailer } = await import("nodemailer");
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const nasty = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "x\r\nBcc: evil@x.example",
      "x\n\nSubject: evil",
      "<script>alert(1)</script>",
      "=?utf-8?q?=0D=0ABcc: e?=",
    ),
  );
  const email = fc.oneof(nasty, fc.emailAddress(), fc.constant("a@b.example\r\nBcc: evil@x.example"));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        name: nasty,
        company: nasty,
        phone: nasty,
        project: nasty,
        budget: nasty,
        message: nasty,
        email,
      }),
      async (fields) => {
        const mail = await composeNotice(leadWith(fields), mailSettings, noticeState, drawIndicative);
        for (const value of [mail.subject, mail.from.name, mail.replyTo?.address ?? ""])
          expect(value).not.toMatch(/[\r\n]/);
        const envelope = {
          mail,
          purpose: "agency-notice",
          leadId: "L",
          leadCreatedAt: "2026-11-21T16:03:00.000Z",
          messageId: "<l@agency.example>",
        } as const;
        const { message, envelope: route } = await composer.sendMail(nodemailerMessage(envelope, () => 0));
        expect(route.to).toEqual(["sales@agency.example", "boss@agency.example"]);
        const parsed = await PostalMime.parse(message as Buffer);
        expect(parsed.headers.map(({ key }) => key).sort()).toEqual(
          [
            ...["auto-submitted", "content-language", "content-type", "date", "from", "message-id"],
            ...["mime-version", ...(mail.replyTo === null ? [] : ["reply-to"]), "subject", "to"],
          ].sort(),
        );
        expect(parsed.html).not.toMatch(/<script|<img(?! src="cid:mark")|<b>/i);
      },
    ),
    { numRuns: 60 },
  );
});

test("a line break in the sender's name adds no header", async () => {
  const forged = {
    ...mailSettings,
    mailFrom: { name: "Agence\r\nBcc: x@y.example", address: "hello@agency.example" },
  };
  const { from } = await composeNotice(leadWith(), forged, noticeState, drawIndicative);
  expect(from.name).toBe("Agence Bcc: x@y.example");
});

test("escaped text ends no HTML element or attribute", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    }),
  );
});

test("no subject has a hyphen that a mail filter would not find", async () => {
  for (const locale of locales)
    for (const project of contactProjects) {
      const lead = leadWith({ project }, { locale });
      const subjects = [
        await composeNotice(lead, mailSettings, noticeState, drawIndicative),
        await composeAcknowledgement(lead, mailSettings, drawIndicative),
      ];
      for (const mail of subjects) expect(mail?.subject).not.toContain("\u2011");
    }
});

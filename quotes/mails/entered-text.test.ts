/** What a visitor entered, in the mails that leave: no link in any client, no text that turns around, nothing too long. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { isOrdinaryAddress } from "#app/domain/mail-address.ts";
import { type ContactValues, parseContact } from "#app/forms/contact-request.ts";
import { translations } from "#app/i18n/translations.ts";
import { drawIndicative } from "#testing/drawings.ts";
import { auditLead, contactLead, quoteLead, submission } from "#testing/leads.ts";
import { linkLike, linkLikeText, linksIn, withoutAgencyDetails } from "#testing/link-detection.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { composeAcknowledgement, composeNotice } from "./compose.ts";
import { requestFacts } from "./notice.ts";

const page = "https://agency.example/r/secret/";
const noticeState = { quarantinedCount: 0, hasAcknowledgement: true, page };

const email = "jo@client.example";

type Fields = Parameters<typeof contactLead>[0];

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const decoded = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The texts of a page in which a client looks for links: those that are no link yet, element by element. */
const textNodes = (html: string): readonly string[] =>
  html
    .replace(/^[\s\S]*<body/, "<body")
    .replace(/<a [\s\S]*?<\/a>/g, "")
    .split(/<[^>]*>/)
    .map(decoded);

/** The targets of all links. */
const targets = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => decoded(href));

/** All that a client would make a link of, but for the address to answer to. */
function strayLinks(text: string, address: string): readonly string[] {
  return text
    .split("\n")
    .flatMap((line) => (!line.startsWith(">") && line.endsWith(` ${address}`) ? [] : linksIn(line)));
}

async function expectNoLinks(fields: Fields): Promise<void> {
  const lead = contactLead(fields);
  const { text, html } = await composeNotice(lead, mailSettings, noticeState, drawIndicative);
  const { email: address } = lead.fields;
  // The agency's own link to the request's page is the only other one.
  expect(text.split(page)).toHaveLength(2);
  expect(strayLinks(text.replace(page, ""), isOrdinaryAddress(address) ? address : "?")).toEqual([]);
  for (const node of textNodes(html)) expect(linksIn(withoutAgencyDetails(node))).toEqual([]);
  for (const target of targets(html))
    if (target !== page) expect(target).toMatch(/^(?:https:\/\/[\w.]+\/fr-fr\/$|mailto:|tel:[\d+]*$)/);
  for (const part of [text, html]) expect(part).not.toMatch(/[\p{Bidi_C}\u200B\uFEFF]/u);
  expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
}

test.each(linkLike)("mail clients make no link of %j in the notice", async (entered) => {
  for (const field of ["name", "company", "phone", "project", "budget", "message"])
    await expectNoLinks({ [field]: entered });
  await expectNoLinks({ email: entered });
});

test("on the agency's page, where nothing makes links of text, what was typed stays as it is", () => {
  const entered = { company: "Booking.com", site: "https://www.exemple.fr/" };
  const valuesOf = (facts: ReturnType<typeof requestFacts>) => facts.map(({ value }) => value);
  const audit = auditLead(entered.site);
  const lead = { ...audit, fields: { ...audit.fields, company: entered.company } };
  expect(valuesOf(requestFacts(lead, { unchanged: true }))).toEqual(
    expect.arrayContaining(Object.values(entered)),
  );
  expect(valuesOf(requestFacts(lead))).toEqual(
    expect.arrayContaining(["Booking[.]com", "https[://]www[.]exemple[.]fr/"]),
  );
});

test("typed text adds no link to the notice", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        name: linkLikeText,
        company: linkLikeText,
        phone: linkLikeText,
        message: linkLikeText,
        budget: linkLikeText,
        email: fc.oneof(fc.constant(email), fc.emailAddress(), linkLikeText),
      }),
      expectNoLinks,
    ),
    { numRuns: 300 },
  );
});

test("an address is shown as typed only if mail clients link it as that address", () => {
  const plain = fc.oneof(
    fc.emailAddress(),
    linkLikeText.map((text) => `${text}@client.example`),
  );
  fc.assert(
    fc.property(plain, (address) => {
      if (isOrdinaryAddress(address)) expect(linksIn(address)[0]).toBe(address);
    }),
    { numRuns: 2000 },
  );
  for (const odd of [
    "evil.example/x@b.example",
    "www.evil.example@b.example",
    "a?b@c.example",
    "a!b@c.example",
  ])
    expect(isOrdinaryAddress(odd)).toBe(false);
  for (const usual of ["jo@client.example", "jo.la-vigne+devis@mail.client.fr", "JO_1@1.COM"])
    expect(isOrdinaryAddress(usual)).toBe(true);
});

test("a right-to-left name is isolated and unchanged", async () => {
  const fields = { name: "محمد بن سلمان", company: "שלום & Fils", message: "مرحبا\nBonjour" };
  const { text, html } = await composeNotice(contactLead(fields), mailSettings, noticeState, drawIndicative);
  for (const entered of [fields.name, "שלום &amp; Fils"]) expect(html).toContain(`<bdi>${entered}</bdi>`);
  expect(html).toContain('<blockquote dir="auto"');
  for (const entered of [fields.name, fields.company, "> مرحبا\n> Bonjour"]) expect(text).toContain(entered);
});

test("names and company are cut to the form's limits", async () => {
  const long = "Jo ".repeat(300).trim();
  const { text } = await composeNotice(
    contactLead({ name: long, company: long }),
    mailSettings,
    noticeState,
    drawIndicative,
  );
  const lines = text.split("\n").filter((line) => line.includes("Jo Jo"));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.replace(/^[^:]*: /, "").length).toBeLessThanOrEqual(100);
    expect(line).toMatch(/…$/);
  }
});

test("the form removes invisible characters, and refuses a name of nothing else", () => {
  const invisible = "\u202E\u2066\u200F\u061C\u200B\uFEFF\u{E0041}\u00AD";
  const entered = { ...submission().fields, name: `Jo${invisible}`, message: `a${invisible}b` };
  const valid = { ...entered, email: `jo\u200B@client.example`, project: "website", budget: "" };
  const parse = (changes: { readonly name?: string }) =>
    parseContact({ ...valid, ...changes } as ContactValues, translations["fr-fr"]);
  expect(parse({})).toMatchObject({
    ok: true,
    value: { fields: { name: "Jo", message: "ab", email } },
  });
  expect(parse({ name: invisible })).toMatchObject({
    errors: { name: translations["fr-fr"]("forms.error.nameRequired") },
  });
});

test("every part of the acknowledgement has only the agency's addresses", async () => {
  for (const lead of [contactLead({ name: "t.me/x" }), quoteLead({ fields: { company: "t.me/x" } })]) {
    const { text, html } = await composeAcknowledgement(lead, mailSettings, drawIndicative);
    const { host } = new URL(mailSettings.siteUrl);
    const configuration = new RegExp(`${mailSettings.siteUrl}/[\\w/?=&,-]*`, "g");
    for (const part of [text, ...textNodes(html)]) {
      const others = withoutAgencyDetails(part.replace(configuration, "")).replaceAll(host, "");
      expect(linksIn(others)).toEqual([]);
    }
  }
});

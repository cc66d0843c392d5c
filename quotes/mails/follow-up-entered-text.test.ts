import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleTerms } from "#testing/confirmed-quotes.ts";
import { linkLike, linkLikeText, linksIn, withoutAgencyDetails } from "#testing/link-detection.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { composeMail } from "./compose.ts";
import {
  accepted,
  agencyPage,
  clientPage,
  type FollowUpClaim,
  followUpClaim,
  sources,
  withdrawal,
} from "./follow-up.fixture.ts";

const compose = (claim: FollowUpClaim) => composeMail(claim, mailSettings, sources);

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const textNodes = (html: string): readonly string[] =>
  html
    .replace(/^[\s\S]*<body/, "<body")
    .replace(/<a [\s\S]*?<\/a>/g, "")
    .split(/<[^>]*>/)
    .map((node) => node.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole));

/** What somebody entered, in each place of these mails that has entered text. */
function claimsWith(entered: string): readonly FollowUpClaim[] {
  const decision = { ...accepted, name: entered, signatoryRole: entered } as const;
  const fields = { firstName: entered, lastName: entered, company: entered };
  return [
    followUpClaim("agency-reminder", { fields }),
    followUpClaim("client-quote", { quote: { subject: entered, terms: { ...sampleTerms, note: entered } } }),
    followUpClaim("client-reminder", { quote: { subject: entered } }),
    followUpClaim("client-acceptance", { decision, client: entered }),
    followUpClaim("agency-acceptance", { decision, client: entered, fields }),
    followUpClaim("client-withdrawal", {
      decision,
      client: entered,
      withdrawal: { ...withdrawal, name: entered },
    }),
    followUpClaim("agency-withdrawal", {
      decision,
      client: entered,
      withdrawal: { ...withdrawal, name: entered },
      fields,
    }),
    followUpClaim("client-decline", { decision: { kind: "declined", reason: entered } }),
    followUpClaim("agency-decline", { decision: { kind: "declined", reason: entered }, fields }),
    followUpClaim("agency-question", { text: entered, fields }),
  ];
}

const known = [
  `${agencyPage}preuve-1.pdf`,
  `${clientPage}preuve.pdf`,
  agencyPage,
  clientPage,
  "jo@client.example",
  new URL(mailSettings.siteUrl).host,
];

/** Of the mails with another text, which are composed once. */
const subjects = claimsWith("x").map(async (claim) => (await compose(claim)).subject);

async function expectSafe(entered: string): Promise<void> {
  for (const [index, claim] of claimsWith(entered).entries()) {
    const { subject, text, html } = await compose(claim);
    const plainText = known.reduce((rest, own) => rest.replaceAll(own, ""), withoutAgencyDetails(text));
    for (const part of [...plainText.split("\n"), ...textNodes(html)]) {
      const rest = known.reduce((node, own) => node.replaceAll(own, ""), withoutAgencyDetails(part));
      expect(linksIn(rest), claim.purpose).toEqual([]);
    }
    for (const part of [text, html]) expect(part).not.toMatch(/[\p{Bidi_C}\u200B\uFEFF]/u);
    expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    expect(html).not.toMatch(/<script|<img(?! src="cid:mark")|<b>/i);
    // Subjects have nothing that was entered.
    expect(subject).toBe(await subjects[index]);
  }
}

test.each([...linkLike, "a\r\nBcc: evil@x.example", "<script>x</script>", "\u202Egnp.exe", "x".repeat(5000)])(
  "%j stays plain text in every mail",
  expectSafe,
);

test("any typed text stays plain text in every mail", async () => {
  await fc.assert(fc.asyncProperty(fc.oneof(linkLikeText, fc.string({ unit: "binary" })), expectSafe), {
    numRuns: 60,
  });
});

/** « 1er janvier » wherever somebody reads until when a quote is valid: its mails and their subjects, its page, its PDF. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { dictionaries } from "#app/i18n/words.ts";
import { confirmedPdf } from "#quotes/documents/confirmed/render.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { composeMail } from "#quotes/mails/compose.ts";
import { followUpClaim, sources } from "#quotes/mails/follow-up.fixture.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { plain } from "#testing/words.ts";
import { ClientQuote } from "./ClientQuote.tsx";
import { clientView } from "./client-view.fixture.ts";

const days = { issuedOn: "2026-12-02", validUntil: "2027-01-01" } as const;

/** Every text that names the last day of a quote, by what it is. */
async function textsThatNameTheDay(locale: "fr-fr" | "en-en"): Promise<Readonly<Record<string, string>>> {
  const view = clientView(locale, "waiting");
  const quote = { ...view.version.quote, ...days };
  const page = renderToStaticMarkup(
    <LanguageProvider locale={locale} words={dictionaries[locale]}>
      <ClientQuote
        view={{ ...view, version: { ...view.version, quote } }}
        actionData={undefined}
        pdfBytes={86_000}
        messageKey="key"
      />
    </LanguageProvider>,
  );
  const pdf = await confirmedPdf(confirmedQuote({}, { locale, ...days }), {
    siteUrl: "https://site.example",
  });
  const mailOf = (purpose: "client-quote" | "client-reminder") =>
    composeMail(followUpClaim(purpose, { locale, quote: days }), mailSettings, sources);
  const [sent, reminder] = await Promise.all([mailOf("client-quote"), mailOf("client-reminder")]);
  return {
    page: page.replace(/<[^>]+>/g, " "),
    PDF: (await textsOf(pdf)).flat().join(" "),
    "subject of the mail": sent.subject,
    "text of the mail": sent.text,
    "HTML of the mail": sent.html.replace(/<[^>]+>/g, " ").replaceAll("&nbsp;", " "),
    "subject of the reminder": reminder.subject,
    "text of the reminder": reminder.text,
  };
}

test.each([
  ["fr-fr", "1er janvier 2027", /(?<!\d)1 janvier/],
  ["en-en", "1 January 2027", /1er|1st January/],
] as const)(
  "in %s a quote that is valid until the first of a month says %s everywhere",
  async (locale, day, wrong) => {
    for (const [what, text] of Object.entries(await textsThatNameTheDay(locale))) {
      expect(plain(text), what).toContain(day);
      expect(plain(text), what).not.toMatch(wrong);
    }
  },
);

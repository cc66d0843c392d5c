import { expect, test } from "vitest";
import { catalogue } from "#app/content/catalogue.ts";
import { optionKeys, packKeys, projectTypes } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { quoteRecordOf } from "#app/domain/quote-record.ts";
import { locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { homeVatPlace } from "#content/place.ts";
import { draftFrom } from "#quotes/terms/confirmed-quote.ts";
import {
  blankLine,
  draftAsEntered,
  lineFieldName,
  parseDraft,
  withLines,
} from "#quotes/terms/draft-fields.ts";
import type { QuoteDraft } from "#quotes/terms/terms.ts";
import { maxPrivateBodyBytes } from "#server/http/post-guard.ts";
import { agencyLanguage } from "./private-data.ts";

const client = {
  name: "Les Filaos",
  address: "4 rue",
  siren: "732829320",
  vatNumber: "",
  registration: "",
  vatPlace: homeVatPlace,
} as const;

/** The first drafts of each pack, with nothing more and with every option. */
const drafts: readonly QuoteDraft[] = locales.flatMap((locale) =>
  projectTypes.flatMap((projectType) =>
    packKeys.flatMap((pack) =>
      [[], optionKeys].flatMap((options) => {
        const priced = quote(catalogue, { projectType, paymentMonths: "36", pack, options: [...options] });
        const record = quoteRecordOf(catalogue, priced, locale);
        if (record === null) return [];
        const days = { startOn: "2026-12-07", deliverOn: "2027-02-07", subscriptionMonths: 12 };
        const names = { clientName: client.name, vatPlace: client.vatPlace };
        const terms = dictionaries[locale]["quoteDocument.terms.excluded.draft"] ?? "?";
        return [{ ...draftFrom(record, { ...days, ...names, terms }), client }];
      }),
    ),
  ),
);

test("the first draft of every request can be saved as it is, once the client is known", () => {
  expect(drafts.length).toBeGreaterThan(packKeys.length);
  for (const draft of drafts)
    expect(parseDraft(draftAsEntered(draft), "2026-11-23", agencyLanguage)).toEqual({
      ok: true,
      value: draft,
    });
});

test("the form of the largest draft is not too large to be read", () => {
  const sizes = drafts.map((draft) => {
    const { lines, ...fields } = withLines(draftAsEntered(draft), [blankLine]);
    const body = new URLSearchParams(fields);
    lines.forEach((line, index) => {
      // As a browser sends the ends of lines.
      for (const [field, value] of Object.entries(line))
        body.set(lineFieldName(index, field as keyof typeof line), value.replaceAll("\n", "\r\n"));
    });
    return body.toString().length;
  });
  expect(Math.max(...sizes)).toBeLessThan(maxPrivateBodyBytes / 2);
});

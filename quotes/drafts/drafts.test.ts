import { expect, test } from "vitest";
import { catalogue } from "#app/content/catalogue.ts";
import { projects } from "#app/content/projects.ts";
import { team } from "#app/content/team.ts";
import {
  availableOptions,
  availablePacks,
  availableProjectTypes,
  type OptionKey,
  type PackKey,
} from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { quoteRecordOf } from "#app/domain/quote-record.ts";
import { locales } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { numbersNeededAt, vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { confirmationBlockers } from "#quotes/terms/confirmation.ts";
import { totalsOf } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { noWithdrawalAnswers, withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import { confirmedQuote, sampleTerms, type TermsChanges } from "#testing/confirmed-quotes.ts";
import { auditLead, contactLead, quoteLead } from "#testing/leads.ts";
import { catalogueLines } from "./catalogue-lines.ts";
import { currentDraft, quoteOfDraft } from "./drafts.ts";

test.each(locales)(
  "a first draft says what is not included, and leaves hosting to the agency's answer, in %s",
  (locale) => {
    const draft = currentDraft(quoteLead({ locale }));
    expect(draft?.terms).toBe(dictionaries[locale]["quoteDocument.terms.excluded.draft"]);
    expect(draft?.terms).not.toMatch(/host|héberg/i);
    expect(draft).toMatchObject({ hosting: null, hostingYearly: null });
  },
);

test("a first draft is typeset", () => {
  const draft = currentDraft(quoteLead({ locale: "fr-fr" }));
  const texts = draft?.lines.flatMap(({ label, details }) => [label, details]).join("\n") ?? "";
  expect(texts).toMatch(/^Jusqu’à 10\u00A0pages/m);
  expect(texts).not.toContain("'");
});

test("a draft that the agency has saved keeps its own terms", () => {
  for (const terms of ["", "Photos fournies."]) {
    const { terms: draft } = confirmedQuote({ terms });
    expect(currentDraft({ ...quoteLead(), draft })).toEqual(draft);
  }
});

test("a first draft leaves to the agency what the visitor has not said, and cannot be confirmed", () => {
  const draft = currentDraft(quoteLead());
  if (draft === null) throw new Error("The request is about a quote");
  expect(draft).toMatchObject({
    startOn: null,
    deliverOn: null,
    client: { vatPlace: null },
    withdrawal: noWithdrawalAnswers,
  });
  const unready = confirmationBlockers(draft, "2026-11-23", numbersNeededAt(null));
  const fields = unready.flatMap((reason) =>
    reason.kind === "unset" || reason.kind === "empty" ? [reason.field] : [],
  );
  expect(fields).toEqual([
    "clientAddress",
    "vatPlace",
    "startOn",
    "deliverOn",
    "hosting",
    ...withdrawalQuestions,
  ]);
});

test("a place that is no longer known is to be chosen again", () => {
  const { terms } = confirmedQuote();
  const saved = { ...terms, client: { ...terms.client, vatPlace: "atlantis" } };
  expect(currentDraft({ ...quoteLead(), draft: saved })?.client.vatPlace).toBeNull();
});

test.each(locales)("%s: a request without an indicative quote begins with no line", (locale) => {
  for (const lead of [contactLead({}, { locale }), { ...auditLead("rhum.example"), locale }])
    expect(currentDraft(lead)).toMatchObject({
      lines: [],
      discountPercent: 0,
      instalments: 0,
      startOn: null,
      client: { name: lead.fields.company },
    });
});

test.each(locales)("%s: what is added from the catalogue is what the configurator would quote", (locale) => {
  const added = new Map(
    catalogueLines(locale).flatMap((group) => group.lines.map(({ key, line }) => [key, line])),
  );
  const projectType =
    availableProjectTypes(catalogue).find((type) => catalogue.projectTypes[type].configurable) ?? "";
  const quoted = (pack: PackKey, options: readonly OptionKey[]) => {
    const priced = quote(catalogue, { projectType, pack, paymentMonths: "12", options: [...options] });
    const record = quoteRecordOf(catalogue, priced, locale);
    return record === null ? [] : currentDraft({ ...quoteLead(), locale, quote: record }).lines;
  };
  const packs = availablePacks(catalogue);
  for (const pack of packs) expect([added.get(`pack:${pack}`)]).toEqual(quoted(pack, []));
  const options = availableOptions(catalogue);
  for (const option of options) {
    const line = added.get(`option:${option}`);
    // An option that comes with the smallest pack, or needs another one, is quoted otherwise.
    const [, ...others] = quoted(packs[0] ?? "start", [option]);
    if (others.length === 1) expect([line]).toEqual(others);
    expect(line?.label, option).not.toBe("");
  }
  expect(added.size).toBe(packs.length + options.length);
});

test.each(vatPlaceKeys)(
  "a quote for a client in %s has the VAT of that place, and its amounts",
  (vatPlace) => {
    const { terms } = confirmedQuote();
    const placed = { ...terms, client: { ...terms.client, vatPlace } };
    const rate = vatPerMille(vatPlace);
    expect(quoteOfDraft(quoteLead(), placed, 1, "2026-11-23")).toMatchObject({
      vatPerMille: rate,
      totals: totalsOf(placed, rate),
    });
  },
);

test.each(locales)("%s: a quote freezes its title, who signs its note, and its case studies", (locale) => {
  const [member] = team;
  const presented = {
    title: "Le site de la distillerie",
    note: "Bonne lecture.",
    signedBy: member?.name ?? "",
    caseStudies: projects.slice(0, 2).map(({ slug }) => slug),
  };
  const lead = quoteLead({ locale });
  const quoteOf = (changes: TermsChanges) =>
    quoteOfDraft(lead, confirmedQuote({ ...presented, ...changes }).terms, 1, "2026-11-23");
  expect(quoteOf({})).toMatchObject({
    subject: "Le site de la distillerie",
    signer: { name: member?.name, role: member && typesetIn(member.copy, locale).role },
    caseStudies: projects.slice(0, 2).map(({ slug, clientName, summary }) => ({
      slug,
      name: clientName,
      summary: typesetIn(summary, locale),
    })),
  });
  // A title of its own is not needed; nobody signs nothing; who and what is gone is left out.
  expect(quoteOf({ title: "" }).subject).toBe(sampleTerms.lines[0]?.label);
  const [line] = sampleTerms.lines as [QuoteLine];
  expect(quoteOf({ title: "", lines: [{ ...line, choice: "Formule" }] }).subject).toBe("Formule");
  expect(quoteOf({ note: "" }).signer).toBeNull();
  expect(quoteOf({ signedBy: "Somebody who left", caseStudies: ["gone"] })).toMatchObject({
    signer: null,
    caseStudies: [],
  });
});

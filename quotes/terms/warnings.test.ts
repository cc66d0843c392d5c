import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { hostingKinds, inclusions, type QuoteLine } from "./terms.ts";
import {
  type CheckedDraft,
  type ClientEvidence,
  draftWarnings,
  linkDeposits,
  type QuoteWarning,
  repeatedLabels,
} from "./warnings.ts";

const today = "2026-11-01";
const [site, , care, mailbox] = sampleTerms.lines as [QuoteLine, QuoteLine, QuoteLine, QuoteLine];
/** Nothing of it is odd. */
const sound: CheckedDraft = {
  lines: [site],
  discountPercent: 0,
  depositPercent: 30,
  instalments: 12,
  validityDays: 30,
  subscriptionMonths: 12,
  startOn: "2026-12-07",
  deliverOn: "2027-02-07",
  paymentLink: "",
  hosting: null,
};
const leadTime = { from: 1, to: 3 };
const unknown: ClientEvidence = { chosen: null, phone: null, address: null, siren: "", vatNumber: "" };
const unlinked = { now: null, confirmed: null };
const labels = {
  isPlan: (label: string) => label.startsWith("Maintenance"),
  isHosting: (label: string) => label === "Hébergement",
};
const warn = (changes: Partial<CheckedDraft>, promised: typeof leadTime | null = leadTime) =>
  draftWarnings({ ...sound, ...changes }, today, promised, unknown, unlinked, labels);

test("a start within the withdrawal period of an acceptance of today is told", () => {
  const within = (until: string | null) =>
    draftWarnings(sound, today, leadTime, unknown, unlinked, labels, until).map(({ kind }) => kind);
  for (const until of [null, "2026-12-06"]) expect(within(until)).toEqual([]);
  expect(within("2026-12-07")).toEqual(["startInWithdrawal"]);
});

test("a sound draft has no warning, nor has what is still open", () => {
  expect(warn({})).toEqual([]);
  expect(warn({ startOn: null, deliverOn: null, depositPercent: null, validityDays: null })).toEqual([]);
  expect(warn({ lines: [] })).toEqual([]);
});

test("of lines that are there twice, only those are named that say and cost the same", () => {
  const twice = { ...mailbox, label: `${mailbox.label} ` };
  const dearer = { ...site, unitPrice: cents(site.unitPrice + 1) };
  const grouped = [care, { ...care, choice: "Suivi" }];
  const labels = repeatedLabels([site, mailbox, dearer, twice, ...grouped, mailbox]);
  expect(labels).toEqual([mailbox.label]);
  expect(warn({ lines: [site, site] })).toEqual([{ kind: "repeated", labels: site.label }]);
});

const free = { ...site, unitPrice: cents(0) };
const cases: readonly (readonly [Partial<CheckedDraft>, QuoteWarning])[] = [
  [{ startOn: "2026-10-31" }, { kind: "startPast", start: "2026-10-31" }],
  [
    { startOn: "2026-11-30", deliverOn: "2027-01-30" },
    { kind: "startBeforeEnd", start: "2026-11-30", until: "2026-12-01" },
  ],
  [{ deliverOn: "2026-12-06" }, { kind: "deliveryBeforeStart", start: "2026-12-07", delivery: "2026-12-06" }],
  [{ deliverOn: "2027-01-06" }, { kind: "deliveryEarly", delivery: "2027-01-06", earliest: "2027-01-07" }],
  [{ deliverOn: "2027-03-08" }, { kind: "deliveryLate", delivery: "2027-03-08", latest: "2027-03-07" }],
  [{ instalments: 1 }, { kind: "paidBeforeDelivery", last: "2027-01-07", delivery: "2027-02-07" }],
  [
    { lines: [site, care], subscriptionMonths: 6 },
    { kind: "endsBeforePaid", end: "2027-08-06", last: "2027-12-07" },
  ],
  [{ depositPercent: 0 }, { kind: "noDeposit" }],
  [{ lines: [care] }, { kind: "nothingOnce" }],
  [{ lines: [free], depositPercent: 10 }, { kind: "nothingOnce" }],
  [{ lines: [site, care], subscriptionMonths: 0 }, { kind: "noTerm" }],
  [
    { lines: [site, { ...site, inclusion: "notSelected" }, { ...site, inclusion: "notSelected" }] },
    { kind: "optionsOut", count: 2 },
  ],
  // Of a group the client takes one in any case.
  [
    {
      lines: [
        { ...site, inclusion: "notSelected" },
        { ...site, inclusion: "selected", choice: "Formule" },
        { ...site, inclusion: "notSelected", choice: "Formule" },
      ],
    },
    { kind: "optionsOut", count: 1 },
  ],
];

test.each(cases)("%j is warned of", (changes, warning) => {
  expect(warn(changes)).toContainEqual(warning);
});

test("on the day itself nothing is early or late", () => {
  for (const deliverOn of ["2027-01-07", "2027-03-07"]) expect(warn({ deliverOn })).toEqual([]);
  expect(warn({ startOn: addDays(today, 30), deliverOn: "2027-02-01" })).toEqual([]);
  expect(warn({ deliverOn: "2028-02-07", instalments: 0 }, null)).toEqual([]);
  // The last instalment on the day of the delivery.
  expect(warn({ instalments: 2 })).toEqual([]);
  // The term of the subscriptions ends with it.
  expect(warn({ lines: [site, care], subscriptionMonths: 10 })).toEqual([]);
});

test("a place for VAT that the address contradicts is warned of, or that the telephone number does without an address", () => {
  const signs = (chosen: string | null, phone: string | null, address: string | null) =>
    draftWarnings(sound, today, leadTime, { ...unknown, chosen, phone, address }, unlinked, labels);
  expect(signs("here", "there", null)).toEqual([{ kind: "phoneElsewhere", place: "there", chosen: "here" }]);
  expect(signs("here", "here", "there")).toEqual([
    { kind: "addressElsewhere", place: "there", chosen: "here" },
  ]);
  for (const agreeing of [
    signs("here", "here", "here"),
    signs("here", "there", "here"),
    signs("here", null, null),
    signs(null, "there", "there"),
  ])
    expect(agreeing).toEqual([]);
});

test("a VAT number of another company than the SIREN is warned of", () => {
  const numbers = (vatNumber: string) =>
    draftWarnings(sound, today, leadTime, { ...unknown, siren: "732829320", vatNumber }, unlinked, labels);
  expect(numbers("FR83404833048")).toEqual([
    { kind: "vatNumberElsewhere", vatNumber: "FR83404833048", siren: "732829320" },
  ]);
  expect(numbers("FR44732829320")).toEqual([]);
});

const link = "https://pay.example/abc";

test("a payment link that was confirmed for another deposit is warned of, and one for a quote with options", () => {
  const first = confirmedQuote({ paymentLink: link });
  const second = confirmedQuote({ paymentLink: link, depositPercent: 40 });
  const [asked, more] = [first, second].map(({ totals }) => totals.payments[0]?.amount);
  const linked = (paymentLink: string, { totals }: typeof first, ...earlier: (typeof first)[]) => {
    const draft = { ...sound, paymentLink };
    return draftWarnings(draft, today, leadTime, unknown, linkDeposits(draft, totals, earlier), labels);
  };
  const warned = [{ kind: "linkDeposit", confirmed: asked, deposit: more }];
  expect(linked(link, second, first)).toEqual(warned);
  // The amount that the link was made for, not the one of a version that kept it.
  expect(linked(link, second, second, first)).toEqual(warned);
  expect(linked(link, first, first)).toEqual([]);
  expect(linked("https://pay.example/new", second, first)).toEqual([]);
  expect(linked("", second, first)).toEqual([]);
  const optional = { ...site, label: "Logo", inclusion: "selected" } as const;
  expect(warn({ paymentLink: link, lines: [site, optional] })).toEqual([{ kind: "linkOptions" }]);
  expect(warn({ lines: [site, optional] })).toEqual([]);
  expect(warn({ paymentLink: link, lines: [site, { ...care, inclusion: "selected" }] })).toEqual([]);
});

test("a hosting answer that the subscriptions contradict is warned of", () => {
  const optional = { ...care, inclusion: "selected" } as const;
  const hosted = (hosting: CheckedDraft["hosting"], ...lines: CheckedDraft["lines"][number][]) =>
    warn({ hosting, lines: [site, ...lines] });
  expect(hosted("notIncluded", care)).toEqual([{ kind: "planNotHosted", label: care.label }]);
  expect(hosted("subscription", mailbox)).toEqual([{ kind: "hostedByNone" }]);
  expect(hosted("subscription", mailbox, optional)).toEqual([{ kind: "hostedByNone" }]);
  for (const sane of [
    hosted("subscription", mailbox, care),
    hosted("subscription", { ...mailbox, label: "Hébergement" }),
    hosted("subscription", mailbox, { ...optional, choice: "Suivi" }),
    hosted("notIncluded", mailbox, optional),
    hosted("firstYear", mailbox),
    hosted(null, care),
  ])
    expect(sane).toEqual([]);
});

test("whatever a draft has, each warning comes at most once", () => {
  const day = fc.option(fc.integer({ min: -50, max: 900 }).map((days) => addDays(today, days)));
  const number = fc.option(fc.integer({ min: 0, max: 100 }));
  const line = fc.record({
    inclusion: fc.constantFrom(...inclusions),
    billing: fc.constantFrom("once", "monthly"),
  });
  fc.assert(
    fc.property(
      fc.record({
        lines: fc.array(
          line.map((changes): QuoteLine => ({ ...site, ...changes }) as QuoteLine),
          { maxLength: 4 },
        ),
        discountPercent: number,
        depositPercent: number,
        instalments: number,
        validityDays: number,
        subscriptionMonths: number,
        startOn: day,
        deliverOn: day,
        paymentLink: fc.constantFrom("", link),
        hosting: fc.constantFrom(null, ...hostingKinds),
      }),
      (draft) => {
        const kinds = draftWarnings(draft, today, leadTime, unknown, unlinked, labels).map(
          ({ kind }) => kind,
        );
        expect(new Set(kinds).size).toBe(kinds.length);
      },
    ),
  );
});

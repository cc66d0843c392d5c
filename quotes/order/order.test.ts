import fc from "fast-check";
import readExcelFile from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import { translations } from "#app/i18n/translations.ts";
import { paysBySepa, untaxedReason, vatCategory, vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { legal } from "#content/legal.ts";
import { homeVatPlace } from "#content/place.ts";
import type { OrderFormat } from "#quotes/private-paths.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { billings, type QuoteLine } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleAccount, sampleTerms, withdrawing } from "#testing/confirmed-quotes.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { quoteLead } from "#testing/leads.ts";
import { orderFile } from "./files.ts";
import { acceptedOf } from "./order.fixture.ts";
import { type Order, orderOf } from "./order.ts";

const lead = quoteLead();

function orderFrom(quote: ConfirmedQuote, depositReceivedOn: string | null = null): Order {
  const order = orderOf(lead, acceptedOf(quote, receivedAtOnce(quote, depositReceivedOn)));
  if (order === null) throw new Error("The quote is accepted");
  return order;
}

/** The sheets of an order as a program reads them, each a list of rows. */
async function sheetsOf(quote: ConfirmedQuote, changes: Parameters<typeof acceptedOf>[1] = {}) {
  const file = await orderFile(lead, acceptedOf(quote, changes), "xlsx");
  return readExcelFile(Buffer.from(file?.bytes ?? []), { trim: false });
}

/** An amount in whole cents. Every amount has two decimals. */
function centsOf(text: string | undefined): number {
  expect(text).toMatch(/^\d+\.\d\d$/);
  return Number((text ?? "").replace(".", ""));
}

const line = fc.record<QuoteLine>({
  label: fc.constantFrom("Site", "Photos & <vidéo>"),
  details: fc.constant(""),
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.integer({ min: 0, max: 100_000_000 }).map(cents),
  billing: fc.constantFrom(...billings),
  inclusion: fc.constant("fixed" as const),
  choice: fc.constant(""),
});

const anyQuote = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    depositPercent: fc.integer({ min: 0, max: 100 }),
    instalments: fc.constantFrom(0, 3, 36),
    vatPlace: fc.constantFrom(...vatPlaceKeys),
    subscriptionMonths: fc.constantFrom(0, 12),
  })
  .map(({ vatPlace, ...terms }) => confirmedQuote({ ...terms, client: { ...sampleTerms.client, vatPlace } }));

test("amounts add up as an invoice demands, in every part, with and without the deposit", () => {
  fc.assert(
    fc.property(anyQuote, fc.boolean(), (quote, arrived) => {
      const order = orderFrom(quote, arrived ? "2026-12-01" : null);
      expect(order.parts.map(({ billing }) => billing)).toEqual(
        billings.filter((billing) => quote.terms.lines.some((each) => each.billing === billing)),
      );
      for (const part of order.parts) {
        expect(part.lines.length).toBe(
          quote.terms.lines.filter(({ billing }) => billing === part.billing).length,
        );
        // A line is its price times its quantity.
        const lines = part.lines.map(({ netAmount }) => centsOf(netAmount));
        expect(part.lines.map(({ unitPrice, quantity }) => centsOf(unitPrice) * quantity)).toEqual(lines);
        // BR-CO-10 and BR-CO-13 of EN 16931.
        const linesTotal = centsOf(part.linesTotal);
        expect(lines.reduce((total, amount) => total + amount, 0)).toBe(linesTotal);
        const basis = centsOf(part.taxBasis);
        expect(basis).toBe(linesTotal - centsOf(part.discount?.amount ?? "0.00"));
        // BR-CO-17: one category, rounded to the cent.
        const tax = centsOf(part.vat.amount);
        expect(Math.abs(tax - (basis * quote.vatPerMille) / 1000)).toBeLessThanOrEqual(0.5);
        // BR-CO-15, BR-CO-16.
        const total = centsOf(part.total);
        expect(total).toBe(basis + tax);
        expect(centsOf(part.due)).toBe(total - centsOf(part.prepaid));
        expect(total).toBe(quote.totals[part.billing].gross);
      }
      const { once } = quote.totals;
      for (const [name, whole] of Object.entries({ amount: once.gross, net: once.net, vat: once.vat }))
        expect(
          order.schedule.reduce((total, payment) => total + centsOf(payment[name as "net"]), 0),
          name,
        ).toBe(whole);
    }),
    { numRuns: 150 },
  );
});

test("the deposit is prepaid once it has arrived, and only of what is paid once", () => {
  const prepaid = (received: string | null) =>
    Object.fromEntries(
      orderFrom(confirmedQuote(), received).parts.map((part) => [part.billing, [part.prepaid, part.due]]),
    );
  expect(prepaid(null)).toMatchObject({ once: ["0.00", "7785.72"] });
  expect(prepaid("2026-12-01")).toEqual({
    once: ["2335.72", "5450.00"],
    monthly: ["0.00", "161.67"],
    yearly: ["0.00", "195.30"],
  });
  expect(orderFrom(confirmedQuote(), "2026-12-01").deposit).toEqual({
    amount: "2335.72",
    net: "2152.74",
    vat: "182.98",
    dueOn: "2026-12-11",
    dueFrom: "2026-11-27",
    dueUntil: "2026-12-11",
    receivedOn: "2026-12-01",
    receipts: [{ receivedOn: "2026-12-01", amount: "2335.72", net: "2152.74", vat: "182.98" }],
    received: { amount: "2335.72", net: "2152.74", vat: "182.98" },
    restAmount: "0.00",
    excessAmount: "0.00",
  });
  const partial = orderOf(
    lead,
    acceptedOf(confirmedQuote(), receivedAtOnce(confirmedQuote(), "2026-12-01", cents(200_000))),
  );
  expect(partial?.deposit).toMatchObject({
    amount: "2335.72",
    received: { amount: "2000.00", net: "1843.32", vat: "156.68" },
    restAmount: "335.72",
  });
  expect(partial?.parts[0]).toMatchObject({ prepaid: "2000.00", due: "5785.72" });
});

test("what came beyond the deposit is not prepaid: what is due is what the other payments add up to", async () => {
  const quote = confirmedQuote();
  const received = receivedAtOnce(quote, "2026-12-01", cents(240_000));
  const order = orderOf(lead, acceptedOf(quote, received));
  expect(order?.parts[0]).toMatchObject({ prepaid: "2335.72", due: "5450.00" });
  const others = order?.schedule.filter(({ kind }) => kind !== "deposit") ?? [];
  expect(others.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(545_000);
  expect(order?.deposit).toMatchObject({ received: { amount: "2400.00" }, excessAmount: "64.28" });
  const excess = translations[quote.locale]("quoteDocument.order.sheet.depositExcess");
  for (const [changes, value] of [
    [received, 64.28],
    [receivedAtOnce(quote, "2026-12-01"), undefined],
  ] as const)
    expect((await sheetsOf(quote, changes))[0]?.data.find(([label]) => label === excess)?.[1]).toBe(value);
});

test("the amounts of a subscription are for its first month or year, and its shortest term is told apart", async () => {
  const order = orderFrom(confirmedQuote());
  const periods = order.parts.map(({ billing, period, shortestTerm }) => [billing, period, shortestTerm]);
  const shortestTerm = { months: 12, start: "2027-02-07", end: "2028-02-06" };
  expect(periods).toEqual([
    ["once", { start: "2026-12-07", end: "2027-02-07" }, null],
    ["monthly", { start: "2027-02-07", end: "2027-03-06" }, shortestTerm],
    ["yearly", { start: "2027-02-07", end: "2028-02-06" }, shortestTerm],
  ]);
  for (const part of orderFrom(confirmedQuote({ subscriptionMonths: 0 })).parts) {
    expect(part.shortestTerm).toBeNull();
    expect(part.paymentTerms).not.toMatch(/\b0\b/);
  }
});

test.each(["fr-fr", "en-en"] as const)(
  "%s: what a late payment costs is in the payment terms and in notes with their subjects",
  (locale) => {
    const order = orderFrom(confirmedQuote({}, { locale }));
    expect(order.invoiceNotes.map(({ subject }) => subject)).toEqual(["PMD", "PMT", "AAB"]);
    for (const { text } of order.invoiceNotes.slice(0, 2)) expect(text).toMatch(/L441-10|D441-5/);
    for (const { paymentTerms } of order.parts) {
      expect(paymentTerms).toMatch(/L441-10|D441-5/);
      expect(paymentTerms).toContain(exactMoney(legal.latePayment.recovery, locale));
    }
  },
);

test("when VAT is due is said where the seller charges some", () => {
  const dueOf = (vatPlace: string) =>
    orderFrom(confirmedQuote({ client: { ...sampleTerms.client, vatPlace } })).parts.map(
      ({ vat }) => vat.due,
    );
  const due = { on: legal.vatDue, code: legal.vatDue === "payment" ? "72" : "5" };
  expect(dueOf(homeVatPlace)).toEqual([due, due, due]);
  expect(dueOf("outsideFrance")).toEqual([null, null, null]);
});

describe("each place for VAT", () => {
  test.each(vatPlaceKeys)("%s: its category, its reason, and the number of its client", (vatPlace) => {
    const abroad = vatCategory(vatPlace)?.code === "AE";
    const client = {
      ...sampleTerms.client,
      vatPlace,
      ...(abroad ? { siren: "", vatNumber: "EL094259216" } : {}),
    };
    const order = orderFrom(confirmedQuote({ client }));
    const { code = "", exemptionCode = null } = vatCategory(vatPlace) ?? {};
    const reason = untaxedReason(vatPlace);
    if (abroad) expect(order.buyer.vatNumber).toBe("EL094259216");
    for (const { vat } of order.parts)
      expect(vat).toMatchObject({
        category: code,
        rate: (vatPerMille(vatPlace) / 10).toFixed(2),
        exemptionCode,
        exemptionReason: reason === null ? null : expect.stringMatching(/\S/),
      });
  });

  test.each([
    ["is gone", "atlantis"],
    ["has VAT today", homeVatPlace],
  ])("an untaxed quote whose place %s says that it is untaxed, and does not guess why", (_, vatPlace) => {
    const quote = confirmedQuote();
    const terms = { ...quote.terms, client: { ...quote.terms.client, vatPlace } };
    const order = orderFrom({ ...confirmedQuote(), terms, vatPerMille: 0 });
    expect(order.parts[0]?.vat).toMatchObject({
      category: "E",
      exemptionCode: null,
      exemptionReason: expect.stringContaining(quote.number),
    });
  });
});

test("whatever was typed is a text in the spreadsheet of an order, and no formula", async () => {
  for (const entered of ["=1+1", "@SUM(A1)", "+1-1", "<a>&amp;]]>", '_x000D_ "/><x/>', "0696"]) {
    const sheets = await sheetsOf(
      confirmedQuote({
        lines: sampleTerms.lines.map((each) => ({
          ...each,
          label: entered,
          details: `${entered}\n${entered}`,
        })),
        client: { ...sampleTerms.client, name: entered },
        terms: entered,
      }),
    );
    const [facts, lines] = sheets.map(({ data }) => data);
    const t = translations[lead.locale];
    for (const title of [t("quoteDocument.to"), t("quoteDocument.order.sheet.terms")])
      expect(facts?.find(([label]) => label === title)?.[1]).toBe(entered);
    for (const [, label, details] of lines?.slice(1) ?? [])
      expect([label, details]).toEqual([entered, `${entered}\n${entered}`]);
  }
});

test.each(["fr-fr", "en-en"] as const)(
  "%s: the spreadsheet of an order has the amounts of the JSON as numbers, and its days as days",
  async (locale) => {
    // The agency's language, whatever the client's is.
    const t = translations["fr-fr"];
    const quote = confirmedQuote({}, { locale });
    const arrived = receivedAtOnce(quote, "2026-12-01", cents(200_000));
    const order = orderOf(lead, acceptedOf(quote, arrived), "fr-fr");
    const [facts = [], lines = [], totals = [], schedule = [], receipts = []] = (
      await sheetsOf(quote, arrived)
    ).map(({ data }) => data);
    const fact = (label: string) => facts.find(([title]) => title === label)?.[1];
    expect(facts[0]?.[1]).toBe(order?.number);
    expect(fact(t("quoteDocument.to"))).toBe(order?.buyer.name);
    expect(fact("SIREN")).toBe(order?.buyer.siren);
    expect(fact("IBAN")).toBe(sampleAccount.iban);
    expect(fact(t("spreadsheet.depositReceived"))).toBe(2000);
    expect(fact(t("spreadsheet.depositRest"))).toBe(335.72);
    expect(fact(t("spreadsheet.depositReceivedOn"))).toEqual(new Date("2026-12-01T00:00Z"));
    expect(facts.map(([, value]) => value)).toContain(order?.note);
    const lastDay = new Date(`${order?.deposit?.dueUntil}T00:00Z`);
    expect(fact(t("quoteDocument.order.sheet.depositDueUntil"))).toEqual(lastDay);
    const firstDay = new Date(`${order?.deposit?.dueFrom}T00:00Z`);
    expect(fact(t("quoteDocument.order.sheet.depositDueFrom"))).toEqual(firstDay);
    expect(fact(t("quoteDocument.order.sheet.address"))).toMatch(
      new RegExp(`\\n${vatPlaceName(homeVatPlace, "fr-fr")}$`),
    );
    expect(order?.deposit?.receipts).toMatchObject([{ receivedOn: "2026-12-01", amount: "2000.00" }]);
    expect(receipts.slice(1)).toEqual([[new Date("2026-12-01T00:00Z"), 1843.32, 156.68, 2000]]);
    expect(totals.slice(1).map((row) => row.slice(-2))).toEqual(
      order?.parts.map(({ shortestTerm }) =>
        shortestTerm === null ? [null, null] : [shortestTerm.months, new Date(`${shortestTerm.end}T00:00Z`)],
      ),
    );
    expect(lines.slice(1).map((row) => row.slice(-2))).toEqual(
      order?.parts.flatMap((part) =>
        part.lines.map(({ unitPrice, netAmount }) => [Number(unitPrice), Number(netAmount)]),
      ),
    );
    expect(totals.slice(1).map((row) => row.slice(4, 13))).toEqual(
      order?.parts.map((part) => [
        Number(part.linesTotal),
        part.discount === null ? null : -Number(part.discount.amount),
        Number(part.taxBasis),
        part.vat.category,
        Number(part.vat.rate),
        Number(part.vat.amount),
        Number(part.total),
        Number(part.prepaid),
        Number(part.due),
      ]),
    );
    expect(schedule.slice(1).map((row) => row.slice(1))).toEqual(
      order?.schedule.map(({ dueOn, net, vat, amount }) => [
        dueOn === null ? null : new Date(`${dueOn}T00:00Z`),
        Number(net),
        Number(vat),
        Number(amount),
      ]),
    );
  },
);

test("the spreadsheet of an order has no row for subscriptions where there are none, and no empty sheet", async () => {
  const lines = (...kept: readonly string[]) =>
    sampleTerms.lines.filter(({ billing }) => kept.includes(billing));
  const once = await sheetsOf(confirmedQuote({ lines: lines("once") }));
  expect(once.map(({ data }) => data.length > 1)).toEqual([true, true, true, true]);
  expect(once[2]?.data.length).toBe(2);
  for (const { data } of await sheetsOf(confirmedQuote({ lines: lines("monthly", "yearly") })))
    expect(data.length).toBeGreaterThan(1);
});

test("lines count in pieces, also of subscriptions: three mailboxes for a year are not three years; each rhythm has its document", () => {
  const documents = orderFrom(confirmedQuote()).parts.map(({ number, billing, lines }) => [
    number,
    billing,
    [...new Set(lines.map(({ unitCode }) => unitCode))],
  ]);
  expect(documents).toEqual([
    ["D-2026-H9DC-NTG6-V1", "once", ["C62"]],
    ["D-2026-H9DC-NTG6-V1-MON", "monthly", ["C62"]],
    ["D-2026-H9DC-NTG6-V1-ANN", "yearly", ["C62"]],
  ]);
});

test("it is no invoice: its note says so in the client's language", () => {
  for (const [locale, word] of [
    ["fr-fr", "n’est pas une facture"],
    ["en-en", "is not an invoice"],
  ] as const) {
    const order = orderFrom(confirmedQuote({}, { locale }));
    expect(order.note).toContain(word);
  }
});

test("the day is the agency's, the client has a SIREN as its address, else its e-mail address", () => {
  const order = orderFrom(confirmedQuote());
  expect(order.acceptedOn).toBe("2026-11-27");
  expect(order.buyer).toMatchObject({
    siren: "732829320",
    vatNumber: "FR44732829320",
    electronicAddress: { scheme: "0225", value: "732829320" },
    address: { lines: ["4 rue du Port"], postcode: "97221", city: "Le Carbet" },
    contact: { name: "Joséphine Lavigne", signatoryRole: "gérante", email: lead.fields.email },
  });
  const abroad = { ...sampleTerms.client, siren: "", vatNumber: "", vatPlace: "outsideFrance" };
  expect(orderFrom(confirmedQuote({ client: abroad })).buyer).toMatchObject({
    siren: null,
    vatNumber: null,
    electronicAddress: { scheme: "EM", value: lead.fields.email },
  });
});

test("a client outside the European Union is named by the number that it gave", () => {
  const registration = "2012/C-1234 <Registry> & Cie";
  const client = { ...sampleTerms.client, siren: "", vatNumber: "", vatPlace: "outsideFrance", registration };
  const order = orderFrom(confirmedQuote({ client }));
  expect(order.buyer).toMatchObject({ siren: null, vatNumber: null, registration });
});

test("only what the client accepted is handed over: without the options that were left out", () => {
  const lines = sampleTerms.lines.map(
    (each, at) => ({ ...each, inclusion: at === 1 ? "notSelected" : "fixed" }) as const,
  );
  const order = orderFrom(confirmedQuote({ lines }));
  expect(order.parts[0]?.lines.map(({ name }) => name)).toEqual([sampleTerms.lines[0]?.label]);
});

test.each([
  ["sent", {}],
  ["replaced", {}],
  ["declined", { decision: { kind: "declined", reason: "" } }],
  ["withdrawn", { withdrawn: { name: "Jo", email: "jo@client.example", at: "2026-12-01T10:00:00.000Z" } }],
] as const)("a quote that is %s is no order", async (status, changes) => {
  expect(await orderFile(lead, acceptedOf(confirmedQuote(), { status, ...changes }), "json")).toBeNull();
});

test("files are named after the order, in the client's language", async () => {
  const nameOf = async (locale: Locale, format: OrderFormat) =>
    (await orderFile(lead, acceptedOf(confirmedQuote({}, { locale })), format))?.name;
  expect(await nameOf("fr-fr", "json")).toBe("commande-D-2026-H9DC-NTG6-V1.json");
  expect(await nameOf("en-en", "xlsx")).toBe("order-D-2026-H9DC-NTG6-V1.xlsx");
});

test("every part names the account, with a reference of its own", () => {
  const order = orderFrom(confirmedQuote());
  for (const { number, transfer } of order.parts)
    expect(transfer).toMatchObject({
      iban: sampleAccount.iban,
      bic: sampleAccount.bic,
      reference: number,
      sepa: true,
    });
  const invoiced = orderFrom(confirmedQuote({}, { account: null }));
  expect(invoiced.parts.map(({ transfer }) => transfer)).toEqual([null, null, null]);
});

test("the deposit is due on the day that the pages show, or has none because its invoice names it", () => {
  const dueOf = (quote: ConfirmedQuote) => {
    const { deposit, schedule } = orderFrom(quote);
    expect(schedule.find(({ kind }) => kind === "deposit")?.dueOn).toBe(deposit?.dueOn);
    return deposit?.dueOn;
  };
  expect(dueOf(confirmedQuote())).toBe("2026-12-11");
  expect(dueOf(confirmedQuote({ withdrawal: withdrawing }))).toBe("2026-12-19");
  // The first quotes named no last day: the first on which it may be asked for.
  expect(dueOf(confirmedQuote({}, { depositDays: null }))).toBe("2026-11-27");
  expect(dueOf(confirmedQuote({}, { account: null }))).toBeNull();
});

test("a start within the time to withdraw is ordered on the day after it, with all that follows", () => {
  const { parts, schedule } = orderFrom(confirmedQuote({ withdrawal: withdrawing }));
  expect(parts.map(({ period }) => period)).toEqual([
    { start: "2026-12-12", end: "2027-02-12" },
    { start: "2027-02-12", end: "2027-03-11" },
    { start: "2027-02-12", end: "2028-02-11" },
  ]);
  expect(schedule.map(({ dueOn }) => dueOn).slice(1, 3)).toEqual(["2027-01-12", "2027-02-12"]);
});

test("the one payment after the deposit has its day; of several each has its own in the schedule", () => {
  const dayOf = (order: Order) => order.parts.map(({ dueOn }) => dueOn);
  expect(dayOf(orderFrom(confirmedQuote({ instalments: 0 })))).toEqual(["2027-02-07", null, null]);
  const instalments = orderFrom(confirmedQuote());
  expect(dayOf(instalments)).toEqual([null, null, null]);
  expect(instalments.schedule).toHaveLength(25);
});

test("what was accepted with other options than were offered is told apart: day, hash, and what the offer came to", () => {
  expect(orderFrom(confirmedQuote())).toMatchObject({ acceptedNote: null, offered: null });
  const offered = {
    quote: confirmedQuote({ lines: sampleTerms.lines.slice(0, 1) }),
    pdfHash: "a".repeat(64),
  };
  const pdfHash = "b".repeat(64);
  const order = orderOf(lead, acceptedOf(confirmedQuote(), { quoteAsSent: offered, pdfHash }));
  if (order === null) throw new Error("The quote is accepted");
  expect(order).toMatchObject({
    number: "D-2026-H9DC-NTG6-V1",
    quote: { pdfSha256: pdfHash },
    offered: { pdfSha256: offered.pdfHash, amount: "5930.37" },
  });
  expect(order.acceptedNote).toContain(pdfHash);
  expect(order.acceptedNote?.replace(/\s/g, " ")).toContain("27 novembre 2026");
});

test("the deposit of a client outside the Single Euro Payments Area is no SEPA transfer", () => {
  const isSepa = (vatPlace: string) =>
    orderFrom(confirmedQuote({ client: { ...sampleTerms.client, vatPlace } })).parts[0]?.transfer?.sepa;
  for (const place of vatPlaceKeys) expect(isSepa(place), place).toBe(paysBySepa(place));
  expect(vatPlaceKeys.some((place) => !paysBySepa(place))).toBe(true);
});

import { Profile, validateXsd } from "@stackforge-eu/factur-x";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { paysBySepa, untaxedReason, vatCategory, vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { legal } from "#content/legal.ts";
import { homeVatPlace } from "#content/place.ts";
import type { OrderFormat } from "#quotes/private-paths.ts";
import { billings, type ConfirmedQuote, type QuoteLine } from "#quotes/terms/confirmed-quote.ts";
import { confirmedQuote, sampleAccount, sampleTerms, withdrawing } from "#testing/confirmed-quotes.ts";
import { quoteLead } from "#testing/leads.ts";
import { orderCii } from "./cii.ts";
import { orderFile } from "./files.ts";
import { acceptedOf } from "./order.fixture.ts";
import { type Order, orderOf } from "./order.ts";

const lead = quoteLead();

function orderFrom(quote: ConfirmedQuote, depositReceivedOn: string | null = null): Order {
  const order = orderOf(lead, acceptedOf(quote, { depositReceivedOn }));
  if (order === null) throw new Error("The quote is accepted");
  return order;
}

const ciiOf = (order: Order): readonly string[] => order.parts.map((part) => orderCii(order, part));

/** The texts of all elements of a name, as they are in the markup. */
const texts = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, "g"))].map(
    ([, found = ""]) => found,
  );

/** The one amount of this name in whole cents. Every amount has two decimals. */
function centsOf(text: string | undefined): number {
  expect(text).toMatch(/^\d+\.\d\d$/);
  return Number((text ?? "").replace(".", ""));
}

async function expectValid(xml: string): Promise<void> {
  expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] });
}

const line = fc.record<QuoteLine>({
  label: fc.constantFrom("Site", "Photos & <vidéo>"),
  details: fc.constant(""),
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.integer({ min: 0, max: 100_000_000 }).map(cents),
  billing: fc.constantFrom(...billings),
  inclusion: fc.constant("fixed" as const),
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

test("amounts add up as EN 16931 demands, in every part, with and without the deposit", () => {
  fc.assert(
    fc.property(anyQuote, fc.boolean(), (quote, arrived) => {
      const order = orderFrom(quote, arrived ? "2026-12-01" : null);
      expect(order.parts.map(({ billing }) => billing)).toEqual(
        billings.filter((billing) => quote.terms.lines.some((each) => each.billing === billing)),
      );
      for (const [index, xml] of ciiOf(order).entries()) {
        const one = (name: string) => {
          const found = texts(xml, name);
          expect(found.length, name).toBe(1);
          return centsOf(found[0]);
        };
        const billing = order.parts[index]?.billing ?? "once";
        const lines = texts(xml, "LineTotalAmount").map(centsOf);
        const sum = lines.pop() ?? 0;
        expect(lines.length).toBe(quote.terms.lines.filter((each) => each.billing === billing).length);
        // A line is its price times its quantity.
        const prices = texts(xml, "ChargeAmount").map(centsOf);
        const quantities = texts(xml, "BilledQuantity").map(Number);
        expect(prices.map((price, at) => price * (quantities[at] ?? 0))).toEqual(lines);
        // BR-CO-10, BR-CO-11, BR-CO-13.
        expect(lines.reduce((total, amount) => total + amount, 0)).toBe(sum);
        const allowance = texts(xml, "ActualAmount").length === 0 ? 0 : one("ActualAmount");
        if (allowance > 0) expect(one("AllowanceTotalAmount")).toBe(allowance);
        else expect(xml).not.toContain("AllowanceTotalAmount");
        const basis = one("TaxBasisTotalAmount");
        expect(basis).toBe(sum - allowance);
        // BR-CO-14, BR-CO-17: one category, rounded to the cent.
        const [basisOfCategory] = texts(xml, "BasisAmount");
        expect(centsOf(basisOfCategory)).toBe(basis);
        const tax = one("TaxTotalAmount");
        expect(one("CalculatedAmount")).toBe(tax);
        expect(Math.abs(tax - (basis * quote.vatPerMille) / 1000)).toBeLessThanOrEqual(0.5);
        // BR-CO-15, BR-CO-16.
        const total = one("GrandTotalAmount");
        expect(total).toBe(basis + tax);
        expect(one("DuePayableAmount")).toBe(total - one("TotalPrepaidAmount"));
        expect(total).toBe(quote.totals[billing].gross);
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
    receivedOn: "2026-12-01",
    received: null,
    restAmount: "0.00",
  });
  const partial = orderOf(
    lead,
    acceptedOf(confirmedQuote(), { depositReceivedOn: "2026-12-01", depositReceivedAmount: cents(200_000) }),
  );
  expect(partial?.deposit).toMatchObject({
    amount: "2335.72",
    received: { amount: "2000.00", net: "1843.32", vat: "156.68" },
    restAmount: "335.72",
  });
  expect(partial?.parts[0]).toMatchObject({ prepaid: "2000.00", due: "5785.72" });
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
  async (locale) => {
    const order = orderFrom(confirmedQuote({}, { locale }));
    for (const [index, xml] of ciiOf(order).entries()) {
      await expectValid(xml);
      expect(texts(xml, "SubjectCode")).toEqual(["PMD", "PMT", "AAB"]);
      for (const text of [texts(xml, "Description").at(-1), ...texts(xml, "Content").slice(-3, -1)])
        expect(text).toMatch(/L441-10|D441-5/);
      expect(order.parts[index]?.paymentTerms).toContain(exactMoney(legal.latePayment.recovery, locale));
    }
  },
);

test("when VAT is due is said where the seller charges some", () => {
  const dueOf = (vatPlace: string) =>
    ciiOf(orderFrom(confirmedQuote({ client: { ...sampleTerms.client, vatPlace } }))).map((xml) =>
      texts(xml, "DueDateTypeCode"),
    );
  const code = legal.vatDue === "payment" ? "72" : "5";
  expect(dueOf(homeVatPlace)).toEqual([[code], [code], [code]]);
  expect(dueOf("outsideFrance")).toEqual([[], [], []]);
});

describe("each place for VAT", () => {
  test.each(vatPlaceKeys)(
    "%s: its category, its reason, and the numbers that the norm allows",
    async (vatPlace) => {
      const abroad = vatCategory(vatPlace)?.code === "AE";
      const client = {
        ...sampleTerms.client,
        vatPlace,
        ...(abroad ? { siren: "", vatNumber: "EL094259216" } : {}),
      };
      const order = orderFrom(confirmedQuote({ client }));
      const { code = "", exemptionCode = null } = vatCategory(vatPlace) ?? {};
      const reason = untaxedReason(vatPlace);
      for (const xml of ciiOf(order)) {
        await expectValid(xml);
        expect(new Set(texts(xml, "CategoryCode"))).toEqual(new Set([code]));
        expect(texts(xml, "ExemptionReasonCode")).toEqual(exemptionCode === null ? [] : [exemptionCode]);
        expect(texts(xml, "ExemptionReason").length).toBe(reason === null ? 0 : 1);
        // BR-O-02, BR-O-05: neither a VAT number nor a rate where VAT does not apply at all.
        expect(xml.includes('schemeID="VA"')).toBe(code !== "O");
        expect(xml.includes("RateApplicablePercent")).toBe(code !== "O");
        // BR-AE-02: the client is named by its VAT number.
        if (code === "AE") expect(xml).toContain('<ram:ID schemeID="VA">EL094259216</ram:ID>');
      }
      for (const { vat } of order.parts)
        expect(vat).toMatchObject({
          category: code,
          rate: (vatPerMille(vatPlace) / 10).toFixed(2),
          exemptionCode,
          exemptionReason: reason === null ? null : expect.stringMatching(/\S/),
        });
    },
  );

  test.each([
    ["is gone", "atlantis"],
    ["has VAT today", homeVatPlace],
  ])(
    "an untaxed quote whose place %s says that it is untaxed, and does not guess why",
    async (_, vatPlace) => {
      const quote = confirmedQuote();
      const terms = { ...quote.terms, client: { ...quote.terms.client, vatPlace } };
      const order = orderFrom({ ...confirmedQuote(), terms, vatPerMille: 0 });
      expect(order.parts[0]?.vat).toMatchObject({
        category: "E",
        exemptionCode: null,
        exemptionReason: expect.stringContaining(quote.number),
      });
    },
  );
});

test("whatever was typed: the document fits the published schema, and has it as text", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        text: fc.string({ unit: "binary", maxLength: 60 }),
        hostile: fc.constantFrom(
          "]]>",
          "<a>&amp;",
          "\u0000\u0008\u001B[31m",
          "\uFFFE\uFFFF",
          "\uD800",
          '"/><x/>',
          "\u0085\u2028",
        ),
      }),
      async ({ text, hostile }) => {
        const entered = `${text}${hostile}x`;
        const quote = confirmedQuote({
          lines: [
            {
              label: entered,
              details: `${entered}\n${entered}`,
              quantity: 1,
              unitPrice: cents(100),
              billing: "once",
              inclusion: "fixed",
            },
          ],
          client: { ...sampleTerms.client, name: entered, address: `${entered}\n${entered}` },
          terms: entered,
        });
        const order = orderFrom(quote);
        for (const xml of ciiOf(order)) {
          await expectValid(xml);
          // Nothing entered became an element.
          expect(xml).not.toMatch(/<x\/>|<a>/);
        }
        expect(JSON.parse(JSON.stringify(order))).toEqual(order);
      },
    ),
    { numRuns: 60 },
  );
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

test("it is no invoice: its type is an order's, and its note says so in the client's language", () => {
  for (const [locale, word] of [
    ["fr-fr", "n’est pas une facture"],
    ["en-en", "is not an invoice"],
  ] as const) {
    const order = orderFrom(confirmedQuote({}, { locale }));
    expect(order.note).toContain(word);
    for (const xml of ciiOf(order)) {
      expect(texts(xml, "TypeCode")[0]).toBe("220");
      expect(texts(xml, "Content")[0]).toContain(word);
    }
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

test("a client outside the European Union is named by the number that it gave", async () => {
  const registration = "2012/C-1234 <Registry> & Cie";
  const client = { ...sampleTerms.client, siren: "", vatNumber: "", vatPlace: "outsideFrance", registration };
  const order = orderFrom(confirmedQuote({ client }));
  expect(order.buyer).toMatchObject({ siren: null, vatNumber: null, registration });
  for (const xml of ciiOf(order)) {
    await expectValid(xml);
    const [, buyer = ""] = xml.split("<ram:BuyerTradeParty>");
    expect(buyer).toContain(
      "<ram:SpecifiedLegalOrganization><ram:ID>2012/C-1234 &lt;Registry&gt; &amp; Cie</ram:ID></ram:SpecifiedLegalOrganization>",
    );
  }
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
] as const)("a quote that is %s is no order", (status, changes) => {
  expect(orderFile(lead, acceptedOf(confirmedQuote(), { status, ...changes }), "json")).toBeNull();
});

test("files are named after the order, in the client's language; a part without lines has none", () => {
  const nameOf = (quote: ConfirmedQuote, format: OrderFormat) =>
    orderFile(lead, acceptedOf(quote), format)?.name;
  expect(nameOf(confirmedQuote(), "json")).toBe("commande-D-2026-H9DC-NTG6-V1.json");
  expect(nameOf(confirmedQuote({}, { locale: "en-en" }), "monthly")).toBe(
    "order-D-2026-H9DC-NTG6-V1-MON.xml",
  );
  const once = confirmedQuote({ lines: sampleTerms.lines.slice(0, 1) });
  expect(nameOf(once, "yearly")).toBeUndefined();
});

test("every document names the account, each with a reference of its own", async () => {
  const order = orderFrom(confirmedQuote());
  for (const [index, xml] of ciiOf(order).entries()) {
    await expectValid(xml);
    expect(texts(xml, "IBANID")).toEqual([sampleAccount.iban]);
    expect(texts(xml, "BICID")).toEqual([sampleAccount.bic]);
    expect(texts(xml, "PaymentReference")).toEqual([order.parts[index]?.number]);
    expect(order.parts[index]?.transfer).toMatchObject({ iban: sampleAccount.iban, sepa: true });
  }
  const invoiced = orderFrom(confirmedQuote({}, { account: null }));
  for (const xml of ciiOf(invoiced)) expect(xml).not.toMatch(/IBANID|PaymentReference/);
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

test("the one payment after the deposit has its day in the document; of several it has none, but they are in the JSON", async () => {
  const dayOf = (xml = "") => /<ram:DueDateDateTime><udt:DateTimeString format="102">(\d+)</.exec(xml)?.[1];
  const [balance = "", ...recurring] = ciiOf(orderFrom(confirmedQuote({ instalments: 0 })));
  await expectValid(balance);
  expect([balance, ...recurring].map(dayOf)).toEqual(["20270207", undefined, undefined]);
  const instalments = orderFrom(confirmedQuote());
  expect(ciiOf(instalments).map(dayOf)).toEqual([undefined, undefined, undefined]);
  expect(instalments.schedule).toHaveLength(25);
});

test("what was accepted with other options than were offered is told apart: day, hash, and what the offer came to", async () => {
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
  const [xml = ""] = ciiOf(order);
  await expectValid(xml);
  for (const text of [order.acceptedNote ?? "", texts(xml, "Content")[1] ?? ""]) {
    expect(text).toContain(pdfHash);
    expect(text.replace(/\s/g, " ")).toContain("27 novembre 2026");
  }
});

test("where the norm allows no VAT number of the seller, the accountant is told that the invoice needs it", () => {
  const noteOf = (vatPlace: string) => {
    const order = orderFrom(confirmedQuote({ client: { ...sampleTerms.client, vatPlace } }));
    expect(order.seller.vatNumber).not.toBe("");
    return order.sellerVatNumberNote;
  };
  for (const place of vatPlaceKeys)
    if (vatCategory(place)?.code === "O") expect(noteOf(place)).toMatch(/BR-O-02.*242 nonies A/);
    else expect(noteOf(place)).toBeNull();
});

test("the deposit of a client outside the Single Euro Payments Area is no SEPA transfer", () => {
  const meansOf = (vatPlace: string) => {
    const [xml = ""] = ciiOf(orderFrom(confirmedQuote({ client: { ...sampleTerms.client, vatPlace } })));
    return /PaymentMeans><ram:TypeCode>(\d+)</.exec(xml)?.[1];
  };
  for (const place of vatPlaceKeys) expect(meansOf(place), place).toBe(paysBySepa(place) ? "58" : "30");
  expect(vatPlaceKeys.some((place) => !paysBySepa(place))).toBe(true);
});

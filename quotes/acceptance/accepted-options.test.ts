/** What a client accepts of a quote with options, on a real store. */
import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { lineTotal } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { termsOn } from "#testing/confirmed-quotes.ts";
import { openOperations } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

/** A quote whose last lines are options: one is counted at first, one is not, and of two more the client takes one. */
async function setUp({ withOptions = true } = {}) {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const { operations, leadId, tokens } = await openOperations(store, clock);
  const { agencyOperations: agency, clientOperations } = operations;
  const terms = termsOn(await agency.today());
  const [line] = terms.lines as [QuoteLine];
  const options = [
    { ...line, label: "Film", inclusion: "selected" },
    { ...line, label: "Suivi", billing: "monthly", inclusion: "notSelected" },
    { ...line, label: "Simple", inclusion: "selected", choice: "Formule" },
    { ...line, label: "Double", quantity: 2, inclusion: "notSelected", choice: "Formule" },
  ] as const;
  const lines = withOptions ? [line, ...options] : [line];
  // Hosting would need a subscription that the client cannot leave out.
  await agency.saveDraft(tokens.agency, { ...terms, lines, hosting: "notIncluded", hostingYearly: null });
  const { draftHash } = (await agency.view(tokens.agency)) ?? {};
  expect(await agency.confirm(tokens.agency, draftHash ?? "", "")).toBe("confirmed");
  const newest = async () => {
    const view = await clientOperations.view(tokens.client);
    if (view === null) throw new Error("The link is gone");
    return view.version;
  };
  const offered = await newest();
  const accept = (options: readonly number[]) =>
    clientOperations.accept(
      tokens.client,
      { quoteId: offered.id, pdfHash: offered.pdfHash },
      { name: "Joséphine Lavigne", signatoryRole: "Gérante", options, code: "" },
      "192.0.2.1",
    );
  const pdfHash = async () => {
    const pdf = await clientOperations.pdf(tokens.client);
    if (pdf === null || pdf === "damaged") throw new Error("There is no PDF");
    return createHash("sha256").update(pdf.bytes).digest("hex");
  };
  return { store, leadId, offered, accept, newest, pdfHash, clientOperations, tokens };
}

test("what is accepted has the lines that were chosen, with their amounts, a PDF and its hash", async () => {
  const { accept, newest, offered, pdfHash, store, leadId } = await setUp();
  expect(await pdfHash()).toBe(offered.pdfHash);
  expect(await accept([2, 4])).toBe("decided");
  const accepted = await newest();
  expect(accepted.quote.terms.lines.map(({ label, inclusion }) => [label, inclusion])).toEqual([
    [offered.quote.terms.lines[0]?.label, "fixed"],
    ["Suivi", "fixed"],
    ["Double", "fixed"],
  ]);
  const [site, , , , double] = offered.quote.terms.lines as [
    QuoteLine,
    QuoteLine,
    QuoteLine,
    QuoteLine,
    QuoteLine,
  ];
  expect(accepted.quote.totals.beforeDiscount).toBe(lineTotal(site) + lineTotal(double));
  expect(accepted.quote.totals.monthly.net).toBeGreaterThan(0);
  expect(accepted.quoteAsSent).toEqual(offered.quote);
  expect(accepted.pdfHash).not.toBe(offered.pdfHash);
  expect(await pdfHash()).toBe(accepted.pdfHash);
  // What was confirmed is still there.
  expect((await store.requestHistory(leadId))?.confirmedQuotes[0]?.quoteAsSent).toEqual({
    quote: offered.quote,
    pdfHash: offered.pdfHash,
  });
});

test("a quote without options is accepted as it is, with a PDF that says so", async () => {
  const { accept, newest, offered, pdfHash, store, leadId } = await setUp({ withOptions: false });
  expect(await accept([0])).toBe("refused");
  expect(await accept([])).toBe("decided");
  const accepted = await newest();
  expect(accepted.quote).toEqual(offered.quote);
  expect(accepted.pdfHash).not.toBe(offered.pdfHash);
  expect(await pdfHash()).toBe(accepted.pdfHash);
  expect((await store.requestHistory(leadId))?.confirmedQuotes[0]?.quoteAsSent?.pdfHash).toBe(
    offered.pdfHash,
  );
});

test("an acceptance that is sent again, with the same options or others, changes nothing", async () => {
  const { accept, newest } = await setUp();
  expect(await accept([1, 2, 3])).toBe("decided");
  const accepted = await newest();
  for (const options of [[1, 2, 3], [1, 4], [3]]) expect(await accept(options)).toBe("refused");
  expect(await newest()).toEqual(accepted);
});

test.each([[[0, 3]], [[3, 5]], [[1, 1, 3]], [[1.5, 3]], [[-1, 3]], [[]], [[1, 2]], [[3, 4]], [[3, 3]]])(
  "nothing is decided with options that the quote does not have, or with none or two of its group: %j",
  async (options) => {
    const { accept, newest, offered } = await setUp();
    expect(await accept(options)).toBe("refused");
    expect(await newest()).toEqual(offered);
  },
);

import fc from "fast-check";
import { expect, test } from "vitest";
import type { EventKind } from "#quotes/history.ts";
import { accepted, followUpClaim, withdrawal } from "#quotes/mails/follow-up.fixture.ts";
import { orderOf } from "#quotes/order/order.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import { payloadOf } from "./payload.ts";

type Changes = NonNullable<Parameters<typeof followUpClaim>[1]>;

function claimOf(kind: EventKind, changes: Changes = {}): Claim {
  const claim = followUpClaim("client-quote", changes);
  const event = claim.event === null ? null : { ...claim.event, kind };
  return { ...claim, event, quote: kind === "request-created" ? null : claim.quote };
}

const parsed = (claim: Claim) => JSON.parse(payloadOf(claim));

test.each([
  ["request-created", "request.created"],
  ["quote-confirmed", "quote.confirmed"],
  ["quote-accepted", "quote.accepted"],
  ["quote-declined", "quote.declined"],
  ["quote-withdrawn", "quote.withdrawn"],
  ["question", "quote.question_asked"],
  ["answer", "quote.question_answered"],
] as const)("%s is posted as %s, with the time when it happened", (kind, type) => {
  const claim = claimOf(kind);
  const message = parsed(claim);
  expect(Object.keys(message)).toEqual(["type", "timestamp", "data"]);
  expect(message).toMatchObject({ type, timestamp: claim.event?.at });
  expect("quote" in message.data).toBe(kind !== "request-created");
});

test("an event that is the agency's own is not told", () => {
  for (const kind of ["follow-up-status-changed", "contract-end-changed", "agency-reminded"] as const)
    expect(() => payloadOf(claimOf(kind))).toThrow("No message");
});

test("a question and its answer are posted as they were typed, without what no person sees", () => {
  for (const kind of ["question", "answer"] as const)
    expect(parsed(claimOf(kind, { text: "Une page\nde plus ?\u202E" })).data.message).toEqual({
      text: "Une page\nde plus ?",
    });
});

test("a request is posted with what was typed, where it came from, and its indicative quote in cents", () => {
  const claim = claimOf("request-created", { fields: { company: "Rhum & Fils" } });
  const visit = { campaign: { utm_source: "salon" }, referrer: "https://news.example" } as const;
  const { request } = parsed({ ...claim, lead: { ...claim.lead, visit } }).data;
  expect(request).toMatchObject({
    id: claim.lead.id,
    kind: "quote",
    receivedAt: claim.lead.createdAt,
    fields: { company: "Rhum & Fils", email: "jo@client.example" },
    visit,
    indicativeQuote: { number: "D-2026-H9DC-NTG6", currency: "EUR", pack: "advanced", months: 24 },
  });
  const { indicativeQuote } = request;
  expect(indicativeQuote.total).toBe(claim.lead.quote?.quote.total);
  for (const { amount, billing } of indicativeQuote.lines)
    if (["included", "onQuote"].includes(billing)) expect(amount).toBeNull();
    else expect(amount).toSatisfy(Number.isSafeInteger);
});

test("a quote is posted with its amounts in cents, the hash of its PDF, and the decision", () => {
  const claim = claimOf("quote-accepted", { decision: accepted });
  const { quote } = parsed(claim).data;
  const totals = claim.quote?.quote.totals;
  expect(quote).toMatchObject({
    number: "D-2026-H9DC-NTG6-V1",
    pdfSha256: claim.quote?.pdfHash,
    totals: { once: totals?.once, monthly: totals?.monthly, yearly: totals?.yearly },
    accepted: { at: claim.quote?.decidedAt, name: "Joséphine Lavigne", signatoryRole: "Gérante" },
    declined: null,
  });
  // The address is the agency's evidence, and no business of the receiver.
  expect(JSON.stringify(quote)).not.toContain("192.0.2.7");
  const refused = claimOf("quote-declined", { decision: { kind: "declined", reason: "Trop cher.\nNon." } });
  expect(parsed(refused).data.quote).toMatchObject({
    accepted: null,
    declined: { reason: "Trop cher.\nNon." },
  });
});

test("an acceptance is posted with its order, as the command writes it; no other event, and not after a withdrawal", () => {
  const claim = claimOf("quote-accepted", { decision: accepted });
  if (claim.quote === null) throw new Error("The claim is about a quote");
  const { order } = parsed(claim).data;
  expect(order).toEqual(JSON.parse(JSON.stringify(orderOf(claim.lead, claim.quote))));
  expect(order).toMatchObject({ number: "D-2026-H9DC-NTG6-V1", parts: [{ total: "7785.72" }, {}, {}] });
  for (const kind of ["quote-confirmed", "deposit-received", "quote-withdrawn"] as const)
    expect(parsed(claimOf(kind, { decision: accepted })).data).not.toHaveProperty("order");
  const withdrawn = claimOf("quote-accepted", { decision: accepted, withdrawal });
  expect(parsed(withdrawn).data).not.toHaveProperty("order");
});

test("whatever was typed, a message is JSON without text that nobody sees, and keeps its kind", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (entered) => {
      const decision = { ...accepted, name: entered, signatoryRole: entered } as const;
      const fields = { firstName: entered, company: entered };
      const body = payloadOf(
        claimOf("quote-accepted", { decision, fields, client: entered, quote: { subject: entered } }),
      );
      expect(JSON.parse(body).type).toBe("quote.accepted");
      expect(body).not.toMatch(/[\p{Bidi_C}\u200B\uFEFF]/u);
    }),
  );
});

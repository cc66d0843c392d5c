import { expect, test, vi } from "vitest";
import { cents } from "#app/domain/money.ts";
import { accepted, followUpClaim, sources, withdrawal } from "#quotes/mails/follow-up.fixture.ts";
import type { DepositReceipt } from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import { manualClock } from "#testing/clock.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { deliver, isOutdated } from "./deliver.ts";

/** The identifiers with which a job is sent, attempt by attempt. */
async function sentAs(claim: Claim, newCode = async (_quoteId: string) => "012345") {
  const sent: string[] = [];
  const delivery = {
    transport: {
      atOnce: 1,
      send: async ({ messageId }: { readonly messageId: string }) => {
        sent.push(messageId);
        return { refused: 0 };
      },
    },
    webhook: { send: async (id: string) => void sent.push(id) },
    mailSettings,
    sources,
    newCode,
  };
  for (const attempts of [1, 2, 3]) await deliver({ ...claim, attempts }, delivery);
  return new Set(sent);
}

test("each attempt of a mail and of a webhook message is the same message, and another job's is another", async () => {
  const claim = followUpClaim("client-code");
  const [first] = await sentAs(claim);
  expect(await sentAs(claim)).toEqual(new Set([first]));
  expect(await sentAs({ ...claim, jobId: "OTHER" })).not.toContain(first);
  expect(await sentAs({ ...claim, purpose: "webhook" })).toHaveProperty("size", 1);
});

test("each attempt of a code's mail makes a code for its quote, and no other mail makes one", async () => {
  const newCode = vi.fn(async () => "543210");
  const claim = followUpClaim("client-code");
  await sentAs(claim, newCode);
  expect(newCode.mock.calls).toEqual(Array.from({ length: 3 }, () => [claim.quote?.id]));
  await sentAs(followUpClaim("client-quote"), newCode);
  expect(newCode).toHaveBeenCalledTimes(3);
});

const [waits, isAccepted, declined] = [
  { decision: null },
  { decision: accepted, depositReceivedOn: null, quote: { canWithdraw: true } },
  { decision: { kind: "declined", reason: "" } },
] as const;
const isPaid = { decision: accepted, depositReceivedOn: "2026-12-01" } as const;
const isWithdrawn = { ...isPaid, withdrawal };

/** What a quote has become while its mail waited: as long as it is said, and once it is not true any more. */
test.each([
  ["client-quote", [waits], [isAccepted, declined]],
  ["client-code", [waits], [isAccepted, declined]],
  ["client-reminder", [waits], [isAccepted, declined]],
  ["client-deposit-due", [isAccepted], [isPaid, isWithdrawn, declined]],
  ["client-deposit", [isPaid], [isAccepted, isWithdrawn]],
  ["client-deposit-cancelled", [isAccepted, isPaid], [isWithdrawn]],
  ["client-acceptance", [isAccepted, isWithdrawn], []],
  ["client-withdrawal", [isWithdrawn], []],
] as const)("%s is sent while it is true, and dropped afterwards", (purpose, isTrue, isOver) => {
  const clock = manualClock("2026-12-01T12:00:00.000Z");
  const outdated = (changes: Parameters<typeof followUpClaim>[1]) =>
    isOutdated(followUpClaim(purpose, changes), clock);
  expect(isTrue.map(outdated)).toEqual(isTrue.map(() => false));
  expect(isOver.map(outdated)).toEqual(isOver.map(() => true));
});

test("of a deposit, a client is mailed what counts, once: neither what was struck out since, nor what changed again", () => {
  const outdated = (
    purpose: "client-deposit" | "client-deposit-cancelled",
    ...depositReceipts: readonly DepositReceipt[]
  ) => {
    const claim = followUpClaim(purpose, { decision: accepted });
    if (claim.quote === null) throw new Error("The claim has a quote");
    return isOutdated({ ...claim, quote: { ...claim.quote, depositReceipts } }, manualClock(eventAt));
  };
  const eventAt = followUpClaim("client-deposit").event?.at ?? "";
  const later = "2026-11-28T10:00:00.000Z";
  const receipt = (recordedAt: string, at: string | null = null) => ({
    receivedOn: "2026-11-27",
    amount: cents(500),
    recordedAt,
    struckOut: at === null ? null : { at, reason: "" },
  });
  const before = receipt("2026-11-26T10:00:00.000Z");
  expect(outdated("client-deposit", before, receipt(eventAt))).toBe(false);
  expect(outdated("client-deposit", before, receipt(eventAt, later))).toBe(true);
  const struck = receipt("2026-11-26T10:00:00.000Z", eventAt);
  expect(outdated("client-deposit-cancelled", before, struck)).toBe(false);
  expect(outdated("client-deposit-cancelled", receipt(before.recordedAt, later), struck)).toBe(true);
  expect(outdated("client-deposit-cancelled", struck, receipt(later))).toBe(true);
});

test.each(["client-quote", "client-code", "client-reminder"] as const)(
  "%s is not sent once the quote has expired",
  (purpose) => {
    const claim = followUpClaim(purpose);
    const { expiresAt = "" } = claim.quote ?? {};
    const clock = manualClock(expiresAt);
    expect(isOutdated(claim, clock)).toBe(false);
    clock.forward(1);
    expect(isOutdated(claim, clock)).toBe(true);
  },
);

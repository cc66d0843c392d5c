/** What arrived of the deposit of an accepted quote, as its list of receipts says. */
import type { Day } from "#app/domain/days.ts";
import { add, type Cents, cents, zeroCents } from "#app/domain/money.ts";
import type { DepositReceipt, DepositRefund } from "#quotes/store/follow-up.ts";
import { type ConfirmedQuote, depositOf } from "#quotes/terms/confirmed-quote.ts";

type Receipts = {
  readonly quote: Pick<ConfirmedQuote, "totals">;
  readonly depositReceipts: readonly DepositReceipt[];
};

export type ReceivedDeposit = {
  /** The day of the last receipt; null where nothing arrived. */
  readonly receivedOn: Day | null;
  readonly arrived: Cents;
  /** What is still to be paid: nothing once as much as was asked for has arrived. */
  readonly rest: Cents;
  /** By how much what arrived is more than was asked for. */
  readonly excess: Cents;
};

/** What arrived, without what was struck out, and what that leaves. */
export function receivedDeposit({ quote: { totals }, depositReceipts }: Receipts): ReceivedDeposit {
  const counted = depositReceipts.filter(({ struckOut }) => struckOut === null);
  const asked = depositOf(totals)?.amount ?? zeroCents;
  const arrived = add(zeroCents, ...counted.map(({ amount }) => amount));
  return {
    receivedOn:
      counted
        .map(({ receivedOn }) => receivedOn)
        .toSorted()
        .at(-1) ?? null,
    arrived,
    rest: cents(Math.max(0, asked - arrived)),
    excess: cents(Math.max(0, arrived - asked)),
  };
}

type Held = Pick<Receipts, "depositReceipts"> & { readonly depositRefunds: readonly DepositRefund[] };

/**
 * What arrived and is still with the agency, the first day first: of each receipt that was not struck out, what was neither
 * refunded after a withdrawal nor kept for early work. What arrived first goes back first.
 */
export function heldReceipts({
  depositReceipts,
  depositRefunds,
}: Held): readonly Pick<DepositReceipt, "receivedOn" | "amount">[] {
  let refunded = depositRefunds.reduce(
    (sum, { amount, kept = 0, struckOut }) => sum + (struckOut ? 0 : amount + kept),
    0,
  );
  return depositReceipts
    .filter(({ struckOut }) => struckOut === null)
    .toSorted((one, other) => one.receivedOn.localeCompare(other.receivedOn))
    .flatMap(({ receivedOn, amount }) => {
      const back = Math.min(refunded, amount);
      refunded -= back;
      return back === amount ? [] : [{ receivedOn, amount: cents(amount - back) }];
    });
}

export const heldDeposit = (stored: Held): Cents =>
  add(zeroCents, ...heldReceipts(stored).map(({ amount }) => amount));

/** A deposit once one more amount has arrived. */
export const withReceipt = <Stored extends Receipts>(
  stored: Stored,
  { receivedOn, amount }: Pick<DepositReceipt, "receivedOn" | "amount">,
): Stored => ({
  ...stored,
  depositReceipts: [...stored.depositReceipts, { receivedOn, amount, recordedAt: "", struckOut: null }],
});

/** Whether the client is told of a receipt: as long as something was missing. What comes in excess is mailed to nobody. */
export const clientIsNotified = (before: Receipts): boolean => receivedDeposit(before).rest > zeroCents;

/** What an event says that was recorded: a day and an amount. */
export function readReceipt(text: string): { readonly receivedOn: Day; readonly amount: Cents } {
  const [receivedOn = "", amount = "0"] = text.split(" ");
  return { receivedOn, amount: cents(Number(amount)) };
}

/** The receipts that counted at a moment. */
const countedAt = (receipts: readonly DepositReceipt[], at: string): readonly DepositReceipt[] =>
  receipts
    .filter(({ recordedAt, struckOut }) => recordedAt <= at && (struckOut === null || struckOut.at > at))
    .map((receipt) => ({ ...receipt, struckOut: null }));

/** What the client was last told that had arrived in all, at a moment: by the mail of a receipt, or of one that was struck out before. */
export function announcedDeposit({ quote, depositReceipts }: Receipts, at: string): Cents {
  const moments = [
    ...depositReceipts.map(({ recordedAt }, index) => ({ moment: recordedAt, index })),
    ...depositReceipts.flatMap(({ struckOut }) =>
      struckOut !== null && struckOut.at < at ? [{ moment: struckOut.at, index: null }] : [],
    ),
  ]
    .filter(({ moment }) => moment <= at)
    .toSorted((one, other) => Number(one.moment > other.moment) - Number(one.moment < other.moment));
  let announced = zeroCents;
  for (const { moment, index } of moments) {
    const before = {
      quote,
      depositReceipts: countedAt(depositReceipts.slice(0, index ?? depositReceipts.length), moment),
    };
    const { arrived } = receivedDeposit(before);
    if (index === null) announced = cents(Math.min(announced, arrived));
    else if (clientIsNotified(before)) announced = add(arrived, depositReceipts[index]?.amount ?? zeroCents);
  }
  return announced;
}

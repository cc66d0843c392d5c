declare const inCents: unique symbol;

/** An amount of money: whole euro cents, never negative. */
export type Cents = number & { readonly [inCents]: true };

/** Throws a RangeError for any other number, which is a bug and never caused by a visitor. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${amount} is not a valid amount in cents`);
  return amount as Cents;
}

export const zeroCents = cents(0);

/** An amount as programs write it, with two decimals: `1234.50`. */
export const decimalEuros = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;

/** Converts an amount of the catalogue: `euros(999.99)`. Throws a RangeError for more than two decimals. */
export function euros(amount: number): Cents {
  // Parsed as text, because 5753.45 * 100 is not an integer in floating point.
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? [];
  if (whole === undefined) throw new RangeError(`${amount} is not a valid amount in euros and cents`);
  return cents(Number(whole + fraction.padEnd(2, "0")));
}

export function add(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** Throws a RangeError if the result would be negative. */
export function subtract(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/** `percent` is whole, from 0 to 100. */
export function percentOf(amount: Cents, percent: number): Cents {
  if (!Number.isInteger(percent)) throw new RangeError(`${percent} is not a whole percentage`);
  return shareOf(amount, percent * 10);
}

/** The part of an amount that is not the share added to it: of 108.50 with 85 per mille, 100. Rounded as `shareOf` rounds. */
export function amountBeforeShare(amount: Cents, perMille: number): Cents {
  return cents(Math.round((amount * 1000) / (1000 + perMille)));
}

/** `perMille` is whole, from 0 to 1,000. Rounded to the nearest cent, half a cent upwards. */
export function shareOf(amount: Cents, perMille: number): Cents {
  if (!Number.isInteger(perMille) || perMille < 0 || perMille > 1000)
    throw new RangeError(`${perMille} is not a whole share of a thousand`);
  return cents(Math.round((amount * perMille) / 1000));
}

/** `count - 1` payments of `instalmentAmount`, then one of `last`: their sum is the amount. */
export type Instalments = { readonly count: number; readonly instalmentAmount: Cents; readonly last: Cents };

/** Equal payments in whole cents. The last one includes the remaining cents, so it is never smaller. */
export function splitIntoInstalments(amount: Cents, count: number): Instalments {
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError(`${count} is not a valid number of instalments`);
  const leftOver = amount % count;
  const instalmentAmount = (amount - leftOver) / count;
  return { count, instalmentAmount: cents(instalmentAmount), last: cents(instalmentAmount + leftOver) };
}

import { type Cents, cents } from "./money.ts";

/** The highest amount that can be entered, in euros. */
export const maxEuros = 1_000_000;

const spaces = /[\s'’]/g;
/** `12 50` is a slip: it is unknown which amount is meant. */
const misplacedSpace = /\d[\s'’]+(?!\d{3}(?!\d))/;
const currency = /^(?:€|eur(?:os?)?)\s*|\s*(?:€|eur(?:os?)?)$/gi;

/** Without the currency, in the digits and signs of a narrow keyboard. */
const plainAmount = (entered: string): string => entered.normalize("NFKC").trim().replace(currency, "");

/** The digits of an amount that may be thousands as well as a fraction, which is never guessed: of `1.200`, `1200`. Else null. */
export function ambiguousDigits(entered: string): string | null {
  const text = plainAmount(entered);
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? text.replace(/[.,]/, "") : null;
}

/**
 * Reads an entered amount in euros: `1 250,00`, `1250.5`, `1.250,00 €`. Null if it is no amount, or too high. A single
 * point or comma is the decimal sign, before one or two digits.
 */
export function parseEuros(entered: string): Cents | null {
  const amount = plainAmount(entered);
  if (misplacedSpace.test(amount) || ambiguousDigits(entered) !== null) return null;
  const text = amount.replace(spaces, "");
  const [, whole = "", , fraction = ""] = /^(\d[\d.,]*?)([.,](\d{1,2}))?$/.exec(text) ?? [];
  const groups = whole.split(/[.,]/);
  const [first = "", ...others] = groups;
  if (first === "" || others.some((group) => group.length !== 3)) return null;
  if (others.length > 0 && (first.length > 3 || first.startsWith("0"))) return null;
  // One sign for thousands only, which is not the decimal sign.
  const signs = new Set(whole.replace(/\d/g, ""));
  const decimal = /([.,])\d{1,2}$/.exec(text)?.[1];
  if (signs.size > 1 || (fraction !== "" && decimal !== undefined && signs.has(decimal))) return null;
  const total = Number(groups.join("")) * 100 + Number(fraction.padEnd(2, "0"));
  return total > maxEuros * 100 ? null : cents(total);
}

/** The form in which an amount can be edited: `1250,00`. */
export function formatEurosForInput(amount: Cents): string {
  return `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, "0")}`;
}

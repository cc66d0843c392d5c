import { type Cents, cents } from "#app/domain/money.ts";

/** The highest amount that can be entered, in euros. */
const maxEuros = 1_000_000;

const spaces = /[\s\u00A0\u202F']/g;
/** `12 50` is a slip: it is unknown which amount is meant. */
const misplacedSpace = /\d[\s\u00A0\u202F']+(?!\d{3}(?!\d))/;

/**
 * Reads an entered amount in euros: `1 250,00`, `1250.5`, `1.250,00 €`. Null if it is no amount, or too high. A single
 * point or comma before one or two digits at the end is the decimal sign; before three it separates thousands.
 */
export function parseEuros(entered: string): Cents | null {
  const amount = entered.trim().replace(/^€\s*|\s*€$/g, "");
  if (misplacedSpace.test(amount)) return null;
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

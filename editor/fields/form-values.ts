/** Values of a file as a form has them, and back. */
import { parseEuros } from "#app/domain/money-input.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import type { Field, Variants } from "./fields.ts";
import { skeletonOf } from "./skeleton.ts";

/** The value of another kind: with the fields that both have, and what the new one needs as if it had been begun. */
export function ofKind({ key, fields }: Variants, value: unknown, kind: string): unknown {
  const all = Object.entries(fields[kind] ?? {}).map(([name, schema]) => [
    name,
    name === key ? kind : (valueAt(value, [name]) ?? skeletonOf(schema)),
  ]);
  return Object.fromEntries(all.filter(([, own]) => own !== undefined));
}

/** A value as a form shows it. Yes and choices that are made are true. */
export type FormValue = string | boolean | readonly string[];

/** How amounts are typed. */
export const decimalOf = (locale: Locale): "," | "." => (locale === "fr-fr" ? "," : ".");

export function toForm({ kind, options }: Field, value: unknown, decimal: "," | "." = "."): FormValue {
  if (kind === "yesNo") return value === true;
  if (kind === "texts" || kind === "choices") return Array.isArray(value) ? value.map(String) : [];
  if (value === undefined || value === null) return "";
  // One that is only begun, or gone, is none: the page would show the first of its choices in its place.
  if (kind === "choice" && !options.some((option) => String(option) === String(value))) return "";
  return kind === "amount" || kind === "number" ? String(value).replace(".", decimal) : String(value);
}

/** The value of the file for what a form shows. What is no number stays as it was typed: the check names it. */
export function fromForm(
  { kind, optional, emptyValue, options }: Field,
  form: FormValue,
  before: unknown,
): unknown {
  if (kind === "fixed") return before;
  if (kind === "yesNo") return form === true ? true : optional && before !== false ? undefined : false;
  if (kind === "texts" || kind === "choices") {
    const list = Array.isArray(form) ? form : [];
    const inOrder = kind === "choices" ? keepingOrder(list, before) : list;
    return inOrder.length === 0 && optional ? emptyValue : inOrder;
  }
  const text = String(form);
  if (text === "" && optional) return emptyValue;
  if (kind === "choice") return options.find((option) => String(option) === text) ?? text;
  if (kind === "amount") {
    const read = parseEuros(text);
    return read === null ? text : read / 100;
  }
  if (kind !== "number") return text;
  const plain = text.replace(/\s/g, "").replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** The chosen ones in the order that the file has, then the new ones. */
function keepingOrder(chosen: readonly string[], before: unknown): readonly string[] {
  const known = Array.isArray(before) ? before.map(String) : [];
  return [
    ...known.filter((name) => chosen.includes(name)),
    ...chosen.filter((name) => !known.includes(name)),
  ];
}

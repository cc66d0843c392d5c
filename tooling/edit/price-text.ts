/** Prices as people compare them: what they were, what they become, and by how much. */
import { type PriceKind, priceKinds } from "#app/content/schemas/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { formatTag } from "#app/i18n/locales.ts";
import { type ContentDraft, isFile } from "./content-drafts.ts";
import type { Context } from "./field-view.ts";
import { fieldAt } from "./sections.ts";
import { words } from "./words.ts";

type Price = { readonly kind: PriceKind; readonly amount?: unknown };

const isPrice = (value: unknown): value is Price =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  priceKinds.some((kind) => kind === value.kind);

const amountOf = (value: unknown): number | null => {
  const amount = isPrice(value) ? value.amount : value;
  // With more decimals it is still being typed.
  return typeof amount === "number" && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
    ? amount
    : null;
};

function priceText(value: unknown, { locale }: Context): string {
  const t = words[locale];
  if (value === null || value === undefined || (isPrice(value) && value.kind === "onQuote")) return t.onQuote;
  const amount = amountOf(value);
  if (amount === null) return isPrice(value) ? t.none : String(value);
  const per = isPrice(value)
    ? { oneOff: "", monthly: t.perMonth, yearly: t.perYear, onQuote: "" }[value.kind]
    : "";
  return `${exactMoney(euros(amount), locale)}${per}`;
}

/** By how much, in per cent, if both are amounts of the same kind. */
function shareText(old: unknown, now: unknown, { locale }: Context): string {
  const [before, after] = [amountOf(old), amountOf(now)];
  const sameKind = !isPrice(old) || !isPrice(now) || old.kind === now.kind;
  if (!sameKind || before === null || after === null || before === 0) return "";
  return new Intl.NumberFormat(formatTag[locale], {
    style: "percent",
    signDisplay: "always",
    maximumFractionDigits: 1,
  }).format(after / before - 1);
}

export type PriceChange = { readonly old: string; readonly now: string; readonly share: string };

/** What a draft changes of a price; null for anything else. */
export function priceChange(draft: ContentDraft, context: Context): PriceChange | null {
  if (isFile(draft)) return null;
  const { file, path, base, value } = draft;
  const section = context.sections.find(({ files }) => Object.values(files).includes(file));
  // Other amounts, as the company's capital, are no prices.
  const isAmount = () =>
    section?.group === "offer" && fieldAt(section, context.drafts, path)?.kind === "amount";
  if (!(isPrice(base) && isPrice(value)) && !isAmount()) return null;
  return {
    old: priceText(base, context),
    now: priceText(value, context),
    share: shareText(base, value, context),
  };
}

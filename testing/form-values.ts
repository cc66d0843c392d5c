/** The values that visitors type into the forms. */

import { catalogue } from "#app/content/catalogue.ts";
import { availableOptions, type OptionKey } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import type { Selection } from "#app/domain/selection.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { routes } from "./routes.ts";
import type { Locale } from "./words.ts";

/** A request as a visitor types it. */
export type ContactValues = {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly project: string;
  readonly budget: string;
  readonly message: string;
};

export const contactValues = (email: string, changes: Partial<ContactValues> = {}): ContactValues => ({
  name: "Joséphine O'Lavigne",
  company: "Rhum & Fils <SARL>",
  email,
  phone: "+596 696 00 00 00",
  project: isOffered("ecommerce") ? "ecommerce" : "branding",
  budget: "15000-100000",
  message: "Bonjour,\n\nvoici « notre » projet : 50 produits.",
  ...changes,
});

/** The fields as a browser posts them, for requests without a browser. */
export const formFields = (locale: Locale, values: Partial<ContactValues>): Record<string, string> => ({
  _redirect: routes.thankYou[locale],
  _append: "false",
  ...values,
});

const { options, packs } = catalogue;
const { includes } = packs.advanced;
const includedFamilies = includes.map((key) => options[key].family);

/** An option that the agency sells, and that can be added to the pack alone. */
function offeredOption(is: (key: OptionKey) => boolean): OptionKey {
  const found = availableOptions(catalogue).find((key) => {
    const { needs = [], family } = options[key];
    const excluded = family !== undefined && includedFamilies.includes(family);
    return is(key) && !includes.includes(key) && !excluded && needs.every((need) => includes.includes(need));
  });
  if (found === undefined) throw new Error("The example needs an option paid once, and one paid monthly.");
  return found;
}

/** Paid once, in the group of options that is unfolded at first. */
const once = offeredOption(
  (key) => options[key].price.kind === "oneOff" && options[key].category === "design",
);
/** Paid monthly, in a group that is folded at first. */
const monthly = offeredOption(
  (key) => options[key].price.kind === "monthly" && options[key].category !== "design",
);

const selection = {
  projectType: "vitrine",
  paymentMonths: "24",
  pack: "advanced",
  options: availableOptions(catalogue).filter((key) => key === once || key === monthly),
} as const satisfies Selection;

/** Its quote, from the agency's catalogue. `app/domain/quote.test.ts` tests the calculation with fixed prices. */
function exampleQuote() {
  const { quote: result } = quote(catalogue, selection);
  if (result?.payment == null) throw new Error("The example needs packs and options that have a price.");
  const { total, discount, payment, subscriptionsPerMonth } = result;
  return { total, discount, payment, subscriptionsPerMonth };
}

/** An amount as pages show it. Shares no code with the functions that format amounts. */
export function amountText(amount: number, locale: Locale): string {
  const [euros = "", cents = ""] = (amount / 100).toFixed(2).split(".");
  const grouped = (separator: string) => euros.replace(/\B(?=(\d{3})+$)/g, separator);
  return locale === "fr-fr" ? `${grouped(" ")},${cents} €` : `€${grouped(",")}.${cents}`;
}

/** The amounts of a quote as the estimate shows them: total, deposit, instalments, subscriptions. */
function amountTexts(
  { total, payment, subscriptionsPerMonth }: ReturnType<typeof exampleQuote>,
  locale: Locale,
) {
  const { deposit, count, instalmentAmount: monthly, last } = payment;
  const [text, then] = [(amount: number) => amountText(amount, locale), locale === "fr-fr" ? "puis" : "then"];
  const instalments =
    last === monthly
      ? `${count} × ${text(monthly)}`
      : `${count - 1} × ${text(monthly)}, ${then} ${text(last)}`;
  return [text(total), text(deposit), instalments, text(subscriptionsPerMonth)] as const;
}

const exampleResult = exampleQuote();

/** One configuration: as a query and as the fields of a form, and what it costs. */
export const example = {
  once,
  monthly,
  selection,
  query: `?type=vitrine&duration=24&pack=advanced&options=${selection.options.join(",")}`,
  fields: {
    type: selection.projectType,
    duration: selection.paymentMonths,
    pack: selection.pack,
    options: selection.options.join(","),
  },
  quote: exampleResult,
  texts: {
    "fr-fr": amountTexts(exampleResult, "fr-fr"),
    "en-en": amountTexts(exampleResult, "en-en"),
  },
};

export const personValues = (email: string) => ({
  firstName: "Joséphine",
  lastName: "O'Lavigne",
  email,
  phone: "+596 696 00 00 00",
  company: "Rhum & Fils <SARL>",
});

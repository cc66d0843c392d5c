/** The values that visitors type into the forms. */
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
  project: "ecommerce",
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

/** One configuration, calculated by hand: (5,753.45 + 290) - 5 %, deposit 30 %, 24 months; 149 a month beside it. */
export const example = {
  query: "?type=vitrine&duration=24&pack=advanced&options=dark_mode,maintenance_silver",
  fields: {
    type: "vitrine",
    duration: "24",
    pack: "advanced",
    options: "dark_mode,maintenance_silver",
  },
  quote: {
    total: 574128,
    discount: 30217,
    payment: { deposit: 172238, count: 24, monthly: 16745, last: 16755 },
    perMonth: 14900,
  },
  texts: {
    "fr-fr": ["5 741,28 €", "1 722,38 €", "23 × 167,45 €, puis 167,55 €", "149,00 €"],
    "en-en": ["€5,741.28", "€1,722.38", "23 × €167.45, then €167.55", "€149.00"],
  },
} as const;

export const personValues = (email: string) => ({
  firstName: "Joséphine",
  lastName: "O'Lavigne",
  email,
  phone: "+596 696 00 00 00",
  company: "Rhum & Fils <SARL>",
});

import type { Locale } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import type { Lead } from "#quotes/store/leads.ts";

/** The fields of the contact form and of the request for an audit in which visitors choose a value. */
const chosen = ["project", "budget"];

/** What visitors see of a choice that is stored with a request. Null for entered text, and for a value that the form no longer has. */
export function choiceLabel(kind: Lead["kind"], field: string, value: string, locale: Locale): string | null {
  if (!chosen.includes(field)) return null;
  const words = dictionaries[locale];
  // Who asks for an audit chooses no project.
  const key = kind === "audit" && field === "project" ? "topics.audit.subject" : `contact.${field}.${value}`;
  return words[key] ?? null;
}

import { plainDigits } from "#app/domain/phone-number.ts";
import { longest } from "#app/forms/schema.ts";
import type { QuoteLead } from "#server/store/leads.ts";
import { printable, replacement } from "./printable.ts";

/**
 * The customer of a quote, line by line; the first line is the headline: the company, the person, the telephone number.
 * The e-mail address is printed only if no letter of the names is printable, and not as a link: the mail already has it
 * as one.
 */
export function customerLines({
  company,
  firstName,
  lastName,
  phone,
  email,
}: QuoteLead["fields"]): readonly string[] {
  const person = [printable(firstName, longest.firstName), printable(lastName, longest.lastName)]
    .filter((name) => name !== "")
    .join(" ");
  const names = [printable(company, longest.company), person].filter((line) => line !== "");
  const isReadable = names.some((name) => name.replaceAll(replacement, "").trim() !== "");
  const number = printable(plainDigits(phone), longest.phone);
  return [...names, ...(isReadable ? [] : [printable(email, longest.email)]), number].filter(
    (line) => line !== "",
  );
}

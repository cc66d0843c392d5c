import { plainDigits } from "#app/domain/phone-number.ts";
import { maxLengths } from "#app/forms/schema.ts";
import type { QuoteLead } from "#server/store/leads.ts";
import { printableLine, replacement } from "./printable.ts";

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
  const person = [
    printableLine(firstName, maxLengths.firstName),
    printableLine(lastName, maxLengths.lastName),
  ]
    .filter((name) => name !== "")
    .join(" ");
  const names = [printableLine(company, maxLengths.company), person].filter((line) => line !== "");
  const isReadable = names.some((name) => name.replaceAll(replacement, "").trim() !== "");
  const number = printableLine(plainDigits(phone), maxLengths.phone);
  return [...names, ...(isReadable ? [] : [printableLine(email, maxLengths.email)]), number].filter(
    (line) => line !== "",
  );
}

import { plainDigits } from "#app/domain/phone-number.ts";
import { maxLengths } from "#app/forms/schema.ts";
import { printableLine } from "#quotes/documents/printable.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";

/**
 * The customer of a quote, line by line; the first line is the headline: the company, the person, the telephone number.
 * Instead of a name of which no letter is printable stands the e-mail address, not as a link: the mail already has it as one.
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
  const readable = names.filter((name) => /[\p{L}\p{N}]/u.test(name));
  const number = printableLine(plainDigits(phone), maxLengths.phone);
  return [
    ...readable,
    ...(readable.length > 0 && readable.length === names.length
      ? []
      : [printableLine(email, maxLengths.email)]),
    number,
  ].filter((line) => line !== "");
}

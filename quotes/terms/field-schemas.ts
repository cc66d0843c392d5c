/** What the fields of the agency's forms may be. `field`: its label, with which its messages begin. */

import * as v from "valibot";
import { isSiren, isVatNumber, plainNumber } from "#app/domain/company-number.ts";
import { type DayRange, isDay, isWithin } from "#app/domain/days.ts";
import { type Cents, zeroCents } from "#app/domain/money.ts";
import { ambiguousDigits, parseEuros } from "#app/domain/money-input.ts";
import { choice, cleanLine, line, paragraph } from "#app/forms/schema.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/translate.ts";
import { maxPaymentLinkLength, paymentLink } from "./payment-link.ts";

const isoDay = /^\d{4}-\d\d-\d\d$/;

const isCompanyNumber = { siren: isSiren, vatNumber: isVatNumber };

const orNull = <Value extends string>(value: Value) => (value === "" ? null : (value as Exclude<Value, "">));

export function agencyFieldSchemas({ t, locale }: Language) {
  const tooLong = (field: string) => t("request.error.tooLong", { field });
  const missing = (field: string) => t("request.error.required", { field });
  const outside = (field: string, { min, max }: DayRange) =>
    t("request.error.dayRange", { field, least: formatDay(min, locale), most: formatDay(max, locale) });
  const oneOf = <const Value extends string>(field: string, values: readonly Value[]) =>
    choice(values, t("request.error.choice", { field }));
  /** Of an amount that can be read in two ways, what to write instead; else what the amount may be. */
  const wrongAmount =
    (field: string, message: string) =>
    ({ input }: { readonly input: string }): string => {
      const digits = ambiguousDigits(input);
      return digits === null
        ? message
        : t("request.error.ambiguousAmount", { field, entered: input, digits });
    };
  const day = v.pipe(v.string(), v.transform(cleanLine));
  return {
    oneOf,
    line: (field: string, most: number) => line(most, tooLong(field), missing(field)),
    optionalLine: (field: string, most: number) => line(most, tooLong(field)),
    optionalParagraph: (field: string, most: number) => paragraph(most, tooLong(field)),
    /** Null if nothing is chosen yet. */
    oneOfLater: <const Value extends string>(field: string, values: readonly Value[]) =>
      v.pipe(oneOf(field, ["", ...values]), v.transform(orNull)),
    numberOf: (field: string, values: readonly number[]) =>
      v.pipe(oneOf(field, values.map(String)), v.transform(Number)),
    /** Whether the first of two answers is chosen; null if none is yet. */
    answerLater: (field: string, [yes, no]: readonly [string, string]) =>
      v.pipe(
        oneOf(field, ["", yes, no]),
        v.transform((chosen) => (chosen === "" ? null : chosen === yes)),
      ),
    companyNumber: (field: string, kind: keyof typeof isCompanyNumber) =>
      v.pipe(
        v.string(),
        v.transform(plainNumber),
        v.check(
          (number) => number === "" || isCompanyNumber[kind](number),
          t(`request.error.${kind}`, { field }),
        ),
      ),
    paymentLink: (field: string) =>
      v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (entered) => entered === "" || paymentLink(entered) !== null,
          t("request.error.paymentLink", { field, most: maxPaymentLinkLength }),
        ),
        v.transform((entered) => paymentLink(entered)?.href ?? ""),
      ),
    integer(field: string, [least, most]: readonly [number, number]) {
      const message = t("request.error.whole", { field, least, most });
      return v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^\d{1,6}$/, message),
        v.transform(Number),
        v.minValue(least, message),
        v.maxValue(most, message),
      );
    },
    /** An amount in euros; null if it is not known yet. */
    amountLater: (field: string) =>
      v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (entered) => entered === "" || parseEuros(entered) !== null,
          wrongAmount(field, t("request.error.amount", { field })),
        ),
        v.transform(parseEuros),
      ),
    /** An amount in euros within these bounds. */
    amount: (field: string, message: string, [least, most]: readonly [least: Cents, most: Cents]) =>
      v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (entered) => {
            const amount = parseEuros(entered);
            return amount !== null && amount >= least && amount <= most;
          },
          wrongAmount(field, message),
        ),
        v.transform((entered) => parseEuros(entered) ?? zeroCents),
      ),
    day: (field: string, range: DayRange) =>
      v.pipe(
        day,
        v.check((entered) => isDay(entered) && isWithin(entered, range), outside(field, range)),
      ),
    /**
     * Null if it is not known yet. Without a range if that depends on another day, which is wrong: then any day is one, and what
     * is none is null. A day of another century has the form of a day, so its error is the range.
     */
    dayLater: (field: string, range: DayRange | null) =>
      v.pipe(
        day,
        v.check((entered) => entered === "" || isoDay.test(entered), t("request.error.day", { field })),
        v.check(
          (entered) => entered === "" || range === null || (isDay(entered) && isWithin(entered, range)),
          range === null ? "" : outside(field, range),
        ),
        v.transform((entered) => (isDay(entered) ? entered : null)),
      ),
  };
}

import * as v from "valibot";
import { isSiren, isVatNumber, plainNumber } from "#app/domain/company-number.ts";
import { type Day, isDay, isWithin } from "#app/domain/days.ts";
import { cleanLine, type Parsed, parseForm } from "#app/forms/schema.ts";
import type { Language } from "#app/i18n/translate.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import type { WithdrawalQuestion } from "#quotes/terms/withdrawal-answers.ts";
import { billings, hostingKinds, inclusions, type QuoteDraft } from "./confirmed-quote.ts";
import {
  answers,
  draftMaxLengths,
  type EnteredDraft,
  type IntegerField,
  instalmentChoices,
  integerFields,
  isFilledLine,
  type LineField,
  maxLines,
  quantityBounds,
} from "./draft-fields.ts";
import { agencyFieldSchemas } from "./field-schemas.ts";
import { longestPaymentLink, paymentLink } from "./payment-link.ts";
import { deliveryRange, startRange } from "./quote-days.ts";

const noLine = v.pipe(
  v.any(),
  v.transform(() => null),
);

/** A line of the quote. `number`: its place, from 1. */
function lineSchema(language: Language, number: number) {
  const { t } = language;
  const check = agencyFieldSchemas(language);
  const label = (field: LineField) =>
    `${t("request.draft.line", { number })}, ${t(`request.draft.${field}`)}`;
  return v.object({
    label: check.line(label("label"), draftMaxLengths.label),
    details: check.optionalParagraph(label("details"), draftMaxLengths.details),
    quantity: check.integer(label("quantity"), quantityBounds),
    unitPrice: check.amountLater(label("unitPrice")),
    billing: check.oneOf(label("billing"), billings),
    inclusion: check.oneOf(label("inclusion"), inclusions),
  });
}

/** In the order of the page. What a field may be can depend on what is entered in others. */
function draftSchema(entered: EnteredDraft, today: Day, language: Language) {
  const { t } = language;
  const check = agencyFieldSchemas(language);
  const label = (field: Exclude<keyof EnteredDraft, "lines">) => t(`request.draft.${field}`);
  const integer = (field: IntegerField) => check.integer(label(field), integerFields[field]);
  const answer = (question: WithdrawalQuestion) =>
    v.pipe(
      check.oneOfLater(label(question), answers),
      v.transform((chosen) => (chosen === null ? null : chosen === "yes")),
    );
  const siren = { field: label("clientSiren") };
  const vatNumber = { field: label("clientVatNumber") };
  const start = cleanLine(entered.startOn) || today;
  const startIsRight = isDay(start) && isWithin(start, startRange(today));
  return v.object({
    lineCount: v.pipe(
      v.number(),
      v.minValue(1, t("request.error.noLines")),
      v.maxValue(maxLines, t("request.error.manyLines", { most: maxLines })),
    ),
    line: v.tuple(
      entered.lines.map((line, index) => (isFilledLine(line) ? lineSchema(language, index + 1) : noLine)),
    ),
    discountPercent: integer("discountPercent"),
    depositPercent: integer("depositPercent"),
    instalments: check.oneOf(label("instalments"), instalmentChoices.map(String)),
    subscriptionMonths: integer("subscriptionMonths"),
    clientName: check.optionalLine(label("clientName"), draftMaxLengths.clientName),
    clientSiren: v.pipe(
      v.string(),
      v.transform(plainNumber),
      v.check((number) => number === "" || isSiren(number), t("request.error.siren", siren)),
    ),
    clientVatNumber: v.pipe(
      v.string(),
      v.transform(plainNumber),
      v.check((number) => number === "" || isVatNumber(number), t("request.error.vatNumber", vatNumber)),
    ),
    clientRegistration: check.optionalLine(label("clientRegistration"), draftMaxLengths.clientRegistration),
    clientAddress: check.optionalParagraph(label("clientAddress"), draftMaxLengths.clientAddress),
    vatPlace: check.oneOfLater(label("vatPlace"), vatPlaceKeys),
    startOn: check.dayLater(label("startOn"), startRange(today)),
    deliverOn: check.dayLater(label("deliverOn"), startIsRight ? deliveryRange(start) : null),
    validityDays: integer("validityDays"),
    terms: check.optionalParagraph(label("terms"), draftMaxLengths.terms),
    paymentLink: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (entered) => entered === "" || paymentLink(entered) !== null,
        t("request.error.paymentLink", { field: label("paymentLink"), most: longestPaymentLink }),
      ),
      v.transform((entered) => paymentLink(entered)?.href ?? ""),
    ),
    offPremises: answer("offPremises"),
    fiveEmployees: answer("fiveEmployees"),
    outsideActivity: answer("outsideActivity"),
    hosting: check.oneOfLater(label("hosting"), hostingKinds),
    hostingYearly: check.amountLater(label("hostingYearly")),
  });
}

/**
 * Checks what was entered on a day. What the agency has still to learn or decide may be empty: the price of a line, all about the
 * client, the days, the questions about withdrawal. `confirmationBlockers` names it before the quote is confirmed.
 */
export function parseDraft(entered: EnteredDraft, today: Day, language: Language): Parsed<QuoteDraft> {
  const { lines, ...fields } = entered;
  const lineCount = lines.filter(isFilledLine).length;
  const parsed = parseForm(draftSchema(entered, today, language), { ...fields, lineCount, line: [...lines] });
  if (!parsed.ok) return parsed;
  const { line, lineCount: _, instalments, ...draft } = parsed.value;
  const { clientName: name, clientAddress: address, clientSiren: siren, ...withoutClient } = draft;
  const { clientVatNumber: vatNumber, clientRegistration: registration, vatPlace, ...others } = withoutClient;
  const { offPremises, fiveEmployees, outsideActivity, hosting, hostingYearly, ...terms } = others;
  return {
    ok: true,
    value: {
      ...terms,
      lines: line.filter((each) => each !== null),
      instalments: Number(instalments),
      client: { name, address, siren, vatNumber, registration, vatPlace },
      withdrawal: { offPremises, fiveEmployees, outsideActivity },
      // A price that was typed before another answer was chosen is no part of the quote.
      ...(hosting === "firstYear" ? { hosting, hostingYearly } : { hosting, hostingYearly: null }),
    },
  };
}

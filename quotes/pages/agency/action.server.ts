import { type ActionFunctionArgs, data, redirect } from "react-router";
import * as v from "valibot";
import type { Day } from "#app/domain/days.ts";
import { type Cents, cents } from "#app/domain/money.ts";
import { textOf, textsOf } from "#app/forms/form-data.ts";
import { readMessageKey } from "#app/forms/message-key.ts";
import { readStep } from "#app/forms/read-form.server.ts";
import { paragraph, parseForm } from "#app/forms/schema.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { asksForEarlyStart } from "#quotes/acceptance/statement.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { taxLabel } from "#quotes/facts/exact.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import type { SaveOutcome } from "#quotes/store/follow-up.ts";
import type { SavePartOutcome } from "#quotes/store/saved-parts.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { amountWithin, dayWithin } from "#quotes/terms/fields.ts";
import { contractEndRange, depositRange, refundRange } from "#quotes/terms/quote-days.ts";
import { templateContent } from "#quotes/terms/saved-parts.ts";
import { refundOf } from "#quotes/withdrawal/refund.ts";
import { anchorOf, anchors } from "./anchors.ts";
import { agencyLanguage, t } from "./private-data.ts";
import type { RequestField, RequestRefused } from "./refused-form.ts";
import {
  lastEventField,
  maxAnswerLength,
  maxNotesLength,
  maxReasonLength,
  requestSteps,
  templateNameField,
} from "./steps.ts";
import { partRefusal, templateNameCheck } from "./template-name.ts";

const labelled = (field: string) => ({ ...agencyLanguage, field });

/** Marks a request, or saves its notes, a template of one of its quotes, or an answer to its client, or the day of its deposit, refund or performance: 303 to the page once it is stored. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const { step, form } = await readStep(request, requestSteps);
  const { pathname } = new URL(request.url);
  const notesHash = textOf(form, "notesHash");
  const quoteId = textOf(form, "quoteId");
  const ofQuote = quoteId === "" ? {} : { quoteId };
  const lastEvent = textOf(form, lastEventField);
  const gone = () => data(null, { status: 404 });
  const done = (anchor: string) => redirect(`${pathname}#${anchor}`, 303);
  const changed = (part: RequestRefused["changed"] & string, entered: RequestRefused["entered"]) =>
    data<RequestRefused>({ entered, errors: {}, changed: part }, { status: 409 });
  const answer = (
    outcome: SaveOutcome,
    anchor: string,
    part: RequestRefused["changed"] & string,
    entered: RequestRefused["entered"] = {},
  ) => (outcome === "gone" ? gone() : outcome === "saved" ? done(anchor) : changed(part, entered));
  /** The anchor to return to: a version that was withdrawn from has one of its own. */
  async function placeOf(anchor: string): Promise<string> {
    if (quoteId === "") return anchor;
    const found = (await agencyOperations.view(token))?.versions.find(({ id }) => id === quoteId);
    return found === undefined ? anchor : anchorOf(anchor, found.quote.version);
  }
  async function save(
    field: RequestField,
    check: v.GenericSchema<string, string>,
    store: (value: string) => Promise<SaveOutcome | SavePartOutcome | "answered" | "too-many">,
    anchor: string,
    // The field that says which of several receipts or refunds the form is about.
    places: readonly RequestField[] = [],
  ) {
    const entered = { ...textsOf(form, [field, ...places]), ...ofQuote };
    const parsed = parseForm(v.object({ [field]: check }), entered);
    const sentHash = field === "notes" ? { notesHash } : {};
    if (!parsed.ok)
      return data<RequestRefused>({ entered, errors: parsed.errors, ...sentHash }, { status: 422 });
    const outcome = await store(parsed.value[field] ?? "");
    if (outcome === "gone") return gone();
    if (outcome === "changed") return changed(field === "notes" ? "notes" : "quotes", entered);
    if (outcome === "saved" || outcome === "answered") return done(anchor);
    const [message, status] =
      outcome === "too-many"
        ? [t("request.answer.tooMany"), 429]
        : [partRefusal(outcome, parsed.value[field] ?? ""), 409];
    return data<RequestRefused>({ entered, errors: { [field]: message } }, { status });
  }
  if (step === "notes") {
    const field = t("request.notes.title");
    const check = paragraph(maxNotesLength, t("request.error.tooLong", { field }));
    const store = (notes: string) => agencyOperations.saveNotes(token, notes, notesHash);
    return save("notes", check, store, anchors.notesSaved);
  }
  if (step === "answer") {
    const check = paragraph(maxAnswerLength, t("forms.error.tooLong"), t("request.answer.required"));
    const store = (text: string) => agencyOperations.answer(token, text, readMessageKey(form), lastEvent);
    return save("answer", check, store, anchors.answered);
  }
  if (step === "open" || step === "answered" || step === "won" || step === "lost") {
    const outcome = await agencyOperations.setFollowUpStatus(token, step, lastEvent);
    return answer(outcome, anchors.followUpSaved, "followUpStatus");
  }
  if (step === "deposit-strike-out" || step === "refund-strike-out") {
    const [list, anchor] =
      step === "deposit-strike-out"
        ? (["receipt", anchors.receiptStruckOut] as const)
        : (["refund", anchors.refundStruckOut] as const);
    const check = paragraph(maxReasonLength, t("forms.error.tooLong"), t("request.deposit.reasonRequired"));
    const place = textOf(form, list);
    if (!/^\d{1,4}$/.test(place)) return gone();
    const store = (reason: string) =>
      list === "receipt"
        ? agencyOperations.strikeOutReceipt(token, { receipt: Number(place), reason, ...ofQuote }, lastEvent)
        : agencyOperations.strikeOutRefund(token, { refund: Number(place), reason, quoteId }, lastEvent);
    return save("depositReason", check, store, await placeOf(anchor), [list]);
  }
  if (step === "remind")
    return answer(await agencyOperations.remind(token, lastEvent), anchors.reminded, "quotes");
  if (step === "retract") {
    const outcome = await agencyOperations.retractQuote(token, quoteId, lastEvent);
    return answer(outcome, anchors.retracted, "quotes");
  }
  if (step === "template") {
    const found = (await agencyOperations.view(token))?.versions.find(({ id }) => id === quoteId);
    if (found === undefined) return gone();
    const content = templateContent((found.quoteAsSent ?? found.quote).terms);
    const store = (name: string) => agencyOperations.savePart(token, { kind: "template", name, content });
    return save(templateNameField, templateNameCheck, store, anchors.templateSaved);
  }
  if (step === "passOn") {
    const outcome = await agencyOperations.linkToPassOn(token, quoteId);
    if (outcome === "gone") return gone();
    if (outcome === "changed") return changed("quotes", {});
    return data<RequestRefused>({ entered: {}, errors: {}, passOn: { quoteId, ...outcome } });
  }
  const view = await agencyOperations.view(token);
  if (view === null) return gone();
  const version = view.versions.find(({ id, state }) =>
    quoteId === "" ? state === "accepted" : id === quoteId && (state === "accepted" || state === "withdrawn"),
  );
  if (version === undefined)
    return changed("quotes", {
      ...textsOf(form, ["depositReceivedOn", "depositReceivedAmount", "contractEndsOn"]),
      ...textsOf(form, ["refundedOn", "refundedAmount"]),
      ...ofQuote,
    });
  const { quote, withdrawn } = version;
  if (step === "refund") {
    if (withdrawn === null) return gone();
    const entered = { ...textsOf(form, ["refundedOn", "refundedAmount"]), ...ofQuote };
    if (refundOf(version) === null) return changed("quotes", entered);
    // What is owed may have become less since the page was opened: the store says so.
    const { arrived } = receivedDeposit(version);
    const range = refundRange(agencyDay(Date.parse(withdrawn.at)), await agencyOperations.today());
    const least = cents(asksForEarlyStart(version.acceptedBy) ? 0 : 1);
    const euros = (amount: Cents) => exactMoney(amount, agencyLanguage.locale);
    const outside = t("request.refund.amount.range", { from: euros(least), most: euros(arrived) });
    const tax = taxLabel(quote, t);
    const parsed = parseForm(
      v.object({
        refundedOn: dayWithin(labelled(t("request.refund.label")), range),
        refundedAmount: amountWithin(labelled(t("request.refund.amount", { tax })), outside, [
          least,
          arrived,
        ]),
      }),
      entered,
    );
    if (!parsed.ok) return data<RequestRefused>({ entered, errors: parsed.errors }, { status: 422 });
    const { refundedOn: on, refundedAmount: amount } = parsed.value;
    const outcome = await agencyOperations.recordRefund(token, { quoteId, on, amount }, lastEvent);
    return answer(outcome, anchorOf(anchors.refundSaved, quote.version), "quotes", entered);
  }
  if (step === "contractEnd") {
    const check = dayWithin(labelled(t("request.contractEnd.label")), contractEndRange(quote.issuedOn));
    const store = (day: Day) => agencyOperations.saveContractEnd(token, day, lastEvent);
    return save("contractEndsOn", check, store, anchors.contractEndSaved);
  }
  if (depositOf(quote.totals) === undefined) return gone();
  const range = depositRange(quote.issuedOn, await agencyOperations.today());
  const most = quote.totals.once.gross;
  const outside = t("request.deposit.received.range", { most: exactMoney(most, agencyLanguage.locale) });
  const entered = { ...textsOf(form, ["depositReceivedOn", "depositReceivedAmount"]), ...ofQuote };
  const parsed = parseForm(
    v.object({
      depositReceivedOn: dayWithin(labelled(t("request.deposit.label")), range),
      depositReceivedAmount: amountWithin(
        labelled(t("request.deposit.received", { tax: taxLabel(quote, t) })),
        outside,
        [cents(1), most],
      ),
    }),
    entered,
  );
  if (!parsed.ok) return data<RequestRefused>({ entered, errors: parsed.errors }, { status: 422 });
  const { depositReceivedOn: on, depositReceivedAmount: amount } = parsed.value;
  const confirm = (status: number, more: Partial<RequestRefused> = {}) =>
    data<RequestRefused>({ entered, errors: {}, confirming: true, ...more }, { status });
  if (step === "deposit") return confirm(200);
  const outcome = await agencyOperations.addDepositReceipt(token, { on, amount, ...ofQuote }, lastEvent);
  if (outcome === "gone") return gone();
  return outcome === "saved"
    ? done(await placeOf(anchors.depositSaved))
    : confirm(409, { changed: "quotes" });
}

import { type ActionFunctionArgs, data, redirect } from "react-router";
import * as v from "valibot";
import { depositOf } from "#app/domain/confirmed-quote.ts";
import type { Day } from "#app/domain/days.ts";
import { add, type Cents, cents } from "#app/domain/money.ts";
import { addedDeposit, receivedDepositAmount } from "#app/domain/order.ts";
import { contractEndRange, depositRange } from "#app/domain/quote-days.ts";
import { offerResendIfUnavailable } from "#app/follow-up/unavailable.ts";
import { type FormTexts, textOf, textsOf } from "#app/forms/form-data.ts";
import { readMessageKey } from "#app/forms/message-key.ts";
import { readStep } from "#app/forms/read-form.server.ts";
import { requestServices } from "#app/forms/request-services.ts";
import { type FieldErrors, paragraph, parseForm } from "#app/forms/schema.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { anchors } from "./anchors.ts";
import { agencyFieldSchemas } from "./checks.ts";
import { tooEarlyBefore } from "./early-deposit.ts";
import { agencyLanguage, t } from "./private-data.ts";
import { depositModes, maxAnswerLength, maxNotesLength, maxReasonLength, requestSteps } from "./steps.ts";

type RequestField =
  | "notes"
  | "answer"
  | "depositReceivedOn"
  | "depositReceivedAmount"
  | "depositMode"
  | "depositReason"
  | "contractEndsOn";

/** A refused form: what was entered, and what is wrong. */
export type RequestRefused = {
  /** Nothing was stored, because the client has withdrawn. */
  readonly withdrawn?: true;
  /** The notes were not stored, because somebody else has saved others. */
  readonly changed?: true;
  /** Which notes were changed: `notesHash` of the view that the form came from. */
  readonly notesHash?: string;
  /** The day and the amount of the deposit are right, and stored once it is confirmed. */
  readonly confirming?: true;
  readonly entered: Partial<FormTexts<RequestField>>;
  readonly errors: FieldErrors<RequestField>;
};

const checks = agencyFieldSchemas(agencyLanguage);

/** What the confirmation said was recorded before, in cents: nothing, if it does not say. */
const seenDeposit = (entered: string): Cents => cents(/^\d{1,10}$/.test(entered) ? Number(entered) : 0);

/** Marks a request, or saves its notes, or an answer to its client, or the day of its deposit or performance: 303 to the page once it is stored. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

export async function act({ request, params, context }: ActionFunctionArgs) {
  const { agencyOperations } = context.get(requestServices);
  const token = params.token ?? "";
  const { step, form } = await readStep(request, requestSteps);
  const { pathname } = new URL(request.url);
  const notesHash = textOf(form, "notesHash");
  const gone = () => data(null, { status: 404 });
  const done = (saved: boolean, anchor: string) => (saved ? redirect(`${pathname}#${anchor}`, 303) : gone());
  async function save(
    field: RequestField,
    check: v.GenericSchema<string, string>,
    store: (value: string) => Promise<boolean | "too-many" | "changed">,
    anchor: string,
  ) {
    const entered = textsOf(form, [field]);
    const parsed = parseForm(v.object({ [field]: check }), entered);
    const sentHash = field === "notes" ? { notesHash } : {};
    if (!parsed.ok)
      return data<RequestRefused>({ entered, errors: parsed.errors, ...sentHash }, { status: 422 });
    const stored = await store(parsed.value[field] ?? "");
    if (stored === "changed")
      return data<RequestRefused>({ entered, errors: {}, changed: true }, { status: 409 });
    if (stored !== "too-many") return done(stored, anchor);
    const errors = { [field]: t("request.answer.tooMany") };
    return data<RequestRefused>({ entered, errors }, { status: 429 });
  }
  if (step === "notes") {
    const check = checks.optionalParagraph(t("request.notes.title"), maxNotesLength);
    const store = async (notes: string) => {
      const outcome = await agencyOperations.saveNotes(token, notes, notesHash);
      return outcome === "changed" ? outcome : outcome === "saved";
    };
    return save("notes", check, store, anchors.notesSaved);
  }
  if (step === "answer") {
    const check = paragraph(maxAnswerLength, t("forms.error.tooLong"), t("request.answer.required"));
    const store = async (text: string) => {
      const outcome = await agencyOperations.answer(token, text, readMessageKey(form));
      return outcome === "too-many" ? outcome : outcome === "answered";
    };
    return save("answer", check, store, anchors.answered);
  }
  if (step === "open" || step === "answered" || step === "won" || step === "lost")
    return done(await agencyOperations.setFollowUpStatus(token, step), anchors.followUpSaved);
  if (step === "deposit-cancel") {
    const check = paragraph(maxReasonLength, t("forms.error.tooLong"), t("request.deposit.reasonRequired"));
    const store = (reason: string) => agencyOperations.cancelDeposit(token, reason);
    return save("depositReason", check, store, anchors.depositCancelled);
  }
  const versions = (await agencyOperations.view(token))?.versions ?? [];
  if (versions[0]?.state === "withdrawn")
    return data<RequestRefused>({ withdrawn: true, entered: {}, errors: {} }, { status: 409 });
  const accepted = versions.find(({ state }) => state === "accepted");
  if (accepted === undefined) return gone();
  const { quote } = accepted;
  if (step === "contractEnd") {
    const check = checks.day(t("request.contractEnd.label"), contractEndRange(quote.issuedOn));
    const store = (day: Day) => agencyOperations.saveContractEnd(token, day);
    return save("contractEndsOn", check, store, anchors.contractEndSaved);
  }
  if (depositOf(quote.totals) === undefined) return gone();
  const range = depositRange(quote.issuedOn, await agencyOperations.today());
  const most = quote.totals.once.gross;
  const outside = t("request.deposit.received.range", { most: exactMoney(most, agencyLanguage.locale) });
  const entered = textsOf(form, ["depositReceivedOn", "depositReceivedAmount"]);
  const parsed = parseForm(
    v.object({
      depositReceivedOn: checks.day(t("request.deposit.label"), range),
      depositReceivedAmount: checks.amount(t("request.deposit.received"), outside, most),
    }),
    entered,
  );
  if (!parsed.ok) return data<RequestRefused>({ entered, errors: parsed.errors }, { status: 422 });
  const { depositReceivedOn: on, depositReceivedAmount: amount } = parsed.value;
  const confirm = (status: number, errors: RequestRefused["errors"] = {}) =>
    data<RequestRefused>({ entered, errors, confirming: true }, { status });
  const recorded = receivedDepositAmount(accepted);
  const saveDeposit = async (amount: Cents) =>
    done(await agencyOperations.saveDepositReceived(token, { on, amount }), anchors.depositSaved);
  const added = addedDeposit(accepted, amount);
  // Another day of the same amount is mailed to nobody, so one press is enough: unless it is a second transfer of as much, or a
  // day on which nothing may be received.
  const corrects = accepted.depositReceivedOn !== null && amount === recorded;
  const sound =
    accepted.depositReceivedOn === on || (added === null && tooEarlyBefore(accepted, on) === null);
  if (step === "deposit") return corrects && sound ? saveDeposit(amount) : confirm(200);
  const mode = depositModes.find((each) => each === textOf(form, "depositMode"));
  const seen = seenDeposit(textOf(form, "depositRecorded"));
  // The button was pressed twice: the amount is not added a second time.
  if (accepted.depositReceivedOn === on && recorded === (mode === "add" ? add(seen, amount) : amount))
    return saveDeposit(recorded);
  // Somebody has recorded another amount since: what this one does is shown anew.
  if (seen !== recorded) return confirm(409);
  if (added === null) return saveDeposit(amount);
  if (mode === undefined) return confirm(422, { depositMode: t("request.deposit.confirm.choose") });
  return saveDeposit(mode === "add" ? added : amount);
}

import { type ActionFunctionArgs, data, redirect } from "react-router";
import { depositOf } from "#app/domain/confirmed-quote.ts";
import { isDay, isWithin } from "#app/domain/days.ts";
import { depositRange, performanceRange } from "#app/domain/quote-days.ts";
import { offerResendIfUnavailable } from "#app/follow-up/unavailable.ts";
import { textOf } from "#app/forms/form-data.ts";
import { readMessageKey } from "#app/forms/message-key.ts";
import { requestServices } from "#app/forms/request-services.ts";
import { cleanLine, cleanParagraph } from "#app/forms/schema.ts";
import { anchors } from "./anchors.ts";
import { readStep } from "./posted.server.ts";
import { maxAnswerLength, maxNotesLength, requestSteps } from "./steps.ts";

/** `why`: a key below `request.answer.`. */
export type RefusedAnswer = { readonly text: string; readonly why: "required" | "tooLong" | "tooMany" };

/** What was typed and is refused, for the page again: notes that are too long, or a day outside its range. */
export type RequestRefused = {
  /** Nothing was stored, because the client has withdrawn. */
  readonly withdrawn?: true;
  readonly answer?: RefusedAnswer;
  readonly notes?: string;
  readonly depositReceivedOn?: string;
  readonly performedOn?: string;
};

/** Marks a request, or saves its notes, or an answer to its client, or the day of its deposit or performance: 303 to the page once it is stored. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

export async function act({ request, params, context }: ActionFunctionArgs) {
  const { agencyOperations } = context.get(requestServices);
  const token = params.token ?? "";
  const { step, form } = await readStep(request, requestSteps);
  const { pathname } = new URL(request.url);
  const gone = () => data(null, { status: 404 });
  const done = (saved: boolean, anchor: string) => (saved ? redirect(`${pathname}#${anchor}`, 303) : gone());
  const refused = (typed: RequestRefused) => data(typed, { status: 422 });
  if (step === "notes") {
    const notes = cleanParagraph(textOf(form, "notes"));
    if (notes.length > maxNotesLength) return refused({ notes });
    return done(await agencyOperations.saveNotes(token, notes), anchors.notesSaved);
  }
  if (step === "answer") {
    const text = cleanParagraph(textOf(form, "answer"));
    if (text === "") return refused({ answer: { text, why: "required" } });
    if (text.length > maxAnswerLength) return refused({ answer: { text, why: "tooLong" } });
    const outcome = await agencyOperations.answer(token, text, readMessageKey(form));
    if (outcome === "too-many")
      return data({ answer: { text, why: "tooMany" } } satisfies RequestRefused, { status: 429 });
    return done(outcome === "answered", anchors.answered);
  }
  if (step !== "deposit" && step !== "performance")
    return done(await agencyOperations.mark(token, step), anchors.marked);
  const versions = (await agencyOperations.view(token))?.versions ?? [];
  if (versions[0]?.state === "withdrawn")
    return data({ withdrawn: true } satisfies RequestRefused, { status: 409 });
  const quote = versions.find(({ state }) => state === "accepted")?.quote;
  if (quote === undefined) return gone();
  if (step === "deposit") {
    const receivedOn = cleanLine(textOf(form, "depositReceivedOn"));
    if (depositOf(quote.totals) === undefined) return gone();
    const range = depositRange(quote.issuedOn, await agencyOperations.today());
    if (!isDay(receivedOn) || !isWithin(receivedOn, range)) return refused({ depositReceivedOn: receivedOn });
    return done(await agencyOperations.saveDepositReceived(token, receivedOn), anchors.depositSaved);
  }
  const performedOn = cleanLine(textOf(form, "performedOn"));
  if (!isDay(performedOn) || !isWithin(performedOn, performanceRange(quote.issuedOn)))
    return refused({ performedOn });
  return done(await agencyOperations.savePerformedOn(token, performedOn), anchors.performanceSaved);
}

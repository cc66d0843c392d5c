import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type FormTexts as EnteredTexts, textOf, textsOf } from "#app/forms/form-data.ts";
import { readMessageKey } from "#app/forms/message-key.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { type FieldErrors, parseForm } from "#app/forms/schema.ts";
import { stepKeyField } from "#app/forms/step-key.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { chosenOptions, withOptions } from "#quotes/acceptance/options.ts";
import { statementOf } from "#quotes/acceptance/statement.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import type {
  ClientOperations,
  ClientView,
  CodeOutcome,
  DecideOutcome,
  ShownDocument,
} from "#quotes/operations.ts";
import { startsWithinPeriod } from "#quotes/withdrawal/accepted-quotes.ts";
import { anchors } from "./anchors.ts";
import {
  acceptanceSchema,
  type ClientField,
  type ClientStep,
  clientFields,
  clientSteps,
  codeSchema,
  declineSchema,
  questionSchema,
  readOptions,
} from "./forms.ts";

/** What the page shows instead of its first state: a form that was not enough, or the second step. */
export type QuoteActionData = {
  /**
   * `gone`: the link ended meanwhile. `refused`: another state of the quote came before the answer. `asked`: the question is stored,
   * and other options are ticked than those of the quote.
   */
  readonly kind:
    | "invalid"
    | "recalculated"
    | "confirming"
    | "declining"
    | "back"
    | "refused"
    | "asked"
    | "tooMany"
    | "gone";
  readonly entered: ClientFormTexts;
  /** The indexes of the options that are ticked; null if another form was posted. */
  readonly options: readonly number[] | null;
  readonly errors: FieldErrors<ClientField>;
  /** What has become of the code, in the second step where one is needed. */
  readonly code?: Exclude<CodeOutcome, "refused" | "gone">;
  /** Whether the second step is shown again, because it is another one than the client confirmed. */
  readonly changed?: boolean;
  /** With which the second step declines. */
  readonly declineKey?: string;
};

export type ClientFormTexts = EnteredTexts<ClientField>;

const clientStepNames = Object.keys(clientSteps) as readonly ClientStep[];

/**
 * Takes the client's answer: 303 once it is stored, else the page again; also after a question, where options would be unticked.
 * Only `accept`, `declineConfirmed` and `ask` store anything.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { clientOperations, ipAddress } = context.get(followUpServices);
  const form = await readForm(request);
  const step = clientStepNames.find((known) => clientSteps[known] === textOf(form, "step"));
  if (step === undefined) throw data(null, { status: 400 });
  const token = params.token ?? "";
  const view = await clientOperations.view(token);
  const posted: Posted = {
    operations: clientOperations,
    token,
    t: translations[view?.locale ?? defaultLocale],
    path: new URL(request.url).pathname,
    entered: textsOf(form, clientFields),
    options: readOptions(form),
    key: readMessageKey(form),
    stepKey: textOf(form, stepKeyField),
    shownDocument: { quoteId: textOf(form, "quoteId"), pdfHash: textOf(form, "pdfHash") },
    ipAddress,
  };
  if (view === null) return show(posted, "gone", 404);
  if (step === "ask") return ask(posted, view);
  if (!isOpen(view, posted)) return show(posted, "refused", 409);
  if (step === "decline") return decline({ ...posted, stepKey: "" }, view);
  if (step === "declineConfirmed") return decline(posted, view);
  const { options } = posted;
  if (withOptions(view.version.quote, options) === null) throw data(null, { status: 400 });
  if (step === "back") return show(posted, "back", 200, { options });
  if (step === "recalculate") return show(posted, "recalculated", 200, { options });
  return accept(posted, step, view);
}

type Posted = {
  readonly operations: ClientOperations;
  readonly token: string;
  readonly t: Translate;
  readonly path: string;
  readonly entered: ClientFormTexts;
  readonly options: readonly number[];
  readonly key: string;
  readonly stepKey: string;
  readonly shownDocument: ShownDocument;
  readonly ipAddress: string;
};

/** The options that are ticked beside a question; null where no option can be ticked, or another version came meanwhile. */
const tickedOptions = (view: ClientView, posted: Posted): readonly number[] | null =>
  isOpen(view, posted) && withOptions(view.version.quote, posted.options) !== null ? posted.options : null;

/** Whether other options are ticked than those that the page has ticked when it is opened. */
const differFromQuote = ({ version }: ClientView, options: readonly number[]): boolean =>
  String(chosenOptions(version.quote)) !== String(options.toSorted((one, other) => one - other));

/** Whether the document that the client saw can still be decided. The store checks it once more. */
const isOpen = ({ version }: ClientView, { shownDocument }: Posted): boolean =>
  version.state === "waiting" &&
  version.id === shownDocument.quoteId &&
  version.pdfHash === shownDocument.pdfHash;

function show(
  { entered }: Posted,
  kind: QuoteActionData["kind"],
  status: number,
  {
    errors = {},
    options = null,
    ...more
  }: Partial<Pick<QuoteActionData, "errors" | "options" | "code" | "changed" | "declineKey">> = {},
) {
  return data({ kind, entered, options, errors, ...more } satisfies QuoteActionData, { status });
}

function decided(posted: Posted, outcome: DecideOutcome) {
  if (outcome === "gone") return show(posted, "gone", 404);
  if (outcome === "refused") return show(posted, "refused", 409);
  return redirect(`${posted.path}#${anchors.state}`, 303);
}

async function accept(posted: Posted, step: "review" | "code" | "accept", view: ClientView) {
  const { operations, token, t, entered, options, shownDocument, ipAddress } = posted;
  const needsCode = view.codeTo !== null;
  const asksEarlyStart = startsWithinPeriod(view.version.quote, view.today);
  const parsed = parseForm(acceptanceSchema(t, asksEarlyStart), entered);
  if (!parsed.ok) return show(posted, "invalid", 422, { errors: parsed.errors, options });
  const confirming = { ...posted, entered: { ...entered, ...parsed.value } };
  if (step !== "accept") {
    if (!needsCode) return show(confirming, "confirming", 200, { options });
    const code = await operations.sendAcceptanceCode(token, shownDocument.quoteId);
    if (code === "gone" || code === "refused") return decided(posted, code);
    return show(confirming, "confirming", code === "too-many" ? 429 : 200, { options, code });
  }
  // Midnight passed, or the site got other words: what is stored as confirmed has to be what the page said.
  if (posted.stepKey !== view.acceptanceKey)
    return show(confirming, "confirming", 200, { options, changed: true });
  const again = (errors: QuoteActionData["errors"]) =>
    show(confirming, "confirming", 422, { options, errors });
  const enteredCode = needsCode
    ? parseForm(codeSchema(t), entered)
    : { ok: true as const, value: { code: "" } };
  if (!enteredCode.ok) return again(enteredCode.errors);
  const acceptance = { ...statementOf(parsed.value), options, ...enteredCode.value };
  const outcome = await operations.accept(token, shownDocument, acceptance, ipAddress);
  if (outcome === "code-wrong") return again({ code: t("clientQuote.error.codeWrong") });
  if (outcome === "code-ended") return again({ code: t("clientQuote.error.codeEnded") });
  return decided(posted, outcome);
}

async function decline(posted: Posted, view: ClientView) {
  const options = tickedOptions(view, posted);
  const parsed = parseForm(declineSchema(posted.t), posted.entered);
  if (!parsed.ok) return show(posted, "invalid", 422, { errors: parsed.errors, options });
  const outcome = await posted.operations.decline(posted.token, posted.shownDocument, {
    reason: parsed.value.reason,
    key: posted.stepKey,
  });
  if (typeof outcome === "string") return decided(posted, outcome);
  return show(posted, "declining", 200, { options, declineKey: outcome.key });
}

async function ask(posted: Posted, view: ClientView) {
  const options = tickedOptions(view, posted);
  const parsed = parseForm(questionSchema(posted.t), posted.entered);
  if (!parsed.ok) return show(posted, "invalid", 422, { errors: parsed.errors, options });
  const outcome = await posted.operations.ask(posted.token, parsed.value.question, posted.key);
  if (outcome === "gone") return show(posted, "gone", 404);
  if (outcome === "too-many") return show(posted, "tooMany", 429, { options });
  // The address says nothing of what is ticked, so the response itself does. Sent again, the same form is stored once.
  if (options !== null && differFromQuote(view, options)) {
    const entered = { ...posted.entered, question: "" };
    return show({ ...posted, entered }, "asked", 200, { options });
  }
  return redirect(`${posted.path}#${anchors.sent}`, 303);
}

import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { ClientOperations, ClientView, DecideOutcome } from "#app/follow-up/operations.ts";
import { offerResendIfUnavailable } from "#app/follow-up/unavailable.ts";
import { requestServices } from "#app/forms/request-services.ts";
import type { FieldErrors } from "#app/forms/schema.ts";
import { anchors } from "./anchors.ts";
import {
  type AcceptanceField,
  acceptanceFields,
  type ClientField,
  type ClientMessage,
  type ClientStep,
  clientFields,
  clientSteps,
  parseAcceptance,
  parseDecline,
  parseQuestion,
} from "./forms.ts";

/** What the page shows instead of its first state: a form that was not enough, or the second step. */
export type QuoteActionData = {
  /** `gone`: the link ended meanwhile. `refused`: another state of the quote came before the answer. */
  readonly kind: "invalid" | "confirming" | "back" | "refused" | "tooMany" | "gone";
  readonly typed: Typed;
  readonly errors: FieldErrors<ClientField, ClientMessage>;
};

export type Typed = Readonly<Record<ClientField, string>>;

const clientStepNames = Object.keys(clientSteps) as readonly ClientStep[];

/** More than any form of the page has. */
const mostFields = 20;

/** Takes the client's answer: 303 once it is stored, else the page again. Only `accept`, `decline` and `ask` store anything. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

export async function act({ request, params, context }: ActionFunctionArgs) {
  const { clientOperations, address } = context.get(requestServices);
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const step = clientStepNames.find((known) => clientSteps[known] === textOf("step"));
  if (step === undefined || [...form.keys()].length > mostFields) throw data(null, { status: 400 });
  const typed = Object.fromEntries(clientFields.map((field) => [field, textOf(field)])) as Typed;
  const posted: Posted = {
    operations: clientOperations,
    token: params.token ?? "",
    path: new URL(request.url).pathname,
    typed,
    seen: { quoteId: textOf("quoteId"), pdfHash: textOf("pdfHash") },
    address,
  };
  if (step === "ask") return ask(posted);
  const view = await clientOperations.view(posted.token);
  if (view === null) return show(posted, "gone", 404);
  if (!isOpen(view, posted)) return show(posted, "refused", 409);
  if (step === "decline") return decline(posted);
  return accept(posted, step);
}

type Posted = {
  readonly operations: ClientOperations;
  readonly token: string;
  readonly path: string;
  readonly typed: Typed;
  readonly seen: { readonly quoteId: string; readonly pdfHash: string };
  readonly address: string;
};

/** Whether the document that the client saw can still be decided. The store checks it once more. */
const isOpen = ({ version }: ClientView, { seen }: Posted): boolean =>
  version.state === "waiting" && version.id === seen.quoteId && version.pdfHash === seen.pdfHash;

function show(
  { typed }: Posted,
  kind: QuoteActionData["kind"],
  status: number,
  errors: QuoteActionData["errors"] = {},
) {
  return data({ kind, typed, errors } satisfies QuoteActionData, { status });
}

function decided(posted: Posted, outcome: DecideOutcome) {
  if (outcome === "gone") return show(posted, "gone", 404);
  if (outcome === "refused") return show(posted, "refused", 409);
  return redirect(`${posted.path}#${anchors.state}`, 303);
}

async function accept(posted: Posted, step: "review" | "accept" | "back") {
  const typed = Object.fromEntries(acceptanceFields.map((field) => [field, posted.typed[field]])) as Record<
    AcceptanceField,
    string
  >;
  if (step === "back") return show(posted, "back", 200);
  const parsed = parseAcceptance(typed);
  if (!parsed.ok) return show(posted, "invalid", 422, parsed.errors);
  const { name, capacity, agreed } = parsed.value;
  if (step === "review")
    return show({ ...posted, typed: { ...posted.typed, name, capacity, agreed } }, "confirming", 200);
  const { operations, token, seen, address } = posted;
  return decided(posted, await operations.accept(token, seen, { name, capacity }, address));
}

async function decline(posted: Posted) {
  const parsed = parseDecline({ reason: posted.typed.reason });
  if (!parsed.ok) return show(posted, "invalid", 422, parsed.errors);
  return decided(posted, await posted.operations.decline(posted.token, posted.seen, parsed.value.reason));
}

async function ask(posted: Posted) {
  const parsed = parseQuestion({ question: posted.typed.question });
  if (!parsed.ok) return show(posted, "invalid", 422, parsed.errors);
  const outcome = await posted.operations.ask(posted.token, parsed.value.question);
  if (outcome === "gone") return show(posted, "gone", 404);
  if (outcome === "too-many") return show(posted, "tooMany", 429);
  return redirect(`${posted.path}#${anchors.sent}`, 303);
}

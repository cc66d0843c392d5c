import { type ActionFunctionArgs, data, redirect } from "react-router";
import * as v from "valibot";
import { orResend } from "#app/follow-up/unavailable.ts";
import { requestServices } from "#app/forms/request-services.ts";
import { paragraph } from "#app/forms/schema.ts";
import { anchors } from "./anchors.ts";
import { readStep } from "./posted.server.ts";
import { longestNotes, requestSteps } from "./steps.ts";

/** The page again, because the notes are too long: as typed. */
export type RequestRefused = { readonly notes: string };

/** Marks a request, or saves its notes: 303 to the page once it is stored. */
export function action(args: ActionFunctionArgs) {
  return orResend(args, () => act(args));
}

export async function act({ request, params, context }: ActionFunctionArgs) {
  const { requestDesk } = context.get(requestServices);
  const token = params.token ?? "";
  const { step, form } = await readStep(request, requestSteps);
  const { pathname } = new URL(request.url);
  const gone = () => data(null, { status: 404 });
  if (step !== "notes")
    return (await requestDesk.mark(token, step)) ? redirect(`${pathname}#${anchors.marked}`, 303) : gone();
  const typed = form.get("notes");
  const notes = v.parse(paragraph(), typeof typed === "string" ? typed : "");
  if (notes.length > longestNotes) return data<RequestRefused>({ notes }, { status: 422 });
  return (await requestDesk.saveNotes(token, notes))
    ? redirect(`${pathname}#${anchors.notesSaved}`, 303)
    : gone();
}

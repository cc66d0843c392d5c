import { data } from "react-router";
import { readForm } from "#app/forms/read-form.server.ts";

/** Reads a posted form with its step. Throws a 400 response if it is none, or has a step that no button has. */
export async function readStep<Step extends string>(
  request: Request,
  steps: readonly Step[],
): Promise<{ readonly step: Step; readonly form: FormData }> {
  const form = await readForm(request);
  const step = steps.find((known) => known === form.get("step"));
  if (step === undefined) throw data(null, { status: 400 });
  return { step, form };
}

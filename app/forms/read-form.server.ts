import { data } from "react-router";
import { textOf } from "./form-data.ts";

/** More fields than a request for a quote with every option has. */
const usualMaxFields = 100;

/** Reads a posted form. Throws a 400 response if the body is none, or has too many fields. */
export async function readForm(request: Request, maxFields = usualMaxFields): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  if (form === null || [...form.keys()].length > maxFields) throw data(null, { status: 400 });
  return form;
}

/**
 * Reads a posted form with its step. Throws a 400 response if it is none, or has a step that no button has. `about`: what the button of
 * one of several things has behind its step, as `up 3`.
 */
export async function readStep<Step extends string>(
  request: Request,
  steps: readonly Step[],
  maxFields?: number,
): Promise<{ readonly step: Step; readonly about: string; readonly form: FormData }> {
  const form = await readForm(request, maxFields);
  const [name, about = ""] = textOf(form, "step").split(" ", 2);
  const step = steps.find((known) => known === name);
  if (step === undefined) throw data(null, { status: 400 });
  return { step, about, form };
}

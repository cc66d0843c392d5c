import { data } from "react-router";

/** More fields than a request for a quote with every option has. */
const usualMaxFields = 100;

/** Reads a posted form. Throws a 400 response if the body is none, or has too many fields. */
export async function readForm(request: Request, maxFields = usualMaxFields): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  if (form === null || [...form.keys()].length > maxFields) throw data(null, { status: 400 });
  return form;
}

/** Reads a posted form with its step. Throws a 400 response if it is none, or has a step that no button has. */
export async function readStep<Step extends string>(
  request: Request,
  steps: readonly Step[],
  maxFields?: number,
): Promise<{ readonly step: Step; readonly form: FormData }> {
  const form = await readForm(request, maxFields);
  const step = steps.find((known) => known === form.get("step"));
  if (step === undefined) throw data(null, { status: 400 });
  return { step, form };
}

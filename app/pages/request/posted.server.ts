import { data } from "react-router";

/** The fields of the largest form: sixty lines and more. */
const mostFields = 600;

/** Reads a posted form with its step. Throws a 400 response if it is none, or has a step that no button has. */
export async function readStep<Step extends string>(
  request: Request,
  steps: readonly Step[],
): Promise<{ readonly step: Step; readonly form: FormData }> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const step = steps.find((known) => known === form.get("step"));
  if (step === undefined || [...form.keys()].length > mostFields) throw data(null, { status: 400 });
  return { step, form };
}

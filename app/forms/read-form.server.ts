import { data } from "react-router";

/** More fields than the largest form has: a draft with sixty lines. */
const maxFields = 600;

/** Reads a posted form. Throws a 400 response if the body is none, or has too many fields. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  if (form === null || [...form.keys()].length > maxFields) throw data(null, { status: 400 });
  return form;
}

import { data } from "react-router";
import { cleanLine } from "#app/forms/schema.ts";

/** Reads one field of a posted form, as one line. Throws a 400 response if it is none, or lacks the field. */
export async function readText(request: Request, name: string): Promise<string> {
  const form = await request.formData().catch(() => new FormData());
  const value = form.get(name);
  if (typeof value !== "string") throw data(null, { status: 400 });
  return cleanLine(value);
}

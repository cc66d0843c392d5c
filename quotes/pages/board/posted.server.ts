import { data } from "react-router";
import { readForm } from "#app/forms/read-form.server.ts";
import { cleanLine } from "#app/forms/schema.ts";

/** Returns a field of a posted form, as one line. Throws a 400 response if the form lacks it. */
export function lineOf(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== "string") throw data(null, { status: 400 });
  return cleanLine(value);
}

/** Reads a posted form of one field, as one line. Throws a 400 response if it is none, or lacks the field. */
export const readLine = async (request: Request, name: string): Promise<string> =>
  lineOf(await readForm(request), name);

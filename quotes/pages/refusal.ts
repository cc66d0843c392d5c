import { data, isRouteErrorResponse } from "react-router";

/** What takes the place of a page behind a secret link: its link leads nowhere (404), or the store is unavailable (503). */
export type Refusal =
  | { readonly kind: "gone" }
  | { readonly kind: "unavailable"; readonly posted: PostedFields };

/** A form that could not be stored: it is offered to be sent again, so that nothing entered is lost. */
export type PostedFields = readonly (readonly [name: string, value: string])[];

/** What a link opens; without that, its page says that it leads nowhere. */
export function orGone<Opened>(opened: Opened | null): Opened {
  if (opened === null) throw data<Refusal>({ kind: "gone" }, { status: 404 });
  return opened;
}

/** The refusal that was thrown; null if it is any other error, for which the server has a page. */
export const refusalOf = (error: unknown): Refusal | null =>
  isRouteErrorResponse(error) && typeof error.data === "object" ? error.data : null;

/** More than any form has. */
const maxFields = 600;

export async function postedFields(request: Request): Promise<PostedFields> {
  // A body that is no form has nothing to send again, and not every action reads it.
  const form = await request.formData().catch(() => new FormData());
  const fields = [...form].slice(0, maxFields);
  return fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
}

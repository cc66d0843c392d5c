import { type ActionFunctionArgs, data, redirect } from "react-router";
import { offerResendIfUnavailable } from "#app/follow-up/unavailable.ts";
import { requestServices } from "#app/forms/request-services.ts";
import { anchors } from "./anchors.ts";

/** Confirms the quote that the preview showed: 303 to the request's page once it is stored. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

export async function act({ request, params, context }: ActionFunctionArgs) {
  const { agencyOperations } = context.get(requestServices);
  const token = params.token ?? "";
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const draftHash = form.get("draftHash");
  if (typeof draftHash !== "string" || draftHash === "") throw data(null, { status: 400 });
  const outcome = await agencyOperations.confirm(token, draftHash.slice(0, 100));
  if (outcome === "confirmed") return redirect(`/r/${token}/#${anchors.sent}`, 303);
  return data({ outcome }, { status: outcome === "gone" ? 404 : 409 });
}

import { type ActionFunctionArgs, data, redirect } from "react-router";
import { textOf } from "#app/forms/form-data.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { anchors } from "./anchors.ts";
import { lastEventField } from "./steps.ts";

/** Confirms the quote that the preview showed: 303 to the request's page once it is stored. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { agencyOperations, ipAddress } = context.get(followUpServices);
  const token = params.token ?? "";
  const form = await readForm(request);
  const draftHash = textOf(form, "draftHash");
  if (draftHash === "") throw data(null, { status: 400 });
  const outcome = await agencyOperations.confirm(
    token,
    draftHash.slice(0, 100),
    ipAddress,
    textOf(form, lastEventField),
  );
  if (outcome === "confirmed") return redirect(`/r/${token}/#${anchors.sent}`, 303);
  return data({ outcome }, { status: outcome === "gone" ? 404 : 409 });
}

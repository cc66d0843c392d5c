import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { textOf } from "#app/forms/form-data.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { replacedVersions } from "#quotes/changes/replaced.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { orGone } from "#quotes/pages/refusal.ts";
import { anchors } from "./anchors.ts";
import { Preview } from "./Preview.tsx";
import { agencyLocale, t } from "./private-data.ts";
import { lastEventField } from "./steps.ts";

/** The quote as it would be confirmed now. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const view = orGone(await agencyOperations.view(token));
  const quote = await agencyOperations.preview(token);
  const title =
    quote === null ? t("request.draft.heading") : t("request.preview.title", { number: quote.number });
  return {
    locale: agencyLocale,
    title,
    wide: quote !== null,
    quote,
    draftHash: view.draftHash,
    email: view.email,
    lastEvent: view.lastEvent,
    selection: view.indicative?.record.selection ?? null,
    earlier: replacedVersions(view.versions).map(({ quote }) => quote),
    indicative: view.indicative?.record ?? null,
    proposals: view.proposals,
    unready: view.unready,
    lines: view.draft.lines,
  };
}

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

export default function PreviewRoute() {
  const shown = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <Preview {...shown} refused={actionData !== undefined} />;
}

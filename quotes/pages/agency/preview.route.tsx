import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { found } from "#quotes/pages/refusal.ts";
import { Preview } from "./Preview.tsx";
import type { action } from "./preview.action.server.ts";
import { agencyLocale, t } from "./private-data.ts";

export { action } from "./preview.action.server.ts";

/** The quote as it would be confirmed now. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const view = found(await agencyOperations.view(token));
  const quote = await agencyOperations.preview(token);
  const title =
    quote === null ? t("request.draft.title") : t("request.preview.title", { number: quote.number });
  return {
    locale: agencyLocale,
    title,
    wide: quote !== null,
    quote,
    draftHash: view.draftHash,
    lastEvent: view.lastEvent,
    selection: view.indicative?.record.selection ?? null,
    earlier: view.versions.map((version) => version.quote),
    indicative: view.indicative?.record ?? null,
    proposals: view.proposals,
    unready: view.unready,
  };
}

export default function PreviewRoute() {
  const shown = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <Preview {...shown} refused={actionData !== undefined} />;
}

import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import "#quotes/pages/private.css";
import { Gone } from "./Gone.tsx";
import { Preview } from "./Preview.tsx";
import type { act } from "./preview.action.server.ts";
import { agencyLocale, t } from "./private-data.ts";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

export { action } from "./preview.action.server.ts";

/** The quote as it would be confirmed now. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const view = await agencyOperations.view(token);
  const quote = view === null ? null : await agencyOperations.preview(token);
  const title =
    quote === null ? t("request.draft.title") : t("request.preview.title", { number: quote.number });
  return data(
    {
      locale: agencyLocale,
      title,
      wide: quote !== null,
      gone: view === null,
      quote,
      draftHash: view?.draftHash ?? null,
      lastEvent: view?.lastEvent ?? "",
      selection: view?.indicative?.record.selection ?? null,
      earlier: view?.versions.map((version) => version.quote) ?? [],
      indicative: view?.indicative?.record ?? null,
      proposals: view?.proposals ?? null,
      unready: view?.unready ?? [],
    },
    { status: view === null ? 404 : 200 },
  );
}

function PreviewRoute() {
  const { gone, ...shown } = useLoaderData<typeof load>();
  const actionData = useActionData<typeof act>();
  if (gone) return <Gone />;
  return <Preview {...shown} refused={actionData !== undefined} />;
}

export default withTryAgain(PreviewRoute);

import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { newMessageKey } from "#app/forms/message-key.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import "#quotes/pages/private.css";
import type { act } from "./action.server.ts";
import { Gone } from "./Gone.tsx";
import { loadRequest, t } from "./private-data.ts";
import { RequestPage } from "./RequestPage.tsx";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

export { action } from "./action.server.ts";

/** The agency's page of one request. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const loaded = await loadRequest(agencyOperations, params.token, ({ kind }) => t(`request.title.${kind}`));
  return data({ ...loaded.data, messageKey: newMessageKey() }, loaded.init ?? {});
}

function RequestRoute() {
  const { view, messageKey } = useLoaderData<typeof load>();
  const refused = useActionData<typeof act>();
  if (view === null) return <Gone />;
  return <RequestPage view={view} messageKey={messageKey} refused={refused ?? undefined} />;
}

export default withTryAgain(RequestRoute);

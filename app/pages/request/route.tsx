import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { showTryAgainIfUnavailable } from "#app/follow-up/unavailable.ts";
import { withTryAgain } from "#app/follow-up/with-try-again.tsx";
import { requestServices } from "#app/forms/request-services.ts";
import "#app/follow-up/private.css";
import type { act } from "./action.server.ts";
import { Gone } from "./Gone.tsx";
import { loadRequest, t } from "./private-data.ts";
import { RequestPage } from "./RequestPage.tsx";

export { retryHeaders as headers } from "#app/follow-up/unavailable.ts";

export { action } from "./action.server.ts";

/** The agency's page of one request. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  return loadRequest(context.get(requestServices).agencyOperations, params.token, ({ kind }) =>
    t(`request.title.${kind}`),
  );
}

function RequestRoute() {
  const { view } = useLoaderData<typeof load>();
  const refused = useActionData<typeof act>();
  if (view === null) return <Gone />;
  return <RequestPage view={view} refused={refused ?? {}} />;
}

export default withTryAgain(RequestRoute);

import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { newMessageKey } from "#app/forms/message-key.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import type { action } from "./action.server.ts";
import { loadRequest, t } from "./private-data.ts";
import { RequestPage } from "./RequestPage.tsx";

export { action } from "./action.server.ts";

/** The agency's page of one request. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const loaded = await loadRequest(agencyOperations, params.token, ({ kind }) => t(`request.title.${kind}`));
  return { ...loaded, live: true, messageKey: newMessageKey() };
}

export default function RequestRoute() {
  const { view, messageKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <RequestPage view={view} messageKey={messageKey} refused={refused ?? undefined} />;
}

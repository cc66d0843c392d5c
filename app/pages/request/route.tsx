import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { requestServices } from "#app/forms/request-services.ts";
import "#app/follow-up/private.css";
import type { action } from "./action.server.ts";
import { Gone } from "./Gone.tsx";
import { loadRequest, t } from "./private-data.ts";
import { RequestPage } from "./RequestPage.tsx";

export { action } from "./action.server.ts";

/** The agency's page of one request. */
export function loader({ params, context }: LoaderFunctionArgs) {
  return loadRequest(context.get(requestServices).requestDesk, params.token, ({ kind }) =>
    t(`request.title.${kind}`),
  );
}

export default function RequestRoute() {
  const { view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (view === null) return <Gone />;
  return <RequestPage view={view} typedNotes={refused?.notes} />;
}

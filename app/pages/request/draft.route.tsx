import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { requestServices } from "#app/forms/request-services.ts";
import "#app/follow-up/private.css";
import { DraftForm } from "./DraftForm.tsx";
import type { action } from "./draft.action.server.ts";
import { typedDraftOf, withSpareLines } from "./draft-fields.ts";
import { Gone } from "./Gone.tsx";
import { loadRequest, t } from "./private-data.ts";

export { action } from "./draft.action.server.ts";

/** The form in which the agency prepares a quote. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { requestDesk } = context.get(requestServices);
  const loaded = await loadRequest(requestDesk, params.token, () => t("request.draft.title"));
  // A contact request has no quote.
  if (loaded.data.view?.draft === null) throw redirect(`/r/${params.token}/`, 303);
  return loaded;
}

export default function DraftRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (view === null || view.draft === null) return <Gone />;
  return (
    <DraftForm
      typed={answered?.typed ?? withSpareLines(typedDraftOf(view.draft))}
      errors={answered?.errors ?? {}}
      lineCount={answered?.lineCount ?? null}
    />
  );
}

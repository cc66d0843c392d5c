import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { packKeys } from "#app/domain/catalogue.ts";
import { replacedVersions } from "#quotes/changes/replaced.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { draftAsEntered, withEmptyLines } from "#quotes/terms/draft-fields.ts";
import { DraftForm } from "./DraftForm.tsx";
import type { action } from "./draft.action.server.ts";
import { loadRequest, t } from "./private-data.ts";

export { action } from "./draft.action.server.ts";

/** The form in which the agency prepares a quote. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const chosen = new URL(request.url).searchParams.get("pack");
  const pack = packKeys.find((key) => key === chosen) ?? null;
  const loaded = await loadRequest(agencyOperations, params.token, () => t("request.draft.heading"), pack);
  return { ...loaded, live: true, today: await agencyOperations.today() };
}

export default function DraftRoute() {
  const { view, today } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <DraftForm
      entered={actionData?.entered ?? withEmptyLines(draftAsEntered(view.draft, view.proposals))}
      errors={actionData?.errors ?? {}}
      // What somebody else saved is seen now: saving again replaces it.
      savedDraftHash={
        actionData === undefined || actionData?.changed
          ? view.savedDraftHash
          : (actionData?.savedDraftHash ?? "")
      }
      theirs={actionData?.changed ? draftAsEntered(view.draft) : null}
      today={today}
      proposals={view.proposals}
      earlier={replacedVersions(view.versions).map(({ quote }) => quote)}
      packs={actionData === undefined ? view.packs : []}
    />
  );
}

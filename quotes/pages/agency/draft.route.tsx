import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { replacedVersions } from "#quotes/changes/replaced.ts";
import { catalogueLines } from "#quotes/drafts/catalogue-lines.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { blankLine, draftAsEntered, withLines } from "#quotes/terms/draft-fields.ts";
import { DraftForm } from "./DraftForm.tsx";
import type { action } from "./draft.action.server.ts";
import { loadRequest, t } from "./private-data.ts";

export { action } from "./draft.action.server.ts";

/** The form in which the agency prepares a quote. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const loaded = await loadRequest(agencyOperations, params.token, () => t("request.draft.heading"));
  const catalogue = catalogueLines(loaded.view.locale);
  const savedParts = await agencyOperations.savedParts(params.token ?? "");
  return { ...loaded, live: true, wide: true, today: await agencyOperations.today(), catalogue, savedParts };
}

export default function DraftRoute() {
  const { view, today, catalogue, savedParts } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const opened = draftAsEntered(view.draft, view.proposals);
  return (
    <DraftForm
      entered={actionData?.entered ?? (opened.lines.length === 0 ? withLines(opened, [blankLine]) : opened)}
      errors={actionData?.errors ?? {}}
      // What somebody else saved is seen now: saving again replaces it.
      savedDraftHash={
        actionData === undefined || actionData?.changed
          ? view.savedDraftHash
          : (actionData?.savedDraftHash ?? "")
      }
      theirs={actionData?.changed ? draftAsEntered(view.draft) : null}
      focused={actionData?.focused ?? null}
      unsaved={actionData !== undefined}
      today={today}
      clientLocale={view.locale}
      proposals={view.proposals}
      unready={view.unready}
      catalogue={catalogue}
      savedParts={savedParts}
      templateName={actionData?.templateName ?? ""}
      part={actionData?.part ?? null}
      asked={actionData?.asked ?? null}
      earlier={replacedVersions(view.versions).map(({ quote }) => quote)}
    />
  );
}

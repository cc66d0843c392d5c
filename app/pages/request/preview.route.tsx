import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { requestServices } from "#app/forms/request-services.ts";
import "#app/follow-up/private.css";
import { Gone } from "./Gone.tsx";
import { Preview } from "./Preview.tsx";
import type { action } from "./preview.action.server.ts";
import { agencyLocale, t } from "./private-data.ts";

export { action } from "./preview.action.server.ts";

/** The quote as it would be confirmed now. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { requestDesk } = context.get(requestServices);
  const token = params.token ?? "";
  const view = await requestDesk.view(token);
  const quote = view === null ? null : await requestDesk.preview(token);
  const title =
    quote === null ? t("request.draft.title") : t("request.preview.title", { number: quote.number });
  return data(
    { locale: agencyLocale, title, gone: view === null, quote, draftHash: view?.draftHash ?? null },
    { status: view === null ? 404 : 200 },
  );
}

export default function PreviewRoute() {
  const { gone, quote, draftHash } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (gone) return <Gone />;
  return <Preview quote={quote} draftHash={draftHash} refused={answered !== undefined} />;
}

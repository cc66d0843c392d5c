import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { translations } from "#app/i18n/translations.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { orGone } from "#quotes/pages/refusal.ts";
import { Download } from "./Download.tsx";

/** The indicative quote of the link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = orGone(await context.get(followUpServices).visitorOperations.view(params.token ?? ""));
  return {
    locale: view.locale,
    title: translations[view.locale]("pricing.request.noAcknowledgement.title"),
    view,
  };
}

export default function DownloadPage() {
  const { view } = useLoaderData<typeof loader>();
  return <Download number={view.number} />;
}

import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { defaultLocale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { Gone } from "#quotes/pages/Gone.tsx";
import { showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import "#quotes/pages/private.css";
import { Download } from "./Download.tsx";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

/** The indicative quote of the link; 404 if the link leads nowhere. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const view = await context.get(followUpServices).visitorOperations.view(params.token ?? "");
  if (view === null) {
    const title = translations[defaultLocale]("clientQuote.gone.title");
    return data({ locale: defaultLocale, title, view }, { status: 404 });
  }
  return {
    locale: view.locale,
    title: translations[view.locale]("pricing.request.noAcknowledgement.title"),
    view,
  };
}

function DownloadPage() {
  const { view } = useLoaderData<typeof load>();
  return view === null ? <Gone /> : <Download number={view.number} />;
}

export default withTryAgain(DownloadPage);

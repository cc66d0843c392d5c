import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import "#quotes/pages/private.css";
import { defaultLocale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { Gone } from "#quotes/pages/Gone.tsx";
import { showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import { WithdrawalPage } from "./WithdrawalPage.tsx";
import type { act } from "./withdraw.action.server.ts";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

export { action } from "./withdraw.action.server.ts";

/** The withdrawal from the contract of an accepted quote, or its acknowledgement. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const view = await context.get(followUpServices).clientOperations.view(params.token ?? "");
  if (view === null) {
    const title = translations[defaultLocale]("clientQuote.gone.title");
    return data({ locale: defaultLocale, title, view }, { status: 404 });
  }
  const { state, quote } = view.version;
  const t = translations[view.locale];
  const title = t(state === "withdrawn" ? "clientQuote.state.withdrawn" : "clientQuote.withdraw.title");
  return { locale: view.locale, title: `${title} (${quote.number})`, view };
}

function WithdrawalRoute() {
  const { view } = useLoaderData<typeof load>();
  const actionData = useActionData<typeof act>();
  return view === null ? <Gone /> : <WithdrawalPage view={view} actionData={actionData} />;
}

export default withTryAgain(WithdrawalRoute);

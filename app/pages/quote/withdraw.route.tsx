import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import "#app/follow-up/private.css";
import { Gone } from "#app/follow-up/Gone.tsx";
import { showTryAgainIfUnavailable } from "#app/follow-up/unavailable.ts";
import { withTryAgain } from "#app/follow-up/with-try-again.tsx";
import { requestServices } from "#app/forms/request-services.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";
import type { act } from "./withdraw.action.server.ts";

export { retryHeaders as headers } from "#app/follow-up/unavailable.ts";

export { action } from "./withdraw.action.server.ts";

/** The withdrawal from the contract of an accepted quote, or its acknowledgement. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const view = await context.get(requestServices).clientOperations.view(params.token ?? "");
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

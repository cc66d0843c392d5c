import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { newMessageKey } from "#app/forms/message-key.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import { isOptional } from "#quotes/terms/confirmed-quote.ts";
import "#quotes/pages/private.css";
import { Gone } from "#quotes/pages/Gone.tsx";
import type { act } from "./action.server.ts";
import { ClientQuote } from "./ClientQuote.tsx";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

export { action } from "./action.server.ts";

/** The quote of the link as it is now; 404 if the link leads nowhere. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const { clientOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const view = await clientOperations.view(token);
  if (view === null) {
    const title = translations[defaultLocale]("clientQuote.gone.title");
    return data({ locale: defaultLocale, title, view, pdfBytes: null, messageKey: "" }, { status: 404 });
  }
  const pdf = await clientOperations.pdf(token);
  const t = translations[view.locale];
  return {
    locale: view.locale,
    title: t("clientQuote.title", { number: view.version.quote.number }),
    wide: true,
    live: view.version.state === "waiting" && view.version.quote.terms.lines.some(isOptional),
    view,
    messageKey: newMessageKey(),
    pdfBytes: pdf === null || pdf === "damaged" ? null : pdf.bytes.byteLength,
  };
}

function ClientQuotePage() {
  const { view, pdfBytes, messageKey } = useLoaderData<typeof load>();
  const actionData = useActionData<typeof act>();
  if (view === null) return <Gone />;
  return <ClientQuote view={view} actionData={actionData} pdfBytes={pdfBytes} messageKey={messageKey} />;
}

export default withTryAgain(ClientQuotePage);

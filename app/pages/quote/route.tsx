import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { isOptional } from "#app/domain/confirmed-quote.ts";
import { showTryAgainIfUnavailable } from "#app/follow-up/unavailable.ts";
import { withTryAgain } from "#app/follow-up/with-try-again.tsx";
import { newMessageKey } from "#app/forms/message-key.ts";
import { requestServices } from "#app/forms/request-services.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import "#app/follow-up/private.css";
import { Gone } from "#app/follow-up/Gone.tsx";
import type { act } from "./action.server.ts";
import { ClientQuote } from "./ClientQuote.tsx";

export { retryHeaders as headers } from "#app/follow-up/unavailable.ts";

export { action } from "./action.server.ts";

/** The quote of the link as it is now; 404 if the link leads nowhere. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const { clientOperations } = context.get(requestServices);
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

import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { newMessageKey } from "#app/forms/message-key.ts";
import { translations } from "#app/i18n/translations.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { orGone } from "#quotes/pages/refusal.ts";
import type { action } from "./action.server.ts";
import { ClientQuote } from "./ClientQuote.tsx";
import { optionsInAddress } from "./forms.ts";

export { action } from "./action.server.ts";

/** The quote of the link as it is now. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { clientOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const view = orGone(await clientOperations.view(token));
  const pdf = await clientOperations.pdf(token);
  const t = translations[view.locale];
  const { state, quote, deposit } = view.version;
  return {
    locale: view.locale,
    title: t("clientQuote.title", { number: quote.number }),
    wide: true,
    // While it waits, options are ticked and the address to read it is copied; the account is once its deposit may be paid.
    live: state === "waiting" || deposit?.mayBePaid === true,
    view,
    options: optionsInAddress(request.url),
    messageKey: newMessageKey(),
    pdfBytes: pdf === null || pdf === "damaged" ? null : pdf.bytes.byteLength,
  };
}

export default function ClientQuotePage() {
  const { view, options, pdfBytes, messageKey } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <ClientQuote {...{ view, options, actionData, pdfBytes, messageKey }} />;
}

import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { translations } from "#app/i18n/translations.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { orGone } from "#quotes/pages/refusal.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";
import type { action } from "./withdraw.action.server.ts";

export { action } from "./withdraw.action.server.ts";

/** The withdrawal from the contract of an accepted quote, or its acknowledgement. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = orGone(await context.get(followUpServices).clientOperations.view(params.token ?? ""));
  const { version, withdrawnBefore } = view;
  const { withdrawalPeriod } = version;
  // What the page acknowledges: this version, or one before it.
  const [acknowledged] = [version, ...(withdrawalPeriod === null ? withdrawnBefore : [])].filter(
    ({ withdrawn }) => withdrawn !== null,
  );
  const { quote } = acknowledged ?? version;
  const t = translations[view.locale];
  const title = t(acknowledged !== undefined ? "clientQuote.state.withdrawn" : "clientQuote.withdraw.title");
  return { locale: view.locale, title: `${title} (${quote.number})`, view };
}

export default function WithdrawalRoute() {
  const { view } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <WithdrawalPage view={view} actionData={actionData} />;
}

import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { textOf } from "#app/forms/form-data.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { stepKeyField } from "#app/forms/step-key.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { ContractKept, Erase, Erased } from "./Erase.tsx";
import { agencyLocale, loadRequest, t } from "./private-data.ts";

/** Whether this request to the server has just erased: its page is not that of a dead link. */
const erasedNow = createContext(false);

/** Asks once more before a request is erased. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (context.get(erasedNow)) return { locale: agencyLocale, title: t("request.erase.done"), view: null };
  const { agencyOperations } = context.get(followUpServices);
  return loadRequest(agencyOperations, params.token, () => t("request.erase.title"));
}

/** Erases the request, with a second post. Afterwards its link leads nowhere, so the answer is shown here. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const key = textOf(await readForm(request), stepKeyField);
  const outcome = await context.get(followUpServices).agencyOperations.erase(params.token ?? "", key);
  context.set(erasedNow, outcome === "erased");
  return data({ outcome }, { status: outcome === "gone" ? 404 : 200 });
}

export default function EraseRoute() {
  const { view } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (view === null) return <Erased />;
  if (actionData?.outcome === "kept") return <ContractKept view={view} />;
  const stepKey = typeof actionData?.outcome === "object" ? actionData.outcome.key : null;
  return <Erase view={view} stepKey={stepKey} />;
}

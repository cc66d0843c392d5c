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
import { offerResendIfUnavailable, showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import "#quotes/pages/private.css";
import { ContractKept, Erase, Erased } from "./Erase.tsx";
import { Gone } from "./Gone.tsx";
import { loadRequest, t } from "./private-data.ts";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

/** Asks once more before a request is erased. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

/** Whether this request to the server has just erased: its page is not that of a dead link. */
const erasedNow = createContext(false);

async function load({ params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(followUpServices);
  const loaded = await loadRequest(agencyOperations, params.token, () => t("request.erase.title"));
  return context.get(erasedNow) ? data({ ...loaded.data, title: t("request.erase.done") }) : loaded;
}

/** Erases the request, with a second post. Afterwards its link leads nowhere, so the answer is shown here. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

async function act({ request, params, context }: ActionFunctionArgs) {
  const key = textOf(await readForm(request), stepKeyField);
  const outcome = await context.get(followUpServices).agencyOperations.erase(params.token ?? "", key);
  context.set(erasedNow, outcome === "erased");
  return data({ outcome }, { status: outcome === "gone" ? 404 : 200 });
}

function EraseRoute() {
  const { view } = useLoaderData<typeof load>();
  const actionData = useActionData<typeof act>();
  if (actionData?.outcome === "erased") return <Erased />;
  if (view === null) return <Gone />;
  if (actionData?.outcome === "kept") return <ContractKept />;
  const stepKey = typeof actionData?.outcome === "object" ? actionData.outcome.key : null;
  return <Erase keepsContract={view.keepsContract} stepKey={stepKey} />;
}

export default withTryAgain(EraseRoute);

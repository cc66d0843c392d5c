import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { offerResendIfUnavailable, showTryAgainIfUnavailable } from "#app/follow-up/unavailable.ts";
import { withTryAgain } from "#app/follow-up/with-try-again.tsx";
import { requestServices } from "#app/forms/request-services.ts";
import "#app/follow-up/private.css";
import { ContractKept, Erase, Erased } from "./Erase.tsx";
import { Gone } from "./Gone.tsx";
import { loadRequest, t } from "./private-data.ts";

export { retryHeaders as headers } from "#app/follow-up/unavailable.ts";

/** Asks once more before a request is erased. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

/** Whether this request to the server has just erased: its page is not that of a dead link. */
const erasedNow = createContext(false);

async function load({ params, context }: LoaderFunctionArgs) {
  const { agencyOperations } = context.get(requestServices);
  const loaded = await loadRequest(agencyOperations, params.token, () => t("request.erase.title"));
  return context.get(erasedNow) ? data({ ...loaded.data, title: t("request.erase.done") }) : loaded;
}

/** Erases the request. Afterwards its link leads nowhere, so the answer is shown here. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

async function act({ params, context }: ActionFunctionArgs) {
  const outcome = await context.get(requestServices).agencyOperations.erase(params.token ?? "");
  context.set(erasedNow, outcome === "erased");
  return data({ outcome }, { status: outcome === "gone" ? 404 : 200 });
}

function EraseRoute() {
  const { view } = useLoaderData<typeof load>();
  const actionData = useActionData<typeof act>();
  if (actionData?.outcome === "erased") return <Erased />;
  if (view === null) return <Gone />;
  return actionData?.outcome === "kept" ? <ContractKept /> : <Erase keepsContract={view.keepsContract} />;
}

export default withTryAgain(EraseRoute);

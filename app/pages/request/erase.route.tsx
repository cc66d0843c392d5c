import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { orResend, orUnavailable } from "#app/follow-up/unavailable.ts";
import { withTryAgain } from "#app/follow-up/with-try-again.tsx";
import { requestServices } from "#app/forms/request-services.ts";
import "#app/follow-up/private.css";
import { Erase, Erased } from "./Erase.tsx";
import { Gone } from "./Gone.tsx";
import { loadRequest, t } from "./private-data.ts";

export { retryHeaders as headers } from "#app/follow-up/unavailable.ts";

/** Asks once more before a request is erased. */
export function loader(args: LoaderFunctionArgs) {
  return orUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  return loadRequest(context.get(requestServices).requestDesk, params.token, () => t("request.erase.title"));
}

/** Erases the request. Afterwards its link leads nowhere, so the answer is shown here. */
export function action(args: ActionFunctionArgs) {
  return orResend(args, () => act(args));
}

async function act({ params, context }: ActionFunctionArgs) {
  const erased = await context.get(requestServices).requestDesk.erase(params.token ?? "");
  return data({ erased }, { status: erased ? 200 : 404 });
}

function EraseRoute() {
  const { view } = useLoaderData<typeof load>();
  const answered = useActionData<typeof act>();
  if (answered?.erased === true) return <Erased />;
  if (view === null) return <Gone />;
  return <Erase hasContract={view.versions.some(({ state }) => state === "accepted")} />;
}

export default withTryAgain(EraseRoute);

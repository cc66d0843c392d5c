import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { offerResendIfUnavailable, showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import "#quotes/pages/private.css";
import { BoardPage } from "./BoardPage.tsx";
import { boardData } from "./board-data.ts";
import { Gone } from "./Gone.tsx";
import { readLine } from "./posted.server.ts";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

/** All that is open. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  return boardData(await context.get(followUpServices).boardOperations.view(params.token ?? "", null, 1));
}

/** Opens a request: 303 to its page, at an address of its own. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

async function act({ request, params, context }: ActionFunctionArgs) {
  const id = await readLine(request, "id");
  const { boardOperations } = context.get(followUpServices);
  const path = await boardOperations.openRequest(params.token ?? "", id);
  return path === null ? data(null, { status: 404 }) : redirect(path, 303);
}

function BoardRoute() {
  const { view } = useLoaderData<typeof load>();
  return view === null ? <Gone /> : <BoardPage view={view} base="./" />;
}

export default withTryAgain(BoardRoute);

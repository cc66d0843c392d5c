import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import "#quotes/pages/private.css";
import { BoardPage } from "./BoardPage.tsx";
import { boardData } from "./board-data.ts";
import { Gone } from "./Gone.tsx";
import { listOfPath } from "./paths.ts";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

/** One page of one list. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  return boardData(
    await boardOperations.view(params.token ?? "", listOfPath(params.list), Number(params.page ?? 1)),
  );
}

function ListRoute() {
  const { view } = useLoaderData<typeof load>();
  const base = useParams().page === undefined ? "../" : "../../";
  return view === null ? <Gone /> : <BoardPage view={view} base={base} />;
}

export default withTryAgain(ListRoute);

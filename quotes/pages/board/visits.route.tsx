import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import "#quotes/pages/private.css";
import { boardData } from "./board-data.ts";
import { Gone } from "./Gone.tsx";
import { visitPeriodOfPath } from "./paths.ts";
import { VisitsPage } from "./VisitsPage.tsx";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

/** What is counted of visits, of one period. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  const period = visitPeriodOfPath(params.period);
  return boardData(await boardOperations.visits(params.token ?? "", period), "board.visits.title");
}

function VisitsRoute() {
  const { view } = useLoaderData<typeof load>();
  const base = useParams().period === undefined ? "../" : "../../";
  return view === null ? <Gone /> : <VisitsPage visits={view} base={base} />;
}

export default withTryAgain(VisitsRoute);

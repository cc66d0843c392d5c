import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { showTryAgainIfUnavailable } from "#app/follow-up/unavailable.ts";
import { withTryAgain } from "#app/follow-up/with-try-again.tsx";
import { requestServices } from "#app/forms/request-services.ts";
import "#app/follow-up/private.css";
import { boardData } from "./board-data.ts";
import { Gone } from "./Gone.tsx";
import { visitPeriodOfPath } from "./paths.ts";
import { VisitsPage } from "./VisitsPage.tsx";

export { retryHeaders as headers } from "#app/follow-up/unavailable.ts";

/** What is counted of visits, of one period. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(requestServices);
  const period = visitPeriodOfPath(params.period);
  return boardData(await boardOperations.visits(params.token ?? "", period), "board.visits.title");
}

function VisitsRoute() {
  const { view } = useLoaderData<typeof load>();
  const base = useParams().period === undefined ? "../" : "../../";
  return view === null ? <Gone /> : <VisitsPage visits={view} base={base} />;
}

export default withTryAgain(VisitsRoute);

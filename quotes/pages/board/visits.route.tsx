import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { boardData } from "./board-data.ts";
import { visitPeriodOfPath } from "./paths.ts";
import { VisitsPage } from "./VisitsPage.tsx";

/** What is counted of visits, of one period. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  const period = visitPeriodOfPath(params.period);
  return boardData(await boardOperations.visits(params.token ?? "", period), "board.visits.title");
}

export default function VisitsRoute() {
  const { view } = useLoaderData<typeof loader>();
  const base = useParams().period === undefined ? "../" : "../../";
  return <VisitsPage visits={view} base={base} />;
}

import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { boardData } from "./board-data.ts";
import { VisitsPage } from "./VisitsPage.tsx";

/** What is counted of visits: the last thirty days, and each month. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  return boardData(await boardOperations.visits(params.token ?? ""), "board.visits.title");
}

export default function VisitsRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <VisitsPage visits={view} base="../" />;
}

import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { BoardPage } from "./BoardPage.tsx";
import { boardData } from "./board-data.ts";
import { listOfPath } from "./paths.ts";

/** One page of one list. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  return boardData(
    await boardOperations.view(params.token ?? "", listOfPath(params.list), Number(params.page ?? 1)),
  );
}

export default function ListRoute() {
  const { view } = useLoaderData<typeof loader>();
  const base = useParams().page === undefined ? "../" : "../../";
  return <BoardPage view={view} base={base} />;
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { BoardPage } from "./BoardPage.tsx";
import { boardData } from "./board-data.ts";
import { readLine } from "./posted.server.ts";

/** All that is open. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return boardData(await context.get(followUpServices).boardOperations.view(params.token ?? "", null, 1));
}

/** Opens a request: 303 to its page, at an address of its own. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = await readLine(request, "id");
  const { boardOperations } = context.get(followUpServices);
  const path = await boardOperations.openRequest(params.token ?? "", id);
  return path === null ? data(null, { status: 404 }) : redirect(path, 303);
}

export default function BoardRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <BoardPage view={view} base="./" />;
}

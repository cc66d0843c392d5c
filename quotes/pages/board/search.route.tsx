import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { maxSearchLength } from "#quotes/board.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { boardData } from "./board-data.ts";
import { readLine } from "./posted.server.ts";
import { SearchPage } from "./SearchPage.tsx";

/** Before anything was searched for. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  return boardData(await boardOperations.search(params.token ?? "", ""), "board.search.title");
}

/** Searches. By a post, so that no name is in an address. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const text = await readLine(request, "text");
  if (text.length > maxSearchLength) return data({ text, found: null }, { status: 422 });
  const found = await context.get(followUpServices).boardOperations.search(params.token ?? "", text);
  return data({ text, found }, { status: found === null ? 404 : 200 });
}

export default function SearchRoute() {
  const { view } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const text = posted?.text ?? null;
  const tooLong = text !== null && text.length > maxSearchLength;
  return <SearchPage found={posted?.found ?? view} text={text === "" ? null : text} tooLong={tooLong} />;
}

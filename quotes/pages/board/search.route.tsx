import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { longestSearch } from "#quotes/board.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { offerResendIfUnavailable, showTryAgainIfUnavailable } from "#quotes/pages/unavailable.ts";
import { withTryAgain } from "#quotes/pages/with-try-again.tsx";
import "#quotes/pages/private.css";
import { boardData } from "./board-data.ts";
import { Gone } from "./Gone.tsx";
import { readLine } from "./posted.server.ts";
import { SearchPage } from "./SearchPage.tsx";

export { retryHeaders as headers } from "#quotes/pages/unavailable.ts";

/** Before anything was searched for. */
export function loader(args: LoaderFunctionArgs) {
  return showTryAgainIfUnavailable(args, () => load(args));
}

async function load({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  return boardData(await boardOperations.search(params.token ?? "", ""), "board.search.title");
}

/** Searches. By a post, so that no name is in an address. */
export function action(args: ActionFunctionArgs) {
  return offerResendIfUnavailable(args, () => act(args));
}

async function act({ request, params, context }: ActionFunctionArgs) {
  const text = await readLine(request, "text");
  if (text.length > longestSearch) return data({ text, found: null }, { status: 422 });
  const found = await context.get(followUpServices).boardOperations.search(params.token ?? "", text);
  return data({ text, found }, { status: found === null ? 404 : 200 });
}

function SearchRoute() {
  const { view } = useLoaderData<typeof load>();
  const posted = useActionData<typeof act>();
  if (view === null) return <Gone />;
  const text = posted?.text ?? null;
  const tooLong = text !== null && text.length > longestSearch;
  return <SearchPage found={posted?.found ?? view} text={text === "" ? null : text} tooLong={tooLong} />;
}

export default withTryAgain(SearchRoute);

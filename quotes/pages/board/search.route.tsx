import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { type BoardFound, maxSearchLength } from "#quotes/board.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { BackLink } from "#quotes/pages/parts.tsx";
import { Board } from "./Board.tsx";
import { BoardTable } from "./BoardTable.tsx";
import { boardData } from "./board-data.ts";
import { readLine } from "./posted.server.ts";

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

/** What a search has found. `text`: null before anything was searched for. */
function SearchPage(props: { found: BoardFound; text: string | null; tooLong: boolean }) {
  const { t } = useLanguage();
  const { found, text } = props;
  const { rows, more } = found;
  const error = props.tooLong ? t("board.search.tooLong", { limit: maxSearchLength }) : undefined;
  const said = (entered: string) => {
    if (rows.length === 0) return t("board.search.none", { text: entered });
    if (more) return t("board.search.more", { count: rows.length, text: entered });
    return rows.length === 1
      ? t("board.search.found.one", { text: entered })
      : t("board.search.found", { count: rows.length, text: entered });
  };
  return (
    <Board frame={found} base="../" current={null} search={{ text: text ?? "", error }}>
      {text !== null && !props.tooLong && (
        <section aria-labelledby="found-title" className="mt-12">
          <h2 id="found-title" className="text-heading">
            <bdi>{said(text)}</bdi>
          </h2>
          {!found.complete && (
            <p className="mt-4 border-accent border-l-4 bg-raised px-6 py-4">
              {t("board.search.incomplete")}
            </p>
          )}
          {rows.length > 0 && <BoardTable label={t("board.search.title")} rows={rows} base="../" named />}
        </section>
      )}
      <BackLink>{t("board.search.back")}</BackLink>
    </Board>
  );
}

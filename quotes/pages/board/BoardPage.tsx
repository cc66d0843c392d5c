import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { type BoardSection, type BoardView, lastPage } from "#quotes/board.ts";
import { Board, Empty } from "./Board.tsx";
import { BoardTable } from "./BoardTable.tsx";
import { pathOfList } from "./paths.ts";

/** All that is open, or one page of one list. `base`: the way to the board's own address. */
export function BoardPage({ view, base }: { view: BoardView; base: string }) {
  const { t } = useLanguage();
  const { sections, page } = view;
  const filled = sections.filter(({ rows }) => rows.length > 0);
  return (
    <Board frame={view} base={base} current={page === null ? "open" : (sections[0]?.list ?? null)}>
      {filled.length === 0 && <Empty>{t(page === null ? "board.empty.open" : "board.empty.list")}</Empty>}
      {filled.map((section) => (
        <Section key={section.list} section={section} base={base} page={page} />
      ))}
    </Board>
  );
}

function Section({
  section: { list, rows, more },
  base,
  page,
}: {
  section: BoardSection;
  base: string;
  page: number | null;
}) {
  const { t } = useLanguage();
  const title = t(`board.list.${list}`);
  return (
    <section aria-labelledby={`${list}-title`} className="mt-12">
      <h2 id={`${list}-title`} className="text-heading">
        {title}
      </h2>
      <BoardTable label={title} rows={rows} base={base} />
      {page === null
        ? more && (
            <ButtonLink look="quiet" href={`${base}${pathOfList(list)}`} className="mt-6 w-full sm:w-auto">
              {t("board.section.all")}
            </ButtonLink>
          )
        : (page > 1 || more) && (
            <nav aria-label={t("board.pages.label")} className="mt-6 flex flex-wrap items-center gap-4">
              {page > 1 && (
                <ButtonLink look="quiet" icon="arrow-left" href={`${base}${pathOfList(list, page - 1)}`}>
                  {t("board.pages.previous")}
                </ButtonLink>
              )}
              {more && page < lastPage && (
                <ButtonLink look="quiet" href={`${base}${pathOfList(list, page + 1)}`}>
                  {t("board.pages.next")}
                </ButtonLink>
              )}
              <p className="tabular text-ink-2">{t("board.pages.page", { page })}</p>
              {more && page >= lastPage && <p className="text-ink-2">{t("board.pages.last")}</p>}
            </nav>
          )}
    </section>
  );
}

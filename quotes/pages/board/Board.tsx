import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { TextField } from "#app/ui/Field.tsx";
import { type BoardFrame, type BoardList, boardLists, openLists } from "#quotes/board.ts";
import { pathOfList } from "./paths.ts";
import { Tools } from "./Tools.tsx";
import { countText } from "./texts.ts";

type Current = BoardList | "open" | "visits" | null;

/** The frame of the board's pages: lists, search, and what can be done with all data. `current`: null for a page of none of the lists. */
export function Board(props: {
  frame: BoardFrame;
  base: string;
  current: Current;
  search?: { readonly text: string; readonly error: string | undefined };
  children: ReactNode;
}) {
  const { t } = useLanguage();
  const { base, frame } = props;
  return (
    <div className="wide pt-6 pb-24 lg:pt-8">
      <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1fr_minmax(24rem,36rem)]">
        <h1 className="text-title">{t("board.title")}</h1>
        <Search base={base} text={props.search?.text ?? ""} error={props.search?.error} />
      </div>
      <Lists {...props} />
      {props.children}
      <Tools base={base} hasBackup={frame.hasBackup} />
    </div>
  );
}

function Lists({ frame, base, current }: { frame: BoardFrame; base: string; current: Current }) {
  const { counts, maxCounted } = frame;
  const language = useLanguage();
  const { t } = language;
  const open = openLists.reduce((sum, list) => sum + counts[list], 0);
  const entries = [
    { key: "open", href: base, label: t("board.lists.open"), count: open },
    ...boardLists.map((list) => ({
      key: list,
      href: `${base}${pathOfList(list)}`,
      label: t(`board.list.${list}`),
      count: counts[list],
    })),
  ];
  return (
    <nav aria-label={t("board.lists.label")} className="mt-8 lg:mt-10">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-5 xl:flex xl:flex-wrap xl:gap-x-8 xl:border-line xl:border-b">
        {entries
          .filter(({ key, count }) => key !== "quarantined" || count > 0 || current === key)
          .map(({ key, href, label, count }) => (
            <Entry key={key} href={href} current={key === current}>
              <span>{label}</span>
              <span className="tabular whitespace-nowrap">{countText(count, maxCounted, language)}</span>
            </Entry>
          ))}
        <Entry href={`${base}visites/`} current={current === "visits"} className="xl:ml-auto">
          <span>{t("board.visits.title")}</span>
        </Entry>
      </ul>
    </nav>
  );
}

/** The lines below two entries of a row are level, although one's name takes two lines: each is as high as its row. */
function Entry(props: { href: string; current: boolean; className?: string; children: ReactNode }) {
  return (
    <li className={`grid ${props.className ?? ""}`}>
      <a
        href={props.href}
        aria-current={props.current ? "page" : undefined}
        className="xl:-mb-px flex min-h-11 items-baseline justify-between gap-3 border-line border-b py-2.5 text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink xl:border-b-2 xl:not-aria-[current]:border-transparent"
      >
        {props.children}
      </a>
    </li>
  );
}

/** What a page says that has nothing to list. */
export function Empty({ children }: { children: string }) {
  return <p className="mt-12 border-line border-y py-14 text-ink-2 text-lead">{children}</p>;
}

function Search({ base, text, error }: { base: string; text: string; error: string | undefined }) {
  const { t } = useLanguage();
  return (
    <search>
      <form
        method="post"
        action={`${base}recherche/`}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <TextField
          name="text"
          type="search"
          label={t("board.search.label")}
          hint={t("board.search.hint")}
          error={error}
          defaultValue={text}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className={buttonClass("quiet", "justify-center")}>
          {t("board.search.submit")}
        </button>
      </form>
    </search>
  );
}

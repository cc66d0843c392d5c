import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { BoardRow } from "#quotes/board.ts";
import { followUpStatuses } from "#quotes/history.ts";
import { ageText, amountText, deadlineText, depositText, receivedText, refundText } from "./texts.ts";

/**
 * Requests as a table; on a phone each is a card, and still a row: a table's own elements would be none any more in every
 * browser, and may not have the roles. Each opens by a post, so that the page has no link to it. `base`: the way to the
 * board's own address. `named`: the list of each is said too.
 */
export function BoardTable(props: {
  label: string;
  rows: readonly BoardRow[];
  base: string;
  named?: boolean;
}) {
  const { t } = useLanguage();
  const columns = ["deadline", "client", "number", "received", "amount"] as const;
  const table = { ...roles.table, "aria-label": props.label };
  return (
    <form method="post" action={props.base}>
      <div {...table} className="board-table">
        <div {...roles.rowgroup} className="board-head">
          <div {...roles.row}>
            {columns.map((column) => (
              <div key={column} {...roles.columnheader} data-column={column}>
                {t(column === "deadline" && props.named ? "board.column.list" : `board.column.${column}`)}
              </div>
            ))}
          </div>
        </div>
        <div {...roles.rowgroup} className="board-rows">
          {props.rows.map((row) => (
            <Row key={row.id} row={row} named={props.named === true} />
          ))}
        </div>
      </div>
    </form>
  );
}

/** The linter would have a table's elements. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

function Cell({ column, children }: { column: string; children: ReactNode }) {
  return (
    <div {...roles.cell} data-column={column}>
      {children}
    </div>
  );
}

function Row({ row, named }: { row: BoardRow; named: boolean }) {
  const language = useLanguage();
  const { t } = language;
  const deadline = deadlineText(row, language);
  const amount = amountText(row, language);
  const deposit = depositText(row, language);
  const status = followUpStatuses.find((each) => each === row.list);
  const title = row.company || row.name || t("board.open.unnamed");
  return (
    <div {...roles.row} data-overdue={row.overdue || row.refund?.overdue || undefined}>
      <Cell column="deadline">
        {named && (
          <span className="block">
            {t(status === undefined ? `board.list.${row.list}` : `request.followUpStatus.${status}`)}
          </span>
        )}
        {row.asked && <span className="block font-semibold">{t("board.deadline.question")}</span>}
        {row.refund !== null && (
          <span className={`block font-semibold ${row.refund.overdue ? "text-danger" : ""}`}>
            {refundText(row.refund, language)}
          </span>
        )}
        {deadline !== null ? (
          <span
            className={
              row.overdue
                ? "flex items-start gap-2 font-semibold text-danger"
                : named
                  ? "text-ink-2"
                  : undefined
            }
          >
            {row.overdue && <Icon name="alert" size={18} className="mt-0.75" />}
            <span>{deadline}</span>
          </span>
        ) : (
          !named && row.refund === null && <span className="sr-only">{t("board.deadline.none")}</span>
        )}
      </Cell>
      <Cell column="client">
        {/* A press anywhere in the row is one on this. */}
        <button
          type="submit"
          name="id"
          value={row.id}
          className="underlined text-start font-semibold after:absolute after:inset-0"
        >
          <bdi>{title}</bdi>
        </button>
        {row.company !== "" && (
          <span className="block text-ink-2">
            <bdi>{row.name}</bdi>
          </span>
        )}
      </Cell>
      <Cell column="number">
        {t(`board.kind.${row.kind}`)}
        {row.number !== null && (
          <span className="tabular block whitespace-nowrap text-ink-2">{row.number}</span>
        )}
        {row.orderNumber !== "" && <bdi className="tabular block text-ink-2">{row.orderNumber}</bdi>}
      </Cell>
      <Cell column="received">
        <span className="tabular">{receivedText(row, language)}</span>
        <span className="tabular block text-ink-2">{ageText(row, language)}</span>
      </Cell>
      <Cell column="amount">
        <span className="tabular">{amount}</span>
        {deposit !== null && <span className="tabular block text-ink-2">{deposit}</span>}
      </Cell>
    </div>
  );
}

import { isoTime } from "#app/domain/clock.ts";
import { addDays, addMonths, type Day } from "#app/domain/days.ts";
import { add } from "#app/domain/money.ts";
import { sumsOf } from "#app/domain/visit-report.ts";
import { type BoardRow, openLists } from "#quotes/board.ts";
import { endOfDay } from "#quotes/deadlines.ts";
import type { MonthFigures } from "#quotes/month-figures.ts";
import { type BoardStore, maxCounted, type OnUnreadable } from "#quotes/store/board.ts";
import type { CountStore } from "#quotes/store/counts.ts";
import { boardRow } from "./rows.ts";

/** The figures of a month, from what the board counts and lists. `now`: when what is overdue is looked for, in milliseconds. */
export async function monthFigures(
  store: Pick<BoardStore, "boardPage" | "acceptedQuotes"> & Pick<CountStore, "countTotals">,
  month: Day,
  now: number,
  onUnreadable: OnUnreadable,
): Promise<MonthFigures> {
  const last = addDays(addMonths(month, 1), -1);
  const totals = await store.countTotals({ min: month, max: last });
  const { visits, requests } = sumsOf(totals);
  const sent = totals.find(({ kind, key }) => kind === "quote" && key === "confirmed")?.total ?? 0;
  const accepted = await store.acceptedQuotes(
    { from: isoTime(endOfDay(addDays(month, -1)) + 1), to: isoTime(endOfDay(last)) },
    onUnreadable,
  );
  const rows: BoardRow[] = [];
  for (const list of openLists) {
    const { entries } = await store.boardPage(list, { offset: 0, limit: maxCounted }, onUnreadable);
    rows.push(...entries.map((entry) => boardRow(entry, now)));
  }
  const overdue = (list: "toAnswer" | "deposit") =>
    rows.filter((row) => row.list === list && row.overdue).length;
  return {
    month,
    visits,
    requests,
    sent,
    accepted: accepted.length,
    acceptedNet: add(...accepted.map(({ quote }) => quote.totals.once.net)),
    overdue: {
      answers: overdue("toAnswer"),
      deposits: overdue("deposit"),
      refunds: rows.filter(({ refund }) => refund?.overdue === true).length,
    },
  };
}

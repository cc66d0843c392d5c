import { type BoardList, boardLists, type VisitPeriod, visitPeriods } from "#quotes/board.ts";
import { boardListPaths, boardVisitPeriodPaths } from "#quotes/private-paths.ts";

/** The list that an address names. Every address of a list has one. */
export function listOfPath(path: string | undefined): BoardList {
  const list = boardLists.find((known) => boardListPaths[known] === path);
  if (list === undefined) throw new Error("This address has no list");
  return list;
}

/** Where a list is, from the board's own address. */
export const pathOfList = (list: BoardList, page = 1): string =>
  `${boardListPaths[list]}/${page === 1 ? "" : `${page}/`}`;

/** The period that an address of the visits names; the first without one. */
export function visitPeriodOfPath(path: string | undefined): VisitPeriod {
  const period = visitPeriods.find((known) => boardVisitPeriodPaths[known] === (path ?? ""));
  if (period === undefined) throw new Error("This address has no period");
  return period;
}

/** Where the visits of a period are, from the board's own address. */
export function pathOfVisits(period: VisitPeriod): string {
  const path = boardVisitPeriodPaths[period];
  return `visites/${path === "" ? "" : `${path}/`}`;
}

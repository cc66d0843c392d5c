import { type BoardList, boardLists } from "#quotes/board.ts";
import { boardListPaths } from "#quotes/private-paths.ts";

/** The list that an address names. Every address of a list has one. */
export function listOfPath(path: string | undefined): BoardList {
  const list = boardLists.find((known) => boardListPaths[known] === path);
  if (list === undefined) throw new Error("This address has no list");
  return list;
}

/** Where a list is, from the board's own address. */
export const pathOfList = (list: BoardList, page = 1): string =>
  `${boardListPaths[list]}/${page === 1 ? "" : `${page}/`}`;

import { type BoardResult, requests } from "../board.ts";
import { arrivalsPerMinute, pauseSeconds, users } from "../board-use.ts";
import { fixed, table } from "../figures.ts";
import { type Goal, unexplained } from "./goals.ts";

/** In milliseconds. */
const limit = 50;
const stored = requests.toLocaleString("en");

export function boardText(result: BoardResult): string {
  return [
    "## The board",
    "",
    `What the board's pages ask of the store with ${stored} requests in it, p95 in ms. After an upgrade every request is made`,
    "searchable once, in the background; a search does not wait for that. Made by `npm run bench -- board`.",
    "",
    table(
      ["database", "a list", "all counts", "a search", "a search meanwhile", "indexing, s"],
      result.map(({ database, lists, counts, search, firstSearch, indexing }) => [
        database,
        ...[lists, counts, search, firstSearch, indexing].map((figure) => fixed(figure, 1)),
      ]),
    ),
    "",
    `The board's pages over HTTP while ${users} people open one every ${pauseSeconds} seconds each, p95 in ms: nothing else happens; ${arrivalsPerMinute} requests a`,
    "minute arrive; they arrive while `npm run leads` backs up (SQLite), purges and erases, one after the other.",
    "",
    table(
      ["database", "quiet", "requests arrive", "beside commands", "the longest"],
      result.map(({ database, use: { quiet, arriving, beside, longest } }) => [
        database,
        ...[quiet, arriving, beside, longest].map((figure) => fixed(figure, 1)),
      ]),
    ),
  ].join("\n");
}

export function boardGoals(result: BoardResult): readonly Goal[] {
  return result.map(({ database, lists, counts, search, use }) => {
    const slowest = Math.max(lists, counts, search, use.quiet, use.arriving);
    return {
      what: `A list, the counts, a search or a page of the board with ${stored} requests in ${database}, p95`,
      limit: `${limit} ms`,
      found: `${fixed(slowest, 1)} ms`,
      met: slowest <= limit,
      reason: unexplained,
    };
  });
}

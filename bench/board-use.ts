/** Measures how long eight people of the agency wait for the board's pages, over HTTP, with as many requests in the store as `board.ts` has made. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { systemClock } from "../app/domain/clock.ts";
import { boardPath } from "../quotes/addresses.ts";
import { createLinks } from "../quotes/links.ts";
import { boardListPaths } from "../quotes/private-paths.ts";
import type { Store } from "../quotes/store/store.ts";
import { sendForm } from "./crowds.ts";
import { quantile } from "./figures.ts";
import { root, startSite, temporaryFolder } from "./serving.ts";

export const users = 8;
export const pauseSeconds = 3;
export const arrivalsPerMinute = 200;
const seconds = 60;

/** p95 in milliseconds, of all pages. */
export type BoardUse = {
  readonly quiet: number;
  /** While requests arrive. */
  readonly arriving: number;
  /** While requests arrive and the commands run, one after the other. */
  readonly beside: number;
  readonly longest: number;
};

const run = promisify(execFile);

/** The path of a new link to the board. */
export async function boardPathIn(store: Store): Promise<string> {
  const links = createLinks({ store, clock: systemClock, environment: { siteUrl: "" } });
  const path = await links.forBoard("fr-fr", { limits: [], replacing: false });
  if (path === null) throw new Error(`No link to ${boardPath("")}`);
  return path;
}

/** What a user opens, in turns: the open requests with all counts, a search, and the lists. */
function ask(origin: string, board: string, turn: number): Promise<Response> {
  const lists = Object.values(boardListPaths);
  if (turn % 3 === 0) return fetch(`${origin}${board}`);
  if (turn % 3 === 2) return fetch(`${origin}${board}${lists[turn % lists.length]}/`);
  const body = new URLSearchParams({ text: `zoe${turn} rhum` });
  return fetch(`${origin}${board}recherche/`, { method: "POST", body, headers: { Origin: origin } });
}

let runs = 0;

/** The durations of what all users open until `ended`, in milliseconds. */
async function use(origin: string, board: string, isArriving: boolean, ended: () => boolean) {
  const times: number[] = [];
  runs += 1;
  const run = runs;
  const user = async (number: number) => {
    await sleep((number * pauseSeconds * 1000) / users);
    for (let turn = number; !ended(); turn += 1) {
      const started = performance.now();
      const answer = await ask(origin, board, turn);
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (!answer.ok) throw new Error(`The board answered ${answer.status}`);
      await sleep(pauseSeconds * 1000);
    }
  };
  const sender = async () => {
    for (let index = 0; isArriving && !ended(); index += 1) {
      const { status } = await sendForm(origin, index, run);
      if (status !== 303) throw new Error(`A request was answered with ${status}`);
      await sleep(60_000 / arrivalsPerMinute);
    }
  };
  await Promise.all([sender(), ...Array.from({ length: users }, (_, number) => user(number))]);
  return times;
}

/** `settings`: of the server, with where the requests are. `commands`: of `npm run leads`; FILE is a new file. */
export async function measureBoardUse(
  settings: Readonly<Record<string, string>>,
  board: string,
  commands: readonly string[],
): Promise<BoardUse> {
  const { origin, stop } = await startSite({ ...settings, TRUST_PROXY: "127.0.0.1", ACCESS_LOG: "none" });
  const afterSeconds = () => {
    const end = performance.now() + seconds * 1000;
    return () => performance.now() > end;
  };
  let areDone = false;
  const inTurn = async () => {
    const { PATH = "" } = process.env;
    const env = { PATH, NODE_ENV: "production", ...settings };
    for (const command of commands) {
      const file = join(temporaryFolder(), "backup.sqlite");
      const args = command.replace("FILE", file).split(" ");
      await run(process.execPath, ["server/cli/main.ts", ...args], { cwd: root, env });
    }
    areDone = true;
  };
  await use(origin, board, true, afterSeconds());
  const quiet = await use(origin, board, false, afterSeconds());
  const arriving = await use(origin, board, true, afterSeconds());
  const [beside] = await Promise.all([use(origin, board, true, () => areDone), inTurn()]);
  await stop();
  return {
    quiet: quantile(quiet, 0.95),
    arriving: quantile(arriving, 0.95),
    beside: quantile(beside, 0.95),
    longest: Math.max(...quiet, ...arriving, ...beside),
  };
}

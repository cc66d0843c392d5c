/** Writes `docs/performance.md`: the results, the machine, and whether each target is met. */
import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import type { BoardResult } from "../board.ts";
import type { BuildResult } from "../build-time.ts";
import type { CountingResult } from "../counting.ts";
import type { CrowdsResult } from "../crowds.ts";
import { fixed } from "../figures.ts";
import type { InteractionsResult } from "../interactions.ts";
import type { LoadResult } from "../load.ts";
import type { NavigationResult } from "../navigation.ts";
import type { PagesResult } from "../pages.ts";
import { boardGoals, boardText } from "./board.ts";
import { buildGoals, buildText } from "./build.ts";
import { countingGoals, countingText } from "./counting.ts";
import { crowdGoals, crowdText } from "./crowd.ts";
import { goalsTable, reasonsText } from "./goals.ts";
import { interactionsGoals, interactionsText } from "./interactions.ts";
import { loadGoals, loadText } from "./load.ts";
import { navigationGoals, navigationText } from "./navigation.ts";
import { pagesGoals, pagesText } from "./pages.ts";

export type Results = {
  readonly pages: PagesResult;
  readonly navigation: NavigationResult;
  readonly interactions: InteractionsResult;
  readonly load: LoadResult;
  readonly counting: CountingResult;
  readonly crowd: CrowdsResult;
  readonly board: BoardResult;
  readonly build: BuildResult;
};
export type SectionName = keyof Results;
export const sectionNames = [
  "pages",
  "navigation",
  "interactions",
  "load",
  "counting",
  "crowd",
  "board",
  "build",
] as const satisfies readonly SectionName[];

/** A section with the day of its measurement and its duration in minutes. */
type Measured<Name extends SectionName> = {
  readonly result: Results[Name];
  readonly on: string;
  readonly minutes: number;
};
export type Sections = { readonly [Name in SectionName]?: Measured<Name> };

function machine(chromium: string): string {
  const version =
    execFileSync(chromium, ["--version"], { encoding: "utf8", stdio: "pipe" }).match(/[\d.]+/)?.[0] ?? "?";
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1e9);
  return `${cpus().length} cores (${processor?.model.trim()}), ${memory} GB, ${process.platform}; Node ${process.version.slice(1)}, Chromium ${version}`;
}

/** The whole text, without sections that were not measured. */
export function report(
  { pages, navigation, interactions, load, counting, crowd, board, build }: Sections,
  chromium: string,
): string {
  const goals = [
    ...(pages ? pagesGoals(pages.result) : []),
    ...(navigation ? navigationGoals(navigation.result) : []),
    ...(interactions ? interactionsGoals(interactions.result) : []),
    ...(load ? loadGoals(load.result) : []),
    ...(counting ? countingGoals(counting.result) : []),
    ...(crowd ? crowdGoals(crowd.result) : []),
    ...(board ? boardGoals(board.result) : []),
    ...(build ? buildGoals(build.result) : []),
  ];
  const days = Object.entries({
    pages,
    navigation,
    interactions,
    load,
    counting,
    crowd,
    board,
    build,
  }).flatMap(([name, section]) =>
    section === undefined ? [] : [`${name} ${section.on} (${fixed(section.minutes, 1)} min)`],
  );
  return `${[
    "# Performance",
    "",
    "Written by `npm run bench`, not by hand: one run on one machine, in which the site and a peer take turns. Times of",
    "another machine or another day do not compare; bytes are tests (`e2e/bytes.phone.spec.ts`).",
    "",
    `Machine: ${machine(chromium)}.`,
    `Measured: ${days.join(", ")}.`,
    ...(goals.length > 0 ? ["", "## Targets", "", goalsTable(goals), ...reasonsText(goals)] : []),
    ...[
      pages && pagesText(pages.result),
      navigation && navigationText(navigation.result),
      interactions && interactionsText(interactions.result),
      load && loadText(load.result),
      counting && countingText(counting.result),
      crowd && crowdText(crowd.result),
      board && boardText(board.result),
      build && buildText(build.result),
    ].flatMap((text) => (text === undefined ? [] : ["", text])),
  ].join("\n")}\n`;
}

/** The targets of the benchmark, and whether each is met. */
import { table } from "../figures.ts";

/** One target. `reason`: why it is not met. */
export type Goal = {
  readonly what: string;
  readonly limit: string;
  readonly found: string;
  readonly met: boolean;
  readonly reason: string;
};

/** The reason if no known limit explains it. */
export const unexplained = "It was met when this was written: find what has changed since.";

export function goalsTable(goals: readonly Goal[]): string {
  return table(
    ["what", "limit", "found", "met"],
    goals.map(({ what, limit, found, met }) => [what, limit, found, met ? "yes" : "no"]),
  );
}

/** For each target that is not met, the reason. */
export function reasonsText(goals: readonly Goal[]): readonly string[] {
  const missed = new Map<string, string[]>();
  for (const { what, met, reason } of goals)
    if (!met) missed.set(reason, [...(missed.get(reason) ?? []), what]);
  return [...missed].flatMap(([reason, numbers]) => ["", `- **${numbers.join("; ")}.** ${reason}`]);
}

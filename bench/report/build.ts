import type { BuildResult } from "../build-time.ts";
import { fixed, ratio, table, whole } from "../figures.ts";
import { type Goal, unexplained } from "./goals.ts";

export function buildText({ projects, cold, warm, growth }: BuildResult): string {
  return [
    "## Build",
    "",
    `With the site's ${projects} case studies: ${fixed(cold, 1)} s without the caches of an earlier build,`,
    `${fixed(warm, 1)} s with the pictures kept. With copies of case studies, each with pictures of its own: the build`,
    "that sees them first makes their pictures, the next one only their pages.",
    "",
    table(
      ["more case studies", "new", "first build, s", "next build, s", "s for a new one", "s for a kept one"],
      growth.map(({ copies, fresh, first, next }) => [
        whole(copies),
        whole(fresh),
        fixed(first, 1),
        fixed(next, 1),
        fixed((first - next) / fresh, 2),
        fixed((next - warm) / copies, 3),
      ]),
    ),
  ].join("\n");
}

/** Linear: in the last build a case study takes at most a tenth longer than in the first. */
export function buildGoals({ warm, growth }: BuildResult): readonly Goal[] {
  const costs = growth.map(
    ({ fresh, first, next, copies }) => (first - next) / fresh + (next - warm) / copies,
  );
  const [few = 0, many = 0] = [costs[0], costs.at(-1)];
  return [
    {
      what: `Seconds for one more case study, with ${growth.at(-1)?.copies} against with ${growth[0]?.copies}`,
      limit: "linear: 1.1 ×",
      found: `${fixed(many, 2)} s against ${fixed(few, 2)} s, ${ratio(many, few)}`,
      met: many <= 1.1 * few,
      reason: unexplained,
    },
  ];
}

import { table, whole } from "../figures.ts";
import { type InteractionsResult, slowdown } from "../interactions.ts";
import type { Goal } from "./goals.ts";

/** In milliseconds. */
const limit = 100;
const reason =
  "Another pack is another state for each of the options, and an option is one for all that it brings or replaces: the browser computes their styles again before it paints.";

export function interactionsText({ rounds, options, controls }: InteractionsResult): string {
  return [
    "## Interactions",
    "",
    `From a press or a key to the next paint on the pricing page, the processor slowed down ${slowdown} times, on a`,
    `phone's screen, with all ${options} options selected that one pack allows and every category unfolded. Medians of`,
    `${rounds} rounds, in ms. Browsers report steps of 8, and nothing under 16.`,
    "",
    table(
      ["control", "ms"],
      controls.map(({ control, milliseconds }) => [
        control,
        milliseconds <= 16 ? "≤ 16" : whole(milliseconds),
      ]),
    ),
  ].join("\n");
}

export function interactionsGoals({ controls }: InteractionsResult): readonly Goal[] {
  const slowest = controls.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  return [
    {
      what: `Next paint after any control of the configurator (slowest: ${slowest.control})`,
      limit: `${limit} ms`,
      found: `${whole(slowest.milliseconds)} ms`,
      met: slowest.milliseconds <= limit,
      reason,
    },
  ];
}

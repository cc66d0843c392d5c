import { fixed, table, whole } from "../figures.ts";
import { type InteractionsResult, slowdown } from "../interactions.ts";
import type { Goal } from "./goals.ts";

/** From which a response no longer feels immediate, in milliseconds. */
const limit = 100;
const reason =
  "Another pack is another state for each of the options, and an option is one for all that it brings or replaces: the browser computes their styles again before it paints. A dialog makes the rest of the page inert, and back: of each of its elements too.";

export function interactionsText({ rounds, options, bare, controls }: InteractionsResult): string {
  return [
    "## Interactions",
    "",
    `From a press or a key to the next paint on the pricing page, the processor slowed down ${slowdown} times, on a`,
    `phone's screen, with all ${options} options selected that one pack allows. Medians of ${rounds} rounds, in ms (in steps`,
    "of 8; what is under 16 counts as 16), and against a bare checkbox on an otherwise empty page.",
    "",
    table(
      ["control", "ms", "bare checkbox"],
      [
        ["bare checkbox", whole(bare), "1.0 ×"],
        ...controls.map(({ control, milliseconds }) => [
          control,
          whole(milliseconds),
          `${fixed(milliseconds / bare, 1)} ×`,
        ]),
      ],
    ),
  ].join("\n");
}

export function interactionsGoals({ bare, controls }: InteractionsResult): readonly Goal[] {
  const slowest = controls.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  return [
    {
      what: `Next paint after any control of the configurator, a bare checkbox's being ${whole(bare)} ms (slowest: ${slowest.control})`,
      limit: `${limit} ms`,
      found: `${whole(slowest.milliseconds)} ms`,
      met: slowest.milliseconds <= limit,
      reason,
    },
  ];
}

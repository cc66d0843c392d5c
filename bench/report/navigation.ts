import { table, whole } from "../figures.ts";
import { type NavigationResult, network, slowdown } from "../navigation.ts";
import type { Goal } from "./goals.ts";

export function navigationText({ rounds, figures }: NavigationResult): string {
  return [
    "## Navigation",
    "",
    `From the press of a link to the next page's first paint, the processor slowed down ${slowdown} times, on a network with`,
    `${network.latencyMs} ms of latency. Medians of ${rounds} rounds, in ms; prefetched: the pointer rested on the link before.`,
    "",
    table(
      ["from, to", "cold", "prefetched"],
      figures.map(({ name, cold, prefetched }) => [name, whole(cold), whole(prefetched)]),
    ),
  ].join("\n");
}

export function navigationGoals({ figures: [ours, peer] }: NavigationResult): readonly Goal[] {
  if (ours === undefined || peer === undefined) return [];
  return (["cold", "prefetched"] as const).map((kind) => ({
    what: `From a press to the next page's first paint, ${kind}, against AstroWind`,
    limit: `${whole(peer[kind])} ms`,
    found: `${whole(ours[kind])} ms`,
    met: ours[kind] <= peer[kind],
    reason:
      "Ours is a new document, with its scripts and styles evaluated again; the peer's client router changes the page in place.",
  }));
}

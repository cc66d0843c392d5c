import { contours } from "#app/ui/quote-relief/contours.ts";
import { columns, type DrawnSelection, rows, terrainHeights } from "./terrain.ts";

/** The size of the drawing, which no line leaves. */
export const reliefBox = { width: 960, height: 600 } as const;

/** Depths of the lines around the island. */
const depths = [-0.1, -0.067, -0.034];
/** Layers until a term is chosen. */
const layersWithoutTerm = 6;
/** More lines than these would be one surface. No catalogue has so long a term. */
const maxLayers = 48;
/** How far the sea's corner is from the corner of the box. */
const margin = { side: 12, top: 190, bottom: 10 } as const;
/** The height of a summit of 1. */
const highest = 420;

export type QuoteRelief = {
  readonly sea: readonly string[];
  /** From the coast to the summit. Each layer is on the ones before it, and hides what is behind it. */
  readonly land: readonly string[];
};

/**
 * A quote drawn as the model of an island, seen from the south: the kind of project bends its coast, the pack is its massif,
 * each option a ridge at a place of its own, and each month of the payments a layer. Path data, which follow from the codes
 * alone: a quote has the same drawing everywhere, whatever the catalogue has become.
 */
export function quoteRelief(selection: DrawnSelection): QuoteRelief {
  const heights = terrainHeights(selection);
  const months = Math.floor(Number(selection.paymentMonths));
  const layers = months > 0 ? Math.min(months, maxLayers) : layersWithoutTerm;

  let summit = 0;
  let lift = highest;
  const rowAt = (row: number) => margin.top + (row / rows) * (reliefBox.height - margin.top - margin.bottom);
  heights.forEach((height, at) => {
    summit = Math.max(summit, height);
    // What is far away reaches the upper edge first.
    if (height > 0) lift = Math.min(lift, (rowAt(Math.floor(at / (columns + 1))) - margin.side) / height);
  });
  const project = (column: number, row: number, height: number) =>
    [
      margin.side + (column / columns) * (reliefBox.width - 2 * margin.side),
      rowAt(row) - Math.max(0, height) * lift,
    ] as const;
  return {
    sea: contours(heights, depths, project),
    land: contours(
      heights,
      Array.from({ length: layers }, (_, layer) => (summit * layer) / (layers + 0.5)),
      project,
    ),
  };
}

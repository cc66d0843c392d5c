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
/** How far the sea's corners are from those of the box. */
const marginSide = 12;
const marginTop = 190;
const marginBottom = 10;
/** The height of a summit of 1. */
const highest = 420;

export type QuoteRelief = {
  readonly sea: readonly string[];
  /** From the coast to the summit. Each layer is on the ones before it, and hides what is behind it. */
  readonly land: readonly string[];
};

/** How the points of a terrain are placed in the drawing, how many layers it has, and how high each of them is. */
export function projectionOf(heights: Float64Array, { paymentMonths }: DrawnSelection) {
  const months = Math.floor(Number(paymentMonths));
  const layers = months > 0 ? Math.min(months, maxLayers) : layersWithoutTerm;
  let summit = 0;
  let lift = highest;
  const rowAt = (row: number) => marginTop + (row / rows) * (reliefBox.height - marginTop - marginBottom);
  heights.forEach((height, at) => {
    summit = Math.max(summit, height);
    // What is far away reaches the upper edge first.
    if (height > 0) lift = Math.min(lift, (rowAt(Math.floor(at / (columns + 1))) - marginSide) / height);
  });
  const project = (column: number, row: number, height: number) =>
    [
      marginSide + (column / columns) * (reliefBox.width - 2 * marginSide),
      rowAt(row) - Math.max(0, height) * lift,
    ] as const;
  return [project, layers, summit / (layers + 0.5)] as const;
}

/**
 * A quote drawn as the model of an island, seen from the south: the kind of project bends its coast, the pack is its massif,
 * each option a ridge at a place of its own, and each month of the payments a layer. Path data, which follow from the codes
 * alone: a quote has the same drawing everywhere, whatever the catalogue has become.
 */
export function quoteRelief(selection: DrawnSelection): QuoteRelief {
  const heights = terrainHeights(selection);
  const [project, layers, layer] = projectionOf(heights, selection);
  return {
    sea: contours(heights, depths, project),
    land: contours(
      heights,
      Array.from({ length: layers }, (_, below) => layer * below),
      project,
    ),
  };
}

// Written by studio/art/coverage.mjs from content/place.ts: do not edit by hand.
// Projection: Mercator (sphere), north up. The inset has a scale of its own.
import type { CoverageDrawing } from "#app/domain/place.ts";
import type { Territory } from "../place.ts";

/** Null: the contact page lists the territories, and draws none. */
export const coverageMap: CoverageDrawing<Territory> | null = {
  size: [360, 540],
  city: { x: 196.6, y: 287.7 },
  rim: { x: 78.5, y: 343.3 },
  labels: {
    martinique: { x: 217.5, y: 282.2, align: "start" },
    guadeloupe: { x: 194.3, y: 173.3, align: "start" },
    "french-guiana": { x: 246, y: 440, align: "start" },
    dominica: { x: 189.4, y: 229.7, align: "start" },
    "saint-lucia": { x: 214.7, y: 341, align: "start" },
    "saint-martin": { x: 67.6, y: 34.8, align: "start" },
  },
  scaleBar: 65.4,
  meridians: [
    { degree: -63, at: 60.5 },
    { degree: -62, at: 130.9 },
    { degree: -61, at: 201.3 },
    { degree: -60, at: 271.7 },
    { degree: -59, at: 342.1 },
  ],
  parallels: [
    { degree: 12, at: 476.1 },
    { degree: 13, at: 404 },
    { degree: 14, at: 331.6 },
    { degree: 15, at: 258.8 },
    { degree: 16, at: 185.8 },
    { degree: 17, at: 112.4 },
    { degree: 18, at: 38.5 },
  ],
  inset: {
    territory: "french-guiana",
    frame: { x: 236, y: 424, width: 112, height: 104 },
    towards: { x: 285.4, y: 383.4 },
    arrival: { x: 323.1, y: 424 },
    distanceMetres: 1440000,
    scaleBar: 11.7,
  },
};

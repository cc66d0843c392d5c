// Written by studio/art/coverage.mjs: do not edit by hand.
// Projection: Mercator (sphere), north up. The inset of French Guiana has a scale of its own.

/** Great-circle distance from Fort-de-France to Cayenne, in metres, rounded to ten kilometres. */
export const cayenneDistanceMetres = 1_440_000;

export const coverage = {
  size: [360, 540],
  city: { x: 196.6, y: 287.7 },
  rim: { x: 78.5, y: 343.3 },
  towards: { x: 282, y: 386.4 },
  arrival: { x: 314.5, y: 424 },
  inset: { x: 236, y: 424, width: 112, height: 104 },
  labels: {
    "saint-martin": { x: 67.6, y: 34.8, align: "start" },
    guadeloupe: { x: 194.3, y: 173.3, align: "start" },
    dominica: { x: 189.4, y: 229.7, align: "start" },
    martinique: { x: 217.5, y: 282.2, align: "start" },
    "saint-lucia": { x: 214.7, y: 341, align: "start" },
    "french-guiana": { x: 246, y: 440, align: "start" },
  },
  scaleBar: 65,
  insetScaleBar: 11.7,
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
} as const;

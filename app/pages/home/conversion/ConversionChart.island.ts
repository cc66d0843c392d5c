import type { IslandDescription } from "#app/islands/description.ts";

export const conversionChartIsland = {
  name: "conversion-chart",
  words: ["home.chart."],
} satisfies IslandDescription;

import type { Service } from "#app/content/services.ts";
import type { PageDrawing } from "#app/ui/contours/Contours.tsx";

/** The drawing of each service: that of the page it leads to. */
const drawings: Readonly<Record<string, PageDrawing>> = {
  website: "showcase",
  ecommerce: "ecommerce",
  booking: "reservation",
  maintenance: "maintenance",
  assistance: "assistance",
  seo: "seo",
  optimisation: "optimisation",
};

export const drawingOf = (id: Service["id"]): PageDrawing => drawings[id] ?? "summit";

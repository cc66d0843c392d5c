import { quoteRelief, reliefBox } from "#app/ui/quote-relief/quote-relief.ts";
import type { DrawnSelection } from "#app/ui/quote-relief/terrain.ts";
import type { Sheet } from "./sheet.ts";
import { colour, contours, page } from "./theme.ts";

/** How wide it is at most, and where it ends, in points: above a subject of several lines. */
const widest = 262;
const lowest = 162;

/**
 * The drawing in the first page's upper right corner: what was configured, beside a title that ends at `titleEnd`, or a
 * summit.
 */
export function drawRelief(sheet: Sheet, selection: DrawnSelection | null, titleEnd: number): void {
  sheet.ornament((pdf) => {
    if (selection === null) {
      pdf.translate(338, -142).scale(0.425);
      for (const { path, heavy } of contours)
        pdf
          .path(path)
          .lineWidth(heavy ? 2 : 1)
          .stroke(colour.contours);
      return;
    }
    const { sea, land } = quoteRelief(selection);
    const scale = Math.min(widest, page.width - titleEnd) / reliefBox.width;
    pdf
      .translate(page.width - reliefBox.width * scale, lowest - reliefBox.height * scale)
      .scale(scale)
      .lineJoin("round");
    for (const path of sea) pdf.path(path).lineWidth(1.8).stroke(colour.contours);
    // Each layer covers what is behind it. Each full year of payments is heavier, as the coast is.
    land.forEach((path, layer) => {
      const isSummit = layer === land.length - 1;
      pdf
        .path(path)
        .lineWidth(layer % 12 === 0 || isSummit ? 3.4 : 1.8)
        .fillAndStroke(colour.paper, isSummit ? colour.accent : colour.layer);
    });
  });
}

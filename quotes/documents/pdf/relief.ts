import { labelRow, peaksOf } from "#app/ui/quote-relief/peaks.ts";
import { quoteRelief, reliefBox } from "#app/ui/quote-relief/quote-relief.ts";
import type { NamedRelief } from "#quotes/facts/relief.ts";
import type { Sheet } from "./sheet.ts";
import { colour, contours, page, style } from "./theme.ts";

/** How wide it is at most, and where it begins and ends, in points: above a subject of several lines. */
const widest = 262;
const [highest, lowest] = [24, 162];

/** How far to the east a number may stand, in units of the drawing, which goes on into the page's margin. */
const labelEnd = 640;

/**
 * The drawing in the first page's upper right corner: what is quoted, with a number at each peak, beside a title that ends at
 * `titleEnd`; or a summit. `flag`: of what is accepted. The numbers are explained in the text, so that all of it is an ornament.
 */
export function drawRelief(
  sheet: Sheet,
  relief: NamedRelief | null,
  { titleEnd, flag }: { readonly titleEnd: number; readonly flag: boolean },
): void {
  sheet.ornament((pdf) => {
    if (relief === null) {
      pdf.translate(338, -142).scale(0.425);
      for (const { path, heavy } of contours)
        pdf
          .path(path)
          .lineWidth(heavy ? 2 : 1)
          .stroke(colour.contours);
      return;
    }
    const { sea, land } = quoteRelief(relief.selection);
    const { peaks, rows, summit } = peaksOf(relief.selection, labelEnd);
    const scale = Math.min(
      Math.min(widest, page.width - titleEnd) / reliefBox.width,
      (lowest - highest) / (reliefBox.height + rows * labelRow),
    );
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
    for (const { x, y, label } of peaks)
      pdf
        .moveTo(label.x, label.y + labelRow / 2)
        .lineTo(x, y)
        .lineWidth(1.8)
        .stroke(colour.quiet);
    for (const { x, y } of peaks) pdf.circle(x, y, 6).fill(colour.ink);
    if (flag)
      pdf
        .path(`M${summit.x} ${summit.y}v-64l46 15l-46 15`)
        .lineWidth(4)
        .fillAndStroke(colour.accent, colour.accent);
    // As large as the smallest text of the page, whatever the scale.
    const size = style.footer.size / scale;
    pdf.font(style.strong.font).fontSize(size).fillColor(colour.ink);
    for (const { number, label } of peaks) {
      const text = String(number);
      pdf.text(text, label.x - pdf.widthOfString(text) / 2, label.y - size * 0.4, { lineBreak: false });
    }
  });
}

import { easeInOut, easeOut, presence, progress } from "../lib/ease.mjs";
import { mix, palette } from "../lib/palette.mjs";
import { drawLines, text } from "../lib/type.mjs";
import { words } from "./words.mjs";

/** A scale of months; the delivery time is in the accent colour. */
export function months(ctx, t, scene) {
  const { start, end, from, to, count, y, x = 72, width = 1136 } = scene;
  const unit = width / count;
  const shown = presence(t, start, end, 0.4, 0.5);
  const ruled = easeInOut(progress(t, start + 0.1, 1)) * shown;
  ctx.fillStyle = mix(palette.canvas, palette.ink, 0.4);
  ctx.fillRect(x, y - 0.75, width * ruled, 1.5);
  for (let n = 0; n <= count; n++) {
    const tick = easeOut(progress(t, start + 0.2 + (n / count) * 0.7, 0.5)) * shown;
    ctx.fillStyle = mix(palette.canvas, palette.ink, n % 1 ? 0.3 : 0.6);
    ctx.fillRect(x + n * unit - 0.75, y - 16 * tick, 1.5, 16 * tick);
    if (n === 0) continue;
    drawLines(ctx, t, {
      start: start + 0.3 + (n / count) * 0.7,
      end,
      lines: [String(n)],
      x: x + n * unit,
      y: y + 48,
      size: 30,
      family: text,
      weight: 500,
      align: "right",
      color: n >= from && n <= to ? palette.ink : palette.secondary,
    });
  }
  const lead = easeInOut(progress(t, start + 0.6, 0.9)) * shown;
  ctx.fillStyle = palette.ink;
  ctx.fillRect(x, y - 3, from * unit * lead, 6);
  const window = easeInOut(progress(t, start + 1.3, 0.9)) * shown;
  ctx.fillStyle = palette.accent;
  ctx.fillRect(x + from * unit, y - 13, (to - from) * unit * window, 26);
  words(ctx, t, scene);
}

import { easeOut, presence, progress } from "../lib/ease.mjs";
import { mix, palette } from "../lib/palette.mjs";
import { drawLines, text } from "../lib/type.mjs";
import { words } from "./words.mjs";

/** Each plan as a number and as that many dots: 2, 10 and 100. */
export function tiers(ctx, t, scene) {
  const { start, end, plans, x, y, gap, pitch = 23 } = scene;
  const shown = presence(t, start, end, 0.3, 0.5);
  plans.forEach(({ name, count, at, accent }, column) => {
    const left = x + column * gap;
    drawLines(ctx, t, { start: start + at, end, lines: [String(count)], x: left, y, size: 150 });
    drawLines(ctx, t, {
      start: start + at + 0.1,
      end,
      lines: [name],
      x: left + 5,
      y: y + 56,
      size: 36,
      family: text,
      weight: 500,
      color: palette.secondary,
    });
    for (let i = 0; i < count; i++) {
      const grow =
        easeOut(progress(t, start + at + 0.4 + (i / count) * Math.min(1, count * 0.12), 0.5)) * shown;
      if (grow < 0.02) continue;
      ctx.fillStyle = mix(palette.canvas, accent ? palette.accent : palette.ink, shown);
      ctx.beginPath();
      ctx.arc(left + 12 + (i % 10) * pitch, y + 110 + Math.floor(i / 10) * pitch, 7 * grow, 0, 2 * Math.PI);
      ctx.fill();
    }
  });
  words(ctx, t, scene);
}

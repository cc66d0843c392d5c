import { easeInOut, easeOut, presence, progress } from "../lib/ease.mjs";
import { hash } from "../lib/geo.mjs";
import { mix, palette } from "../lib/palette.mjs";
import { words } from "./words.mjs";

function page(ctx, x, y, { width, height, lines, seed, tick }, drawn, shown) {
  ctx.strokeStyle = mix(palette.canvas, palette.ink, 0.55 * shown);
  ctx.lineWidth = 1.5;
  ctx.strokeRect(x, y + height * (1 - drawn), width, height * drawn);
  const pad = width * 0.16;
  for (let n = 0; n < lines; n++) {
    const write = easeInOut(progress(drawn, 0.3 + (n / lines) * 0.5, 0.2));
    const length = (width - 2 * pad) * (0.55 + 0.45 * hash(seed + n)) * write;
    ctx.fillStyle =
      n === 0 ? mix(palette.canvas, palette.accent, shown) : mix(palette.canvas, palette.ink, 0.6 * shown);
    ctx.fillRect(x + pad, y + pad + n * ((height - 2 * pad) / lines), length, n === 0 ? 6 : 3);
  }
  if (!tick) return;
  const mark = easeOut(progress(drawn, 0.75, 0.25)) * shown;
  ctx.fillStyle = mix(palette.canvas, palette.accent, mark);
  ctx.fillRect(x, y + height + 12, width * mark, 5);
}

/** Rows of pages: some are written line by line, others are checked off. */
export function pages(ctx, t, scene) {
  const { start, end } = scene;
  const shown = presence(t, start, end, 0.3, 0.5);
  ctx.save();
  for (const { at, count, x, y, gap, every, ...shape } of scene.rows) {
    for (let i = 0; i < count; i++) {
      const drawn = progress(t, start + at + i * every, 1.2);
      if (drawn > 0) page(ctx, x + i * gap, y, { ...shape, seed: i * 7 + y }, easeOut(drawn), shown);
    }
  }
  ctx.restore();
  words(ctx, t, scene);
}

import { easeInOut, presence, progress } from "../lib/ease.mjs";
import { hash } from "../lib/geo.mjs";
import { mix, palette } from "../lib/palette.mjs";
import { figure } from "./words.mjs";

const columns = 10;
const rows = 5;
const across = 62;
const down = 84;

/** A small hill for each product: three nested isolines. */
function hill(ctx, cx, cy, seed, part) {
  for (let ring = 0; ring < 3; ring++) {
    const radius = 24 - ring * 8;
    const steps = 40;
    ctx.beginPath();
    for (let i = 0; i <= steps * part; i++) {
      const turn = (i / steps) * 2 * Math.PI;
      const swell = 1 + 0.2 * Math.sin(2 * turn + seed * 19) + 0.12 * Math.sin(3 * turn + seed * 43);
      ctx.lineTo(cx + radius * swell * Math.cos(turn), cy + radius * swell * Math.sin(turn));
    }
    if (part >= 1) ctx.closePath();
    ctx.stroke();
  }
}

/** Fifty products that appear one after the other while the number counts them. */
export function products(ctx, t, scene) {
  const { start, end, gridX: x, gridY: y, counts } = scene;
  const shown = presence(t, start, end, 0.3, 0.5);
  ctx.save();
  ctx.lineWidth = 1.6;
  for (let i = 0; i < columns * rows; i++) {
    const delay = scene.at + counts * (1 - (1 - i / 50) ** (1 / 3));
    const part = easeInOut(progress(t, start + delay, 0.7));
    if (part <= 0) continue;
    const last = i === columns * rows - 1;
    const tone = (0.5 + 0.4 * hash(i)) * shown;
    ctx.strokeStyle = last
      ? mix(palette.canvas, palette.accent, shown)
      : mix(palette.canvas, palette.ink, tone);
    hill(ctx, x + (i % columns) * across, y + Math.floor(i / columns) * down, hash(i + 5), part);
  }
  ctx.restore();
  figure(ctx, t, scene);
}

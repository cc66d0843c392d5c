import { easeInOut, easeOut, presence, progress } from "../lib/ease.mjs";
import { palette } from "../lib/palette.mjs";
import { drawLines, text } from "../lib/type.mjs";
import { words } from "./words.mjs";

const left = 72;
const full = 1136; // the longer bar, from margin to margin
const thickness = 60;
const rows = { own: 326, world: 566 };
const world = 1.82;
const own = 10.34;

function format(value, { comma, unit }) {
  const digits = value.toFixed(2);
  return `${comma ? digits.replace(".", ",") : digits}${unit}`;
}

/**
 * Two bars on one scale. Copies of the short one are then placed along the long
 * one, end to end, which shows the factor of 5.7.
 */
export function bars(ctx, t, scene) {
  const { start, end, labels } = scene;
  const shown = presence(t, start, end, 0.5, 0.5);
  const grow = (at, length) => easeInOut(progress(t, start + at, length));
  const leave = easeInOut(progress(t, end - 0.6, 0.6));
  const scale = full / own;

  ctx.save();
  ctx.globalAlpha = shown > 0 ? 1 : 0;
  const shift = full * leave * 1.2;
  const short = world * scale * grow(0.3, 1);
  ctx.fillStyle = palette.data;
  ctx.fillRect(left + shift, rows.world, Math.max(0, short), thickness);

  const long = full * grow(1.2, 1.6);
  ctx.fillStyle = palette.accent;
  ctx.fillRect(left + shift, rows.own, long, thickness);

  // The scale: one notch for every whole world average along our own bar.
  ctx.fillStyle = palette.canvas;
  for (let n = 1; n * world < own; n++) {
    const notch = easeOut(progress(t, start + scene.measureAt + n * 0.18, 0.4));
    ctx.fillRect(left + shift + n * world * scale - 1.5, rows.own, 3, thickness * notch);
  }
  ctx.restore();

  const number = (value, at, length, x, y, size) => {
    const now = value * easeInOut(progress(t, start + at, length));
    const lines = [format(now, scene)];
    drawLines(ctx, t, { start: start + at - 0.1, end, lines, x, y, size });
  };
  number(world, 0.3, 1, left + short + 24, rows.world + 52, 68);
  number(own, 1.2, 1.6, left - 8, rows.own - 30, 176);
  const caption = { family: text, weight: 450, size: 40, color: palette.secondary, pace: 0.03 };
  drawLines(ctx, t, {
    start: start + 0.5,
    end,
    lines: [labels.world],
    x: 500,
    y: rows.world + 49,
    ...caption,
  });
  drawLines(ctx, t, {
    start: start + 1.4,
    end,
    lines: labels.own,
    x: 690,
    y: rows.own - 84,
    leading: 1.24,
    ...caption,
  });
  words(ctx, t, scene);
}

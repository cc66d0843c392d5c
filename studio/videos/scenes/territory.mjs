import { easeOut, presence, progress, smooth } from "../lib/ease.mjs";
import { fortDeFrance, toKm } from "../lib/geo.mjs";
import { palette } from "../lib/palette.mjs";
import { drawLines, text } from "../lib/type.mjs";
import { drawCoasts, drawRadius } from "../relief/map.mjs";
import { words } from "./words.mjs";

function dot(ctx, [x, y], radius, color) {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
  ctx.fillStyle = color;
  ctx.fill();
}

/** A place: its dot, a hairline, its name in the margin. */
function place(ctx, t, world, scene, { name, coordinates, at = 0, label, until, home }) {
  const start = scene.start + at;
  const end = until ? scene.start + until : scene.end;
  const shown = presence(t, start, end, 0.7);
  if (shown <= 0.01) return;
  const point = home ? fortDeFrance : toKm(coordinates);
  const from = world.project(point);
  const to = [from[0] + label[0], from[1] + label[1]];
  const reach = easeOut(progress(t, start + 0.1, 0.6));
  ctx.save();
  ctx.globalAlpha = shown;
  ctx.strokeStyle = palette.secondary;
  ctx.lineWidth = 1.2;
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(from[0] + label[0] * reach, from[1] + label[1] * reach);
  ctx.stroke();
  dot(ctx, from, 6 * shown, home ? palette.accent : palette.data);
  ctx.restore();
  const right = label[0] >= 0;
  drawLines(ctx, t, {
    start: start + 0.2,
    end,
    lines: [name],
    x: to[0] + (right ? 12 : -12),
    y: to[1] + 10,
    size: 31,
    family: text,
    weight: 500,
    align: right ? "left" : "right",
    pace: 0.03,
    halo: true,
  });
}

/** Places on the relief, without the map. */
export function landmarks(ctx, t, scene, world) {
  for (const item of scene.places) place(ctx, t, world, scene, item);
}

/** The arc of the Lesser Antilles with the circle around Fort-de-France. */
export function territory(ctx, t, scene, world) {
  const shown = presence(t, scene.start, scene.end, 1.6, 0.7);
  drawCoasts(ctx, world.project, shown);
  ctx.save();
  ctx.globalAlpha = 1 - smooth(progress(t, scene.end - 0.9, 0.6));
  drawRadius(ctx, world.project, 200, progress(t, scene.start + scene.circleAt, 1.6));
  ctx.restore();
  landmarks(ctx, t, scene, world);
  words(ctx, t, scene);
}

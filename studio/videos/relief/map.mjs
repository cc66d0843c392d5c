import { clamp, easeInOut } from "../lib/ease.mjs";
import { fortDeFrance } from "../lib/geo.mjs";
import { mix, palette } from "../lib/palette.mjs";
import { islands, mainland } from "./coasts.mjs";

/** Coasts of the neighbouring islands and of the mainland. */
export function drawCoasts(ctx, project, ink) {
  if (ink < 0.01) return;
  ctx.save();
  ctx.lineJoin = "round";
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = mix(palette.canvas, palette.ink, 0.42 * ink);
  for (const line of [...islands, ...mainland]) {
    ctx.beginPath();
    for (const point of line) ctx.lineTo(...project(point));
    if (islands.includes(line)) ctx.closePath();
    ctx.stroke();
  }
  ctx.restore();
}

/** The service radius: a true circle on the ground, projected like the rest. */
export function drawRadius(ctx, project, km, part) {
  if (part <= 0) return;
  const steps = 180;
  const last = steps * easeInOut(clamp(part));
  ctx.save();
  ctx.beginPath();
  for (let i = 0; i <= last; i++) {
    const turn = Math.PI / 2 - (i / steps) * 2 * Math.PI;
    const [x, y] = fortDeFrance;
    ctx.lineTo(...project([x + km * Math.cos(turn), y + km * Math.sin(turn)]));
  }
  if (part >= 1) ctx.closePath();
  ctx.strokeStyle = palette.data;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  ctx.restore();
}

import { easeOut, progress, smooth } from "../lib/ease.mjs";
import { fortDeFrance, hash } from "../lib/geo.mjs";
import { palette } from "../lib/palette.mjs";
import { figure } from "./words.mjs";

const total = 204;

/** Points on the isolines, nearest to Fort-de-France first. */
function pick(contours) {
  const all = contours
    .filter(({ level }) => level > 0)
    .flatMap(({ level, rings }) => rings.flatMap((ring) => ring.map((at) => ({ at, level }))));
  const spread = [];
  for (let n = 0; spread.length < total && n < 4000; n++) {
    const point = all[Math.floor(hash(n + 3) * all.length)];
    const far = ({ at }) => Math.hypot(at[0] - point.at[0], at[1] - point.at[1]) > 1.25;
    if (spread.every(far)) spread.push(point);
  }
  const distance = ({ at }) => Math.hypot(at[0] - fortDeFrance[0], at[1] - fortDeFrance[1]);
  return spread.sort((a, b) => distance(a) - distance(b));
}

let picked;

/** One pin for each company on the relief, appearing in a wave. */
export function pins(ctx, t, scene, world) {
  picked ??= pick(world.contours);
  const leave = 1 - smooth(progress(t, scene.end - 0.6, 0.5));
  ctx.save();
  ctx.lineWidth = 1.3;
  // Farthest first, so that near pins are drawn in front.
  const sortedPins = picked.map((pin, i) => ({ ...pin, i }));
  sortedPins.sort((a, b) => world.project(a.at)[1] - world.project(b.at)[1]);
  for (const { at, level, i } of sortedPins) {
    const delay = 0.3 + (i / total) * (scene.counts ?? 1.6) * 0.9;
    const grow = easeOut(progress(t, scene.start + delay, 0.7)) * leave;
    if (grow < 0.02) continue;
    const [x, foot] = world.project(at, level);
    const top = foot - (22 + 16 * hash(i)) * grow;
    ctx.strokeStyle = palette.secondary;
    ctx.beginPath();
    ctx.moveTo(x, foot);
    ctx.lineTo(x, top);
    ctx.stroke();
    ctx.fillStyle = i === 0 ? palette.accent : palette.ink;
    ctx.beginPath();
    ctx.arc(x, top, (i === 0 ? 6 : 3.2) * Math.min(1, grow * 2), 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
  figure(ctx, t, scene);
}

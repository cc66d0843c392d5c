import { clamp, easeInOut, presence, progress, smooth } from "../lib/ease.mjs";
import { mix, palette } from "../lib/palette.mjs";
import { elevation } from "../relief/elevation.mjs";
import { words } from "./words.mjs";

// Sections from west to east through the north of the island; Pelée is the last.
const left = 230;
const width = 1240;
const sections = Array.from({ length: 13 }, (_, i) => 8.4 + i * 0.83);
let profiles;

function measureProfiles() {
  return sections.map((north) =>
    Array.from({ length: 161 }, (_, i) => Math.max(0, elevation(-27.5 + i * 0.155, north))),
  );
}

/** Stacked skylines: a page moves along the nearest one up to the summit. */
export function climb(ctx, t, scene) {
  profiles ??= measureProfiles();
  const { start, end, base = 668, tall = 0.3 } = scene;
  const shown = presence(t, start, end, 0.3, 0.6);
  const at = (profile, i, offset) => [left + (i / 160) * width, base + offset - profile[i] * tall];
  ctx.save();
  ctx.lineJoin = "round";
  profiles.toReversed().forEach((profile, order) => {
    const near = order / (profiles.length - 1);
    const part = easeInOut(clamp((t - start - order * 0.08) / 1.6));
    const count = Math.floor(160 * part);
    if (count < 1) return;
    const offset = order * 9 - 70;
    ctx.beginPath();
    const coast = Math.max(0, profile.findIndex((metres) => metres > 0) - 1);
    for (let i = coast; i <= count; i++) ctx.lineTo(...at(profile, i, offset));
    ctx.strokeStyle = mix(palette.canvas, palette.ink, (0.75 - 0.5 * near) * shown);
    ctx.lineWidth = order === 0 ? 2.4 : 1.2;
    ctx.stroke();
  });
  const ridge = profiles[profiles.length - 1];
  const top = ridge.indexOf(Math.max(...ridge));
  const foot = ridge.findIndex((metres) => metres > 0);
  const position = foot + (top - foot) * easeInOut(progress(t, start + 1.2, 2));
  const i = Math.floor(position);
  const a = at(ridge, i, -70);
  const b = at(ridge, Math.min(160, i + 1), -70);
  const p = position - i;
  const dot = smooth(progress(t, start + 1, 0.4)) * shown;
  ctx.fillStyle = palette.accent;
  ctx.beginPath();
  ctx.arc(a[0] + (b[0] - a[0]) * p, a[1] + (b[1] - a[1]) * p - 10, 10 * dot, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
  words(ctx, t, scene);
}

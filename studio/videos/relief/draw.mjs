import { clamp, easeInOut, smooth } from "../lib/ease.mjs";
import { mix, palette } from "../lib/palette.mjs";

const summit = 1400;

/** Adds a ring to the path, rounded through its midpoints, up to `part` of it. */
function trace(ctx, ring, project, metres, part) {
  const count = Math.floor(ring.length * part);
  if (count < 2) return;
  const at = (i) => project(ring[i % ring.length], metres);
  let previous = at(0);
  ctx.moveTo(...previous);
  for (let i = 1; i <= count; i++) {
    const next = at(i);
    ctx.quadraticCurveTo(...previous, (previous[0] + next[0]) / 2, (previous[1] + next[1]) / 2);
    previous = next;
  }
  if (part >= 1) ctx.closePath();
}

function strokeOf(level, ink) {
  if (level < 0) return { tone: 0.26 * (1 + level / 600) * ink, width: 1 };
  if (level === 0) return { tone: 0.85 * ink, width: 1.8 };
  const height = level / summit;
  const index = level % 300 === 0;
  return { tone: (0.24 + 0.5 * height + (index ? 0.2 : 0)) * ink, width: index ? 1.5 : 1.1 };
}

/**
 * Isolines from the sea up. Each ring is first filled with the canvas colour, so
 * that in the tilted view the front of a mountain hides what is behind it.
 * `reveal` 0…1 draws the lines, low ones first; `ink` dims all of them.
 */
export function drawRelief(ctx, contours, project, { reveal = 1, ink = 1, sea = 1 }) {
  if (ink < 0.01 || reveal <= 0) return;
  ctx.save();
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  for (const { level, rings } of contours) {
    const delay = clamp(level / summit) * 0.45;
    const part = easeInOut(clamp((reveal - delay) / 0.55));
    if (part <= 0) continue;
    const { tone, width } = strokeOf(level, ink * (level < 0 ? sea : 1));
    if (tone < 0.012) continue;
    const metres = Math.max(0, level);
    ctx.beginPath();
    for (const ring of rings) trace(ctx, ring, project, metres, part);
    if (part >= 1) {
      ctx.fillStyle = mix(palette.canvas, palette.raised, smooth(metres / summit) * ink);
      ctx.fill("evenodd");
    }
    ctx.strokeStyle = mix(palette.canvas, palette.ink, tone);
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.restore();
}

import { easeInOut, easeOut, presence, progress } from "../lib/ease.mjs";
import { mix, palette } from "../lib/palette.mjs";
import { drawLines, text } from "../lib/type.mjs";
import { words } from "./words.mjs";

// A month that starts on a Monday, and its days in the order of booking.
const booked = [2, 5, 6, 9, 12, 13, 16, 19, 20, 23, 26, 27];
const chosen = 14;

/** A month that fills with bookings; the last one, in the accent, is the viewer's. */
export function calendar(ctx, t, scene) {
  const { start, end, weekdays, x, y, cell = 84, row = 84 } = scene;
  const shown = presence(t, start, end, 0.4, 0.5);
  weekdays.forEach((day, i) => {
    drawLines(ctx, t, {
      start: start + 0.2 + i * 0.04,
      end,
      lines: [day],
      x: x + i * cell,
      y: y - 30,
      size: 28,
      family: text,
      weight: 450,
      color: palette.secondary,
    });
  });
  for (let week = 0; week <= 4; week++) {
    const rule = easeOut(progress(t, start + 0.2 + week * 0.08, 1)) * shown;
    ctx.fillStyle = mix(palette.canvas, palette.ink, 0.24);
    ctx.fillRect(x, y + week * row - 10, 7 * cell * rule - 20, 1.2);
  }
  for (let day = 1; day <= 28; day++) {
    const left = x + ((day - 1) % 7) * cell;
    const top = y + Math.floor((day - 1) / 7) * row;
    const order = booked.indexOf(day);
    const taken = order >= 0 ? easeInOut(progress(t, start + 0.9 + order * 0.1, 0.5)) * shown : 0;
    const mine = day === chosen ? easeInOut(progress(t, start + scene.chosenAt, 0.6)) * shown : 0;
    if (mine > 0) {
      ctx.fillStyle = palette.accent;
      ctx.fillRect(left - 8, top - 2, (cell - 12) * mine, row - 16);
    }
    drawLines(ctx, t, {
      start: start + 0.35 + day * 0.015,
      end,
      lines: [String(day)],
      x: left,
      y: top + 36,
      size: 34,
      family: text,
      weight: 500,
      color: mine > 0.5 ? palette.canvas : mix(palette.ink, palette.secondary, taken),
    });
    if (taken > 0) {
      ctx.fillStyle = mix(palette.canvas, palette.ink, 0.62);
      ctx.fillRect(left, top + 50, (cell - 28) * taken, 5);
    }
  }
  words(ctx, t, scene);
}

import { easeOut, presence, progress, smooth } from "../lib/ease.mjs";
import { mix, palette } from "../lib/palette.mjs";
import { drawLines, text } from "../lib/type.mjs";
import { words } from "./words.mjs";

/** The services like the index of a book: number, line, name. */
export function indexList(ctx, t, scene) {
  const { start, end, items, x, y, step, size, every = 0.42 } = scene;
  const right = 1208;
  const shown = presence(t, start, end, 0.4, 0.5);
  items.forEach((name, i) => {
    const at = start + 0.5 + i * every;
    const next = i === items.length - 1 ? Infinity : at + every * 1.4;
    const baseline = y + i * step;
    const drawn = easeOut(progress(t, at, 0.9)) * shown;
    ctx.fillStyle = mix(palette.canvas, palette.ink, 0.24);
    ctx.fillRect(x, baseline + step * 0.3, (right - x) * drawn, 1.2);
    // The newest name is bright, the earlier ones are dimmed, and all are bright at the end.
    const back =
      smooth(progress(t, next, 0.5)) * (1 - smooth(progress(t, start + 1 + items.length * every, 0.8)));
    drawLines(ctx, t, {
      start: at,
      end,
      lines: [name],
      x: x + 84,
      y: baseline,
      size,
      color: mix(palette.ink, palette.canvas, back * 0.5),
    });
    drawLines(ctx, t, {
      start: at,
      end,
      lines: [String(i + 1).padStart(2, "0")],
      x,
      y: baseline,
      size: 28,
      family: text,
      weight: 450,
      color: palette.secondary,
    });
  });
  words(ctx, t, scene);
}

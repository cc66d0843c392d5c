import { palette } from "../lib/palette.mjs";
import { drawLines, text } from "../lib/type.mjs";

/** Blocks of text at positions from the storyboard; `at` is in seconds after the scene's start. */
export function words(ctx, t, { start, end, blocks }) {
  for (const { at = 0, until = 0, kind = "title", ...block } of blocks) {
    const style =
      kind === "caption"
        ? { family: text, weight: 450, leading: 1.28, color: palette.secondary, pace: 0.025, halo: true }
        : {};
    drawLines(ctx, t, { start: start + at, end: end - until, ...style, ...block });
  }
}

/** A large number that counts up to its value, with words around it. */
export function figure(ctx, t, { value, counts = 1.6, at = 0, size, x, y, ...scene }) {
  const elapsed = Math.min(1, Math.max(0, (t - scene.start - at) / counts));
  const shown = Math.round(value * (1 - (1 - elapsed) ** 3));
  const lines = [String(shown)];
  drawLines(ctx, t, { start: scene.start + at, end: scene.end, lines, x, y, size, top: 0.78 });
  words(ctx, t, scene);
}

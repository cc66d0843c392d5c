import { easeIn, easeOut, progress } from "./ease.mjs";
import { palette } from "./palette.mjs";

export const display = "Bricolage";
export const text = "Instrument";

// Neither font has U+202F: it is drawn as a gap of this share of the size.
const narrowSpace = "\u202f";
const narrowWidth = 0.16;

function setFont(ctx, { family = display, weight = 700, size, tracking }) {
  ctx.font = `${weight} ${size}px ${family}`;
  const tight = family === display ? -0.022 : 0;
  ctx.letterSpacing = `${((tracking ?? tight) * size).toFixed(2)}px`;
  ctx.textBaseline = "alphabetic";
  ctx.textAlign = "left";
}

function wordWidth(ctx, word, size) {
  return word
    .split(narrowSpace)
    .reduce((sum, part, i) => sum + ctx.measureText(part).width + (i ? narrowWidth * size : 0), 0);
}

function fillWord(ctx, word, x, y, size, halo) {
  let at = x;
  for (const part of word.split(narrowSpace)) {
    // As on a map: a name hides the lines behind it.
    if (halo) ctx.strokeText(part, at, y);
    ctx.fillText(part, at, y);
    at += ctx.measureText(part).width + narrowWidth * size;
  }
}

/** The words of a line with their positions; `*…*` marks the accent colour. */
function layLine(ctx, line, size) {
  const space = ctx.measureText(" ").width;
  let accent = false;
  let x = 0;
  const words = line.split(" ").map((raw) => {
    const opens = raw.startsWith("*");
    if (opens) accent = true;
    const word = { value: raw.replaceAll("*", ""), accent, x };
    if (raw.endsWith("*")) accent = false;
    word.width = wordWidth(ctx, word.value, size);
    x += word.width + space;
    return word;
  });
  return { words, width: x - space };
}

/**
 * A block of lines that appear word after word from below their baseline, stay,
 * and leave upwards. `x`,`y` is the first baseline; `top` is how far above it, in
 * font sizes, they are visible; `halo` clears the background around them.
 */
export function drawLines(ctx, t, { start, end = Infinity, lines, x, y, ...style }) {
  if (t < start || t >= end) return;
  const { size, leading = 0.98, top = 1.02, color = palette.ink, align = "left", pace = 0.06 } = style;
  const leave = easeIn(progress(t, end - 0.45, 0.45));
  let order = 0;
  ctx.save();
  setFont(ctx, style);
  ctx.strokeStyle = palette.canvas;
  ctx.lineWidth = 9;
  ctx.lineJoin = "round";
  lines.forEach((line, row) => {
    const { words, width } = layLine(ctx, line, size);
    const left = x - (align === "right" ? width : 0);
    const baseline = y + row * leading * size;
    ctx.save();
    ctx.beginPath();
    ctx.rect(left - size * 0.1, baseline - size * top, width + size * 0.3, size * (top + 0.31));
    const still = leave === 0 && t > start + 1 + (order + words.length) * pace + row * 0.05;
    if (!still) ctx.clip();
    for (const word of words) {
      const enter = easeOut(progress(t, start + order++ * pace + row * 0.05, 0.95));
      if (enter === 0) continue;
      const shift = (1 - enter) * size * 1.3 - leave * size * 1.35;
      ctx.fillStyle = word.accent ? palette.accent : color;
      fillWord(ctx, word.value, left + word.x, baseline + shift, size, style.halo);
    }
    ctx.restore();
  });
  ctx.restore();
}

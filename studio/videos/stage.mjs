import { keyframes } from "./lib/ease.mjs";
import { palette } from "./lib/palette.mjs";
import { display, drawLines, text } from "./lib/type.mjs";
import { buildContours } from "./relief/contours.mjs";
import { drawRelief } from "./relief/draw.mjs";
import { projector } from "./relief/projection.mjs";
import { bars } from "./scenes/bars.mjs";
import { calendar } from "./scenes/calendar.mjs";
import { climb } from "./scenes/climb.mjs";
import { indexList } from "./scenes/index-list.mjs";
import { months } from "./scenes/months.mjs";
import { pages } from "./scenes/pages.mjs";
import { pins } from "./scenes/pins.mjs";
import { products } from "./scenes/products.mjs";
import { landmarks, territory } from "./scenes/territory.mjs";
import { tiers } from "./scenes/tiers.mjs";
import { figure, words } from "./scenes/words.mjs";

const scenes = {
  bars,
  calendar,
  climb,
  figure,
  indexList,
  landmarks,
  months,
  pages,
  pins,
  products,
  territory,
  tiers,
  words,
};
const canvas = document.querySelector("canvas");
const ctx = canvas.getContext("2d", { alpha: false });
const contours = buildContours();

/** The brand in one corner and the chapter in the other, like the header of a printed page. */
function runningHead(t, { brand, heads = [] }) {
  for (const { start, end, label } of heads) {
    drawLines(ctx, t, {
      start,
      end,
      lines: [label],
      x: 1208,
      y: 84,
      size: 30,
      family: text,
      weight: 450,
      align: "right",
      color: palette.secondary,
      pace: 0.03,
      halo: true,
    });
  }
  drawLines(ctx, t, { ...brand, x: 72, y: 86, size: 40, family: display, weight: 700 });
}

/** Draws the relief of a view; returns what the scenes above it need. */
function drawGround(view) {
  ctx.globalAlpha = 1;
  ctx.fillStyle = palette.canvas;
  ctx.fillRect(0, 0, 1280, 720);
  const project = projector(view);
  drawRelief(ctx, contours, project, view);
  return { contours, view, project };
}

/** Draws a frame, as a pure function of the storyboard and the time. */
function draw(board, t) {
  const view = keyframes(board.camera, t);
  view.bearing += (view.drift ?? 0) * t;
  const world = drawGround(view);
  for (const scene of board.scenes) {
    if (t >= scene.start && t < scene.end) scenes[scene.kind](ctx, t, scene, world);
  }
  runningHead(t, board);
}

async function load(id) {
  await Promise.all([document.fonts.load(`700 40px ${display}`), document.fonts.load(`450 30px ${text}`)]);
  const { default: board } = await import(`./storyboards/${id}.mjs`);
  return board;
}

/** The function that the renderer calls for each frame. */
window.stage = {
  async open(id) {
    this.board = await load(id);
    return { duration: this.board.duration, locale: this.board.locale };
  },
  async frame(t) {
    draw(this.board, t);
    return picture();
  },
  /** The relief alone, as a camera's view shows it. */
  async relief(view) {
    drawGround(view);
    return picture();
  },
};

async function picture() {
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return bytes.toBase64();
}

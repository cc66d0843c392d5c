import { timeZone } from "#content/place.ts";
import { cameraView, groundPointAt, screenPointAt } from "./camera.ts";
import { createGround, file, type Ground, heightAt, heights, highestPoint } from "./ground.ts";
import { hourIn, sunAt } from "./sun.ts";

/** How long the drawing and the landscape fade into each other, in milliseconds. */
const fadeMs = 700;
/** More pixels than these would be no sharper to the eye. */
const maxPixels = 2_500_000;
/** With fewer the lines would be blurred. */
const minPixels = 400_000;
/** A frame that takes longer has too many pixels for the device, in milliseconds. */
const slowFrameMs = 40;
/** A value this close to its goal has reached it. */
const reached = 0.001;

/** A colour of the theme, each part from 0 to 1. */
function colourOf(name: string): number[] {
  const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim().slice(1);
  const full = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
}

/** How far the ground turns before any scrolling: 0 is a map. */
const restingShare = 0.4;

/** Begins and ends slowly. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** An hour as the language of the page writes it: « 14 h 32 ». */
function hourText(moment: Date): string {
  const { lang } = document.documentElement;
  const text = moment.toLocaleTimeString(lang, { timeZone, hour: "numeric", minute: "2-digit" });
  return lang.startsWith("fr") ? text.replace(":", "\u202Fh\u202F") : text;
}

/**
 * Replaces the drawing by the ground that it shows, computed from the heights: it rises a little, scrolling tilts it from a
 * map to a landscape, the light is that of the agency's hour, the pointer bends the lines. It draws only while something of
 * this changes. Without WebGL 2, and after its context is lost, the drawing stays.
 */
export function startLandscape(drawing: HTMLElement): void {
  const section = drawing.parentElement;
  const lines = drawing.querySelector("div");
  const lightNote = drawing.querySelector("p");
  if (section === null || lines === null || lightNote === null) return;
  const canvas = document.createElement("canvas");
  let ground: Ground | null = createGround(canvas);
  if (ground === null) return;
  const labels = drawing.querySelectorAll<SVGElement>("[data-landmark]");
  const summit = highestPoint(file, heights);
  let frame = 0;
  let before = 0;
  let inView = true;
  let pixels = maxPixels;
  let share = 0;
  let light = 0;
  let gust = 0;
  let pushed = 0;
  let pointer: readonly [number, number] = [0, 0];
  let fades: Animation[] = [];

  const colours = () => {
    const ink = colourOf("--color-ink");
    const isDark = (ink[0] ?? 1) < 0.5;
    return { ink, accent: colourOf("--color-accent"), inverse: isDark ? 1 : 0 };
  };

  const draw = (now: number) => {
    frame = 0;
    if (ground === null) return;
    // The first frame after a rest.
    const passed = before === 0 ? 16 : now - before;
    before = now;
    if (passed > slowFrameMs) pixels = Math.max(minPixels, pixels * 0.8);
    const [box, sheet] = [drawing.getBoundingClientRect(), lines.getBoundingClientRect()];
    const { clientWidth: width, clientHeight: height } = canvas;
    const pixel = Math.min(devicePixelRatio, Math.sqrt(pixels / (width * height)));
    const [columns, rows] = [Math.round(width * pixel), Math.round(height * pixel)];
    if (canvas.width !== columns || canvas.height !== rows) {
      canvas.width = columns;
      canvas.height = rows;
    }

    const scrolled = Math.max(0, -section.getBoundingClientRect().top);
    const top = Math.min(scrolled, box.height - height);
    const goal = Math.min(1, restingShare + scrolled / (0.5 * height));
    const towards = (value: number, end: number, ms: number): number => {
      const next = end + (value - end) * Math.exp(-passed / ms);
      return Math.abs(next - end) < reached ? end : next;
    };
    share = towards(share, goal, share < restingShare ? 420 : 110);
    const moment = new Date();
    const sun = sunAt(hourIn(timeZone, moment));
    light = towards(light, sun.strength, 500);
    pushed = towards(pushed, 0, 420);
    gust = towards(gust, pushed, 130);

    const [left = 0, above = 0, across = 1] = file.frame;
    const unit = sheet.width / across;
    const map = { left: sheet.left - box.left - left * unit, top: sheet.top - box.top - above * unit, unit };
    const view = cameraView(
      map,
      summit,
      { width, height },
      {
        top,
        scrolled,
        share: eased(share),
        moved: eased(Math.max(0, (share - restingShare) / (1 - restingShare))),
        rise: file.rise,
      },
    );
    ground.draw({
      ...view,
      ...colours(),
      canvas: [width, height],
      focus: summit,
      steepness: map.unit * file.rise * 1.2,
      pixel,
      stroke: sheet.width / 2640,
      opacity: Number(getComputedStyle(drawing).getPropertyValue("--strength")),
      sun: sun.direction,
      warmth: sun.warmth,
      light,
      pointer: groundPointAt(pointer, summit, view),
      gust: gust * 42,
    });
    for (const [index, label] of labels.entries()) {
      const at = file.landmarks[index]?.at ?? summit;
      const [east = 0, south = 0] = at;
      const [x, y] = screenPointAt(at, heightAt(at), summit, view);
      const [mapX, mapY] = [map.left + east * unit, map.top + south * unit];
      label.style.translate = `${x - mapX}px ${y + top - mapY}px`;
    }
    lightNote.hidden = false;
    for (const time of lightNote.getElementsByTagName("span")) time.textContent = hourText(moment);
    if (share !== goal || light !== sun.strength || gust !== 0 || pushed !== 0) request();
    else before = 0;
  };
  const request = () => {
    if (frame === 0 && inView && ground !== null) frame = requestAnimationFrame(draw);
  };

  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true;
    request();
  }).observe(section);
  new ResizeObserver(request).observe(canvas);
  new MutationObserver(request).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  addEventListener("scroll", request, { passive: true });
  section.addEventListener(
    "pointermove",
    ({ pointerType, clientX, clientY, movementX, movementY }) => {
      if (pointerType === "touch") return;
      const { left, top } = canvas.getBoundingClientRect();
      pointer = [clientX - left, clientY - top];
      pushed = Math.min(1, pushed + Math.hypot(movementX, movementY) / 160);
      request();
    },
    { passive: true },
  );

  const appear = () => {
    const fade = { duration: fadeMs, fill: "forwards" } as const;
    fades = [
      canvas.animate({ opacity: [0, 1] }, fade),
      lines.animate({ opacity: 0 }, { ...fade, pseudoElement: "::before" }),
    ];
    request();
  };
  canvas.addEventListener("webglcontextlost", (event) => {
    // So that the browser gives it back.
    event.preventDefault();
    ground = null;
    for (const fade of fades) fade.cancel();
    for (const label of labels) label.style.translate = "";
    canvas.hidden = lightNote.hidden = true;
  });
  canvas.addEventListener("webglcontextrestored", () => {
    ground = createGround(canvas);
    if (ground === null) return;
    canvas.hidden = false;
    appear();
  });

  lines.before(canvas);
  appear();
}

import { timeZone } from "#content/place.ts";
import { cameraView, groundPointAt, placement } from "./camera.ts";
import { createGround, file, type Ground, heights, highestPoint } from "./ground.ts";
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

const numbersOf = (text: string): number[] => text.match(/[\d.]+/g)?.map(Number) ?? [];

/** A colour of the theme, each part from 0 to 1. */
function colourOf(name: string): number[] {
  const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim().slice(1);
  const full = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
}

/** Where the video is beside the text, its picture gives way to the ground behind it. */
const wide = matchMedia("(width >= 64rem)");
function seeThrough(section: HTMLElement, share: number): void {
  const video = section.querySelector<HTMLElement>("[data-video]");
  const picture = video?.querySelector("img");
  if (!video || !picture) return;
  picture.style.opacity = String(1 - share);
  video.style.backgroundColor = `color-mix(in srgb, var(--color-night), transparent ${share * 100}%)`;
}

/**
 * Replaces the drawing by the ground that it shows, computed from the heights: scrolling tilts it from a map to a
 * landscape, the light is that of the agency's hour, the pointer bends the lines. It draws only while something of this
 * changes. Without WebGL 2, and after its context is lost, the drawing stays.
 */
export function startLandscape(drawing: HTMLElement): void {
  const section = drawing.parentElement;
  const lines = drawing.firstElementChild;
  if (section === null || lines === null) return;
  const layer = document.createElement("div");
  // The layer has the class that masks the drawing, without its animation and its opacity.
  layer.className = drawing.className.replace("contours-moving", "landscape");
  layer.ariaHidden = "true";
  layer.style.opacity = "1";
  const canvas = document.createElement("canvas");
  layer.append(canvas);

  let ground: Ground | null = createGround(canvas);
  if (ground === null) return;
  const summit = highestPoint(file, heights);
  let frame = 0;
  let before = 0;
  let inView = true;
  let pixels = maxPixels;
  let share = -1;
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
    const box = layer.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = canvas;
    const pixel = Math.min(devicePixelRatio, Math.sqrt(pixels / (width * height)));
    const [columns, rows] = [Math.round(width * pixel), Math.round(height * pixel)];
    if (canvas.width !== columns || canvas.height !== rows) {
      canvas.width = columns;
      canvas.height = rows;
    }

    const scrolled = Math.max(0, -section.getBoundingClientRect().top);
    const top = Math.min(scrolled, box.height - height);
    const goal = Math.min(1, scrolled / (0.42 * height));
    const towards = (value: number, end: number, ms: number): number => {
      const next = end + (value - end) * Math.exp(-passed / ms);
      return Math.abs(next - end) < reached ? end : next;
    };
    share = share < 0 ? goal : towards(share, goal, 110);
    const sun = sunAt(hourIn(timeZone, new Date()));
    light = towards(light, sun.strength, 500);
    pushed = towards(pushed, 0, 420);
    gust = towards(gust, pushed, 130);

    const style = getComputedStyle(lines, "::before");
    const map = placement(
      box,
      file.frame,
      numbersOf(style.maskPosition).map((percent) => percent / 100),
    );
    const eased = share * share * (3 - 2 * share);
    const view = cameraView(map, summit, { width, height }, { top, scrolled, share: eased, rise: file.rise });
    ground.draw({
      ...view,
      ...colours(),
      canvas: [width, height],
      focus: summit,
      steepness: map.unit * file.rise * 1.2,
      pixel,
      stroke: (map.unit * (file.frame[2] ?? 0)) / 2400,
      opacity: Number(getComputedStyle(drawing).opacity),
      sun: sun.direction,
      warmth: sun.warmth,
      light,
      // Behind text, colours would show the text's halos.
      tint: wide.matches ? 1 : 0.3,
      pointer: groundPointAt(pointer, summit, view),
      gust: gust * 42,
    });
    if (wide.matches) seeThrough(section, Math.min(1, eased * 8));
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
    fades = [
      canvas.animate({ opacity: [0, 1] }, { duration: fadeMs, fill: "forwards" }),
      lines.animate({ opacity: 0 }, { duration: fadeMs, fill: "forwards" }),
    ];
  };
  canvas.addEventListener("webglcontextlost", (event) => {
    // So that the browser gives it back.
    event.preventDefault();
    ground = null;
    for (const fade of fades) fade.cancel();
    layer.hidden = true;
  });
  canvas.addEventListener("webglcontextrestored", () => {
    ground = createGround(canvas);
    if (ground === null) return;
    layer.hidden = false;
    appear();
    request();
  });

  drawing.after(layer);
  appear();
  request();
}

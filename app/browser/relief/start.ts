type Hints = Navigator & {
  readonly connection?: { readonly saveData?: boolean };
  /** In GB, where the browser says it. */
  readonly deviceMemory?: number;
};

/** Less memory than this is a weak device, in GB. */
const leastMemory = 4;
const firstGestures = ["pointermove", "scroll", "keydown"] as const;
const calm = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce), (forced-colors: active)";

/**
 * Loads the relief after the visitor's first gesture, once the browser is idle. Not where the visitor saves data or
 * motion, nor on a weak device.
 */
export function startAtGesture(drawing: HTMLElement): void {
  const { connection, deviceMemory = leastMemory }: Hints = navigator;
  if (connection?.saveData || deviceMemory < leastMemory || matchMedia(calm).matches) return;
  const start = () => void import("./relief.ts").then((module) => module.startRelief(drawing));
  const load = () => {
    for (const type of firstGestures) removeEventListener(type, load);
    // Safari does not say when it is idle.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  for (const type of firstGestures) addEventListener(type, load, { passive: true });
}

export const clamp = (v, min = 0, max = 1) => Math.min(max, Math.max(min, v));
export const lerp = (a, b, p) => a + (b - a) * p;

/** The progress of `t` from `start` over `length` seconds, limited to 0…1. */
export const progress = (t, start, length) => clamp((t - start) / length);

export const easeOut = (p) => (p >= 1 ? 1 : 1 - 2 ** (-9 * p) * (1 - p));
export const easeIn = (p) => p * p * p;
export const easeInOut = (p) => (p < 0.5 ? 8 * p ** 4 : 1 - 8 * (1 - p) ** 4);
export const smooth = (p) => p * p * (3 - 2 * p);

/** The visibility of a scene's element: 0 → 1 on entry, back to 0 on exit. */
export function presence(t, start, end, enter = 0.8, leave = 0.4) {
  return easeOut(progress(t, start, enter)) * (1 - smooth(progress(t, end - leave, leave)));
}

/** The pan during a zoom: the target moves evenly on the screen. */
function panShare(from, to, zoom, p) {
  if (Math.abs(from / to - 1) < 0.01) return p;
  return (1 / zoom - 1 / from) / (1 / to - 1 / from);
}

/**
 * The camera at `t`. A key `{ t, over, ...values }` starts a move at `t` that
 * takes `over` seconds; between moves the values do not change.
 */
export function keyframes(keys, t) {
  const state = { ...keys[0] };
  for (const { t: start, over = 1.4, ...values } of keys.slice(1)) {
    if (t <= start) break;
    const p = easeInOut(progress(t, start, over));
    const from = { ...state };
    // A zoom changes by ratio, so that its speed looks even.
    const to = values.zoom ?? from.zoom;
    state.zoom = from.zoom * (to / from.zoom) ** p;
    const pan = panShare(from.zoom, to, state.zoom, p);
    for (const [name, value] of Object.entries(values)) {
      if (name === "zoom") continue;
      state[name] = lerp(from[name] ?? value, value, name === "x" || name === "y" ? pan : p);
    }
  }
  return state;
}

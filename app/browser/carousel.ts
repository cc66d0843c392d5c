/** The time between a press and the change of the slide; presses in between do nothing (docs/product.md#pages). */
const changeAfterMs = 100;
/** A swipe has ended when the track has not moved for this long, in milliseconds. */
const settledAfterMs = 120;

/** Adds the buttons, the count and the announcement. The list of slides scrolls sideways without script. */
export function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>("[data-track]");
  if (track === null) return;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const slides = [...track.children] as HTMLElement[];
  const buttons = carousel.querySelectorAll<HTMLElement>("[data-step]");
  const count = carousel.querySelector("[data-count]");
  const announcement = carousel.querySelector("[data-announcement]");
  let index = 0;
  let changing = false;
  // Whether a button moved the track last: its scroll positions on the way are then ignored.
  let movedByButton = false;

  const offsets = () => slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
  const showIndex = (now: number) => {
    if (now === index) return;
    index = now;
    if (count !== null) count.textContent = String(index + 1);
    if (announcement !== null) announcement.textContent = slides[index]?.getAttribute("aria-label") ?? "";
  };
  // Not `disabled`, because the button would lose the focus.
  const lock = (on: boolean) => {
    changing = on;
    for (const button of buttons) {
      if (on) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
  };

  for (const button of buttons)
    button.addEventListener("click", () => {
      if (changing) return;
      lock(true);
      setTimeout(() => {
        movedByButton = true;
        const from = index;
        showIndex(indexAfterStep(index, Number(button.dataset.step), slides.length));
        // From the last slide to the first at once: a smooth way would rewind through all others.
        const smooth = !reducedMotion.matches && Math.abs(index - from) === 1;
        track.scrollTo({ left: offsets()[index] ?? 0, behavior: smooth ? "smooth" : "instant" });
        lock(false);
      }, changeAfterMs);
    });

  for (const type of ["pointerdown", "wheel", "keydown", "focusin"])
    track.addEventListener(type, () => (movedByButton = false), { passive: true });

  let settled = 0;
  track.addEventListener(
    "scroll",
    () => {
      clearTimeout(settled);
      if (!movedByButton)
        settled = window.setTimeout(
          () => showIndex(nearestIndex(offsets(), track.scrollLeft)),
          settledAfterMs,
        );
    },
    { passive: true },
  );
}

/** The index of the slide that is `step` slides away; wraps at both ends. `count` is at least one. */
export function indexAfterStep(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** The index of the slide whose offset is nearest to the scroll position, in the same unit. */
export function nearestIndex(offsets: readonly number[], scrolled: number): number {
  let best = 0;
  for (const [index, offset] of offsets.entries())
    if (Math.abs(offset - scrolled) < Math.abs((offsets[best] ?? 0) - scrolled)) best = index;
  return best;
}

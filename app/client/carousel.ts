import { nearest, stepped } from "./carousel-index.ts";

/** How long after a press the slide changes; presses in between do nothing (docs/product.md#pages). */
const changeAfterMs = 100;
/** A swipe has ended when the track has stood still for this long, in milliseconds. */
const settledAfterMs = 120;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The slides are a list that scrolls sideways by itself; the buttons, the count and the announcement come here. */
export function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>("[data-track]");
  if (track === null) return;
  const slides = [...track.children] as HTMLElement[];
  const buttons = carousel.querySelectorAll<HTMLElement>("[data-step]");
  const count = carousel.querySelector("[data-count]");
  const announcement = carousel.querySelector("[data-announcement]");
  let index = 0;
  let changing = false;
  // Whether a button moved the track last: where it passes on its way is then not where it is.
  let steered = false;

  const offsets = () => slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
  const showIndex = (now: number) => {
    if (now === index) return;
    index = now;
    if (count !== null) count.textContent = String(index + 1);
    if (announcement !== null) announcement.textContent = slides[index]?.getAttribute("aria-label") ?? "";
  };
  // Not `disabled`: the focus would leave the button.
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
        steered = true;
        showIndex(stepped(index, Number(button.dataset.step), slides.length));
        track.scrollTo({ left: offsets()[index] ?? 0, behavior: calm.matches ? "instant" : "smooth" });
        lock(false);
      }, changeAfterMs);
    });

  for (const type of ["pointerdown", "wheel", "keydown", "focusin"])
    track.addEventListener(type, () => (steered = false), { passive: true });

  let settled = 0;
  track.addEventListener(
    "scroll",
    () => {
      clearTimeout(settled);
      if (!steered)
        settled = window.setTimeout(() => showIndex(nearest(offsets(), track.scrollLeft)), settledAfterMs);
    },
    { passive: true },
  );
}

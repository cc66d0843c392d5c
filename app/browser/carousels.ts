/** A carousel's code is loaded this far below the viewport, in CSS pixels. */
const margin = 200;

/** Loads the code of the carousels when one comes near the viewport; a press before that is repeated afterwards. */
export function startCarousels(): void {
  let pressed: HTMLElement | null = null;
  const all = document.querySelectorAll<HTMLElement>("[data-carousel]");
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void import("./carousel.ts").then(
        (module) => {
          for (const carousel of all) module.startCarousel(carousel);
          pressed?.click();
        },
        // The network failed, or the file is gone: the slides scroll sideways, as without script.
        () => {
          for (const button of document.querySelectorAll("[data-carousel] [data-step]"))
            button.parentElement?.setAttribute("hidden", "");
        },
      );
    },
    { rootMargin: `${margin}px` },
  );
  addEventListener("click", ({ target }) => {
    pressed = (target as Element).closest("[data-carousel] [data-step]");
  });
  for (const carousel of all) near.observe(carousel);
}

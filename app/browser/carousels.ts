/** Loads the code of the carousels when one comes into view; a press before that is repeated afterwards. */
export function startCarousels(): void {
  let pressed: HTMLElement | null = null;
  const all = document.querySelectorAll<HTMLElement>("[data-carousel]");
  const inView = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
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
    // One that begins where the first screen ends is not in view.
    { rootMargin: "-1px" },
  );
  addEventListener("click", ({ target }) => {
    pressed = (target as Element).closest("[data-carousel] [data-step]");
  });
  for (const carousel of all) inView.observe(carousel);
}

/** A carousel's code is loaded this far below the viewport, in CSS pixels. */
const margin = 200;

/** Loads the code of a carousel when it comes near the viewport; a press before that is repeated afterwards. */
export function carousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    let pressed: HTMLElement | null = null;
    const remember = ({ target }: Event) => {
      pressed = (target as Element).closest("[data-step]");
    };
    carousel.addEventListener("click", remember);
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void import("./carousel.ts").then((module) => {
          carousel.removeEventListener("click", remember);
          module.startCarousel(carousel);
          pressed?.click();
        });
      },
      { rootMargin: `${margin}px` },
    );
    near.observe(carousel);
  }
}

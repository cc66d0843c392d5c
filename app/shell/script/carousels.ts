/** How far below the viewport a carousel gets what its buttons do, in CSS pixels. */
const margin = 200;

/** What a carousel's buttons do is loaded when one comes near; a button pressed before that is pressed again. */
export function carousels(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement);
    },
    { rootMargin: `${margin}px` },
  );

  function start(carousel: HTMLElement): void {
    near.unobserve(carousel);
    let pressed: HTMLElement | null = null;
    const remember = ({ target }: Event) => {
      pressed = (target as Element).closest("[data-step]");
    };
    carousel.addEventListener("click", remember);
    void import("#app/ui/start-carousel.ts").then(({ startCarousel }) => {
      carousel.removeEventListener("click", remember);
      startCarousel(carousel);
      pressed?.click();
    });
  }

  for (const carousel of document.querySelectorAll("[data-carousel]")) near.observe(carousel);
}

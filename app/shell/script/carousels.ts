/** What a carousel's buttons do is loaded when one comes near. */
export function carousels(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void import("#app/ui/start-carousel.ts").then(({ startCarousel }) =>
          startCarousel(target as HTMLElement),
        );
      }
    },
    { rootMargin: "50%" },
  );
  for (const carousel of document.querySelectorAll("[data-carousel]")) near.observe(carousel);
}

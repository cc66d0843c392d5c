/** What a carousel's buttons do is loaded where there is one. */
export function carousels(): void {
  const found = document.querySelectorAll<HTMLElement>("[data-carousel]");
  if (found.length === 0) return;
  void import("#app/ui/start-carousel.ts").then(({ startCarousel }) => {
    for (const carousel of found) startCarousel(carousel);
  });
}

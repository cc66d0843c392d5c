/** How much of a section must be in view before it slides in. By the specification. */
const threshold = 0.1;

/** Marks only what is still out of sight, so that a page without this script, or before it, hides nothing. */
export function reveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, isIntersecting, target, boundingClientRect } of entries) {
        const section = target as HTMLElement;
        const { bottom, height } = boundingClientRect;
        // Of a section taller than ten screens no tenth is ever in view: it shows at its first line.
        const enough = intersectionRatio >= threshold || (isIntersecting && height * threshold > innerHeight);
        // Jumped past (an anchor, a restored scroll): shown as well.
        if (enough || bottom < 0) {
          section.dataset.reveal = "shown";
          observer.unobserve(section);
        }
      }
    },
    { threshold: [0, threshold] },
  );
  for (const section of document.querySelectorAll<HTMLElement>("[data-reveal]")) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.dataset.reveal = "waiting";
    observer.observe(section);
  }
}

/** How much of a section must be in view before it slides in. By the specification. */
const threshold = 0.1;

/** Marks only what is still out of sight, so that a page without this script, or before it, hides nothing. */
export function reveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const section = target as HTMLElement;
        // Jumped past (an anchor, a restored scroll): shown as well.
        if (isIntersecting || boundingClientRect.bottom < 0) {
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

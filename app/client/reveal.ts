/** How much of a section must be in view before it slides in. */
const threshold = 0.1;

/** Slides sections in. Hides only sections out of view, and none without this script or with reduced motion. */
export function reveal(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, isIntersecting, target, boundingClientRect } of entries) {
        const section = target as HTMLElement;
        // The first report of each section has its position: reading it here would force a layout.
        if (section.dataset.reveal !== "waiting") {
          if (boundingClientRect.top < innerHeight) observer.unobserve(section);
          else section.dataset.reveal = "waiting";
          continue;
        }
        // A tenth of a section taller than ten screens is never in view: it is shown at its first line.
        const enough =
          intersectionRatio >= threshold ||
          (isIntersecting && boundingClientRect.height * threshold > innerHeight);
        if (enough) {
          section.dataset.reveal = "shown";
          observer.unobserve(section);
        }
      }
    },
    // Everything above the screen counts as in view: a jump past a section (an anchor, the End key) shows it too.
    { threshold: [0, threshold], rootMargin: "1000000px 0px 0px" },
  );
  for (const section of document.querySelectorAll("[data-reveal]")) observer.observe(section);
}

/** How much of a section must be in view before it slides in. */
const threshold = 0.1;

/** Hides only what is still out of view, so that nothing is hidden without this script or with reduced motion. */
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
        // Of a section taller than ten screens no tenth is ever in view: it shows at its first line.
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

/** How much of a section must be in view before it slides in. */
const threshold = 0.1;

/** A page that is not scrolled, like a picture of the whole page, shows all of its sections. */
export function revealOnScroll(): void {
  addEventListener("scroll", reveal, { once: true, passive: true });
}

/**
 * Slides sections in. Hides a section only when the visitor scrolls towards it, shortly before it comes into view: what
 * photographs, prints or translates the page finds all of it. Hides nothing without this script or with reduced motion.
 */
function reveal(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, isIntersecting, target, boundingClientRect } of entries) {
        // A tenth of a section taller than ten screens is never in view: it is shown at its first line.
        const enough =
          intersectionRatio >= threshold ||
          (isIntersecting && boundingClientRect.height * threshold > innerHeight);
        if (!enough) continue;
        (target as HTMLElement).dataset.reveal = "shown";
        inView.unobserve(target);
      }
    },
    // Everything above the screen counts as in view: a jump past a section (an anchor, the End key) shows it too.
    { threshold: [0, threshold], rootMargin: "1000000px 0px 0px" },
  );
  const approached = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        approached.unobserve(target);
        if (boundingClientRect.top < innerHeight) continue;
        (target as HTMLElement).dataset.reveal = "waiting";
        inView.observe(target);
      }
    },
    { rootMargin: "0px 0px 50%" },
  );
  for (const section of document.querySelectorAll("[data-reveal]")) approached.observe(section);
}

import { type CountPost, countPath } from "#app/domain/counts.ts";
import { onFirstGesture } from "#app/islands/first-gesture.ts";

/** Tells the server something that it cannot see. The browser stores nothing, and nobody is named. */
export function sendCount(what: CountPost["what"], from = ""): void {
  navigator.sendBeacon(countPath, new URLSearchParams({ what, from } satisfies CountPost));
}

/** A page that the browser has loaded ahead is counted when it is shown: until then it was no visit. */
function countIfLoadedAhead(): void {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    readonly activationStart?: number;
    readonly deliveryType?: string;
  })[];
  if (navigation?.activationStart || navigation?.deliveryType === "navigational-prefetch")
    sendCount("view", document.referrer);
}

/** Counts pages that were loaded ahead, how fast pages are, and the steps of the configurator (docs/decisions/025-counts.md). */
export function startCounts(): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", countIfLoadedAhead, { once: true });
  else countIfLoadedAhead();
  const openedHidden = document.hidden;
  onFirstGesture(
    () =>
      void import("./page-speed.ts").then((module) =>
        module.measureSpeed(openedHidden, (query) => sendCount("speed", query)),
      ),
  );
  // What is in the address is counted by the server, which got it; the rest once for each page.
  const counted = new URLSearchParams(location.search);
  document.addEventListener("change", ({ target }) => {
    const { name } = target as HTMLInputElement;
    if (!(target as Element).matches("[data-steps] [type=radio]") || counted.has(name)) return;
    counted.set(name, "");
    sendCount(name as CountPost["what"]);
  });
}

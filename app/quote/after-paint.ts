/** Calls a function once the browser has painted what has changed so far, or when the visitor leaves before that. */
export function afterPaint(work: () => void): void {
  let waits = true;
  const run = () => {
    if (!waits) return;
    waits = false;
    removeEventListener("pagehide", run);
    work();
  };
  addEventListener("pagehide", run);
  requestAnimationFrame(() => setTimeout(run));
}

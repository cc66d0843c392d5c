/** The events that components have handlers for. */
export const handledEvents: ReadonlySet<string> = new Set(["click", "input", "change", "submit"]);

/**
 * Keeps React from listening to the 80 other events that browsers have, and from looking for handlers at each of them:
 * a press alone is a dozen, and on a slow phone they took a sixth of its time to the next paint. To be called before
 * React gets the element.
 */
export function listenToHandledEvents(root: HTMLElement): void {
  const listen = root.addEventListener;
  root.addEventListener = (type: string, ...others: [EventListenerOrEventListenerObject]) => {
    if (handledEvents.has(type)) listen.call(root, type, ...others);
  };
}

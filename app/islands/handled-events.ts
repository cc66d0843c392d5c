/** The events that components have handlers for. */
export const handledEvents: ReadonlySet<string> = new Set(["click", "input", "change", "submit"]);

/**
 * Keeps React from listening to the 80 other events that browsers have, and to each event twice, and from looking for
 * handlers at each of them: a press alone is a dozen events, and on a slow phone they took a sixth of its time to the
 * next paint. To be called before React gets the element.
 */
export function listenToHandledEvents(root: HTMLElement): void {
  const listen = root.addEventListener;
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    // In the capture phase React only looks for handlers like onClickCapture, which no component has.
    if (handledEvents.has(type) && options !== true) listen.call(root, type, listener, options);
  };
}

const gestures = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** Waits for the visitor's first gesture: before it a page loads and moves nothing. */
export function onFirstGesture(start: () => void): void {
  const begin = () => {
    for (const type of gestures) removeEventListener(type, begin);
    start();
  };
  for (const type of gestures) addEventListener(type, begin);
}

import type { SpeedDevice, SpeedMetric } from "#app/domain/page-speed.ts";

type Entry = PerformanceEntry & {
  readonly interactionId?: number;
  /** Of a layout shift. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
};

/** Gets the entries so far and those that come. False where the browser does not measure this. */
function watch(type: string, add: (entry: Entry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const options = { type, buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe(options);
  return true;
}

/**
 * Sends once how fast this page was, as a query, when it is left or hidden: no identifier, nothing stored
 * (docs/decisions/025-counts.md). `openedHidden`: in a tab behind, where the first paint waits for the visitor.
 */
export function measureSpeed(openedHidden: boolean, send: (query: string) => void): void {
  const values: Partial<Record<SpeedMetric, number>> = {};
  const [navigation] = performance.getEntriesByType("navigation") as { activationStart?: number }[];
  if (!openedHidden)
    watch("largest-contentful-paint", ({ startTime }) => {
      values.lcp = Math.max(0, startTime - (navigation?.activationStart ?? 0));
    });
  watch("event", ({ interactionId, duration }) => {
    if (interactionId) values.inp = Math.max(values.inp ?? 0, duration);
  });
  // Shifts that follow each other within a second, five seconds at most, are one.
  let shift = { sum: 0, first: 0, last: 0 };
  const isShiftMeasured = watch("layout-shift", ({ value = 0, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - shift.last < 1000 && startTime - shift.first < 5000;
    shift = {
      sum: value + (goesOn ? shift.sum : 0),
      first: goesOn ? shift.first : startTime,
      last: startTime,
    };
    values.cls = Math.max(values.cls ?? 0, 1000 * shift.sum);
  });
  // No shift is none, where it would have been noticed. The entries come later than this line.
  if (isShiftMeasured) values.cls = 0;
  const device: SpeedDevice = matchMedia("(width < 48rem)").matches ? "phone" : "other";
  const sendIfHidden = () => {
    if (!document.hidden) return;
    document.removeEventListener("visibilitychange", sendIfHidden);
    const rounded = Object.entries(values).map(([metric, value]) => [metric, String(Math.round(value))]);
    send(String(new URLSearchParams([["device", device], ...rounded])));
  };
  document.addEventListener("visibilitychange", sendIfHidden);
}

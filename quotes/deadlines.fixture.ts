/** As a clock on a wall in this time zone shows it, from the time zone database: `Mon 2026-11-23 10:00`. */
export function wallClock(timeZone: string): (ms: number) => string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (ms) => {
    const of = Object.fromEntries(parts.formatToParts(ms).map(({ type, value }) => [type, value]));
    return `${of.weekday} ${of.year}-${of.month}-${of.day} ${of.hour}:${of.minute}`;
  };
}

export const hour = 3_600_000;

import type { Log, LogFields } from "#quotes/platform.ts";

/** Refused or failed requests. 404 is not notable: anybody can request any number of unknown addresses. */
const isNotable = ({ status }: LogFields): boolean => Number(status) >= 400 && status !== 404;

/**
 * Returns a log that writes one of `every` requests, starting with the first, and all refused or failed ones. 1: all
 * requests; 0: none at all. Other events are always written.
 */
export function sampleRequests(log: Log, every: number): Log {
  if (every === 1) return log;
  let seen = 0;
  return {
    ...log,
    info(event, fields = {}) {
      if (event === "request") {
        if (every === 0) return;
        if (!isNotable(fields)) {
          seen += 1;
          if (seen % every !== 1) return;
        }
      }
      log.info(event, fields);
    },
  };
}

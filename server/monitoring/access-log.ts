import type { Log, LogFields } from "#server/log.ts";

/** Refused or failed. An address that does not exist is neither: anybody can ask for any number of them. */
const isNotable = ({ status }: LogFields): boolean => Number(status) >= 400 && status !== 404;

/**
 * A log that writes the line of every `every`th request, from the first on, and those of all that were refused or
 * failed. 1: all lines; 0: no line of a request at all. Other events are written as always.
 */
export function thinRequests(log: Log, every: number): Log {
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

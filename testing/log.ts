import type { Log, LogFields } from "#quotes/platform.ts";

/** A log that remembers its events. */
export function rememberingLog(): Log & {
  readonly events: { level: string; event: string; fields: LogFields }[];
} {
  const events: { level: string; event: string; fields: LogFields }[] = [];
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      events.push({ level, event, fields });
    };
  return { events, info: at("info"), warn: at("warn"), error: at("error") };
}

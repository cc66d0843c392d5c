import type { Log, LogFields, LogLevel, LogValue } from "#quotes/platform.ts";

const maxLength = 300;

// No personal data is logged. This removes e-mail addresses that an error message from outside may contain.
const emailLike = /[^\s<>"']*(?:@|%40)[^\s<>"']*/g;

function safe(value: LogValue): LogValue {
  if (typeof value !== "string") return value;
  // Cut before as well, because the pattern takes quadratic time; at twice the length, so that an address at the limit is
  // still recognised as a whole.
  return value
    .slice(0, 2 * maxLength)
    .replace(emailLike, "[e-mail]")
    .slice(0, maxLength);
}

/** Quoted parts of a message: often a value, which may be personal data. */
const quoted = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** The fields of a log line for an unexpected error: its name, its message without quoted values, its place in the code. */
export function failureFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  // The first frame of the stack, without the folders, which are private to the machine.
  const at = /\n\s+at .*?([^/\\() ]+:\d+:\d+)\)?(?:\n|$)/.exec(error.stack ?? "")?.[1];
  return { error: error.name, message: error.message.replace(quoted, "…"), ...(at !== undefined && { at }) };
}

/** Writes one JSON object a line: time, level, event and the fields. Events are named `<thing>.<what happened>`. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at = (level: LogLevel) => (event: string, fields?: LogFields) => {
    const safeFields = Object.entries(fields ?? {}).map(([name, value]) => [name, safe(value)]);
    const record = { time: new Date().toISOString(), level, event, ...Object.fromEntries(safeFields) };
    write(`${JSON.stringify(record)}\n`);
  };
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

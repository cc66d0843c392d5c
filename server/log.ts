/** What a log line may carry: plain values. A record of a request, a lead or an error object does not fit. */
export type LogValue = string | number | boolean | null;
export type LogFields = Readonly<Record<string, LogValue>>;
export type LogLevel = "info" | "warn" | "error";

export type Log = Readonly<Record<LogLevel, (event: string, fields?: LogFields) => void>>;

const longest = 300;

// The rule is that no personal data is logged. This is the net below it, for a message that came from outside.
const likeAnEmail = /[^\s<>"']*(?:@|%40)[^\s<>"']*/g;

function safe(value: LogValue): LogValue {
  if (typeof value !== "string") return value;
  // Cut before too, because the pattern takes the square of a text's length; later than the end, so that no half of an
  // address is left there.
  return value
    .slice(0, 2 * longest)
    .replace(likeAnEmail, "[e-mail]")
    .slice(0, longest);
}

/** What a message quotes: often a value, and then it may be what a visitor sent. */
const quoted = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** A failure of this program as fields of a log line: what, without what its message quotes, and where in the code. */
export function failureFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  // Of the stack one frame, without the folders above the file: a path tells about the machine.
  const at = /\n\s+at .*?([^/\\() ]+:\d+:\d+)\)?(?:\n|$)/.exec(error.stack ?? "")?.[1];
  return { error: error.name, message: error.message.replace(quoted, "…"), ...(at !== undefined && { at }) };
}

/** One JSON object a line: time, level, event, then the fields. Events read `lead.accepted`: thing, what happened. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at = (level: LogLevel) => (event: string, fields?: LogFields) => {
    const safeFields = Object.entries(fields ?? {}).map(([name, value]) => [name, safe(value)]);
    const record = { time: new Date().toISOString(), level, event, ...Object.fromEntries(safeFields) };
    write(`${JSON.stringify(record)}\n`);
  };
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

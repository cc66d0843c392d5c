/** Other programs, run to their end. */
import { type ChildProcess, spawn } from "node:child_process";

/** What the user can mend, as one line. */
export class ImageError extends Error {
  override readonly name = "ImageError";
}

/** Something outside of this machine that cannot be reached. */
export class UnreachableError extends ImageError {}

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

type Options = {
  /** Shows what it writes while it runs, instead of returning it. */
  readonly shown?: boolean;
  /** Runs after an interruption too: it deletes what was made. */
  readonly cleanup?: boolean;
};

const running = new Set<ChildProcess>();
let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    interrupted = true;
    for (const child of running) child.kill("SIGTERM");
  });

/** Runs a program. A program that is not there ends with 127. Throws an ImageError after an interruption. */
export async function run(
  [program = "", ...args]: readonly string[],
  { shown = false, cleanup = false }: Options = {},
): Promise<Ended> {
  if (interrupted && !cleanup) throw new ImageError("Interrupted");
  const output = shown ? "inherit" : "pipe";
  const child = spawn(program, args, { stdio: ["ignore", output, output] });
  if (!cleanup) running.add(child);
  const written = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream]?.setEncoding("utf8").on("data", (text: string) => {
      written[stream] += text;
    });
  const code = await new Promise<number>((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (ended) => resolve(ended ?? 1));
  });
  running.delete(child);
  return { code, ...written };
}

export async function succeeds(command: readonly string[]): Promise<boolean> {
  return (await run(command)).code === 0;
}

/** Runs a program that has to succeed. Returns what it wrote to its standard output, without the space at its ends. */
export async function must(command: readonly string[], options: Options = {}): Promise<string> {
  const { code, stdout, stderr } = await run(command, options);
  if (code !== 0) {
    const reason = stderr.trim() === "" ? "" : `:\n${stderr.trim()}`;
    throw new ImageError(`${command.slice(0, 2).join(" ")} ended with ${code}${reason}`);
  }
  return stdout.trim();
}

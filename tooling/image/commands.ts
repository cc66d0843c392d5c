/** Runs other programs. */
import { type ChildProcess, spawn } from "node:child_process";

/** An error that the user can fix, as one line. */
export class ImageError extends Error {
  override readonly name = "ImageError";
}

/** Something outside this machine cannot be reached. */
export class UnreachableError extends ImageError {}

export type CommandResult = { readonly code: number; readonly stdout: string; readonly stderr: string };

type Options = {
  /** Shows the output instead of returning it. */
  readonly shown?: boolean;
  /** Runs after an interruption too. */
  readonly cleanup?: boolean;
};

const running = new Set<ChildProcess>();
let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    interrupted = true;
    for (const child of running) child.kill("SIGTERM");
  });

/** Runs a program. Returns code 127 for a missing one. Throws an ImageError after an interruption. */
export async function run(
  [program = "", ...args]: readonly string[],
  { shown = false, cleanup = false }: Options = {},
): Promise<CommandResult> {
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

/** Runs a program and throws if it fails. Returns its trimmed standard output. */
export async function runOrThrow(command: readonly string[], options: Options = {}): Promise<string> {
  const { code, stdout, stderr } = await run(command, options);
  if (code !== 0) {
    const reason = stderr.trim() === "" ? "" : `:\n${stderr.trim()}`;
    throw new ImageError(`${command.slice(0, 2).join(" ")} ended with ${code}${reason}`);
  }
  return stdout.trim();
}

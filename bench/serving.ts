/** The servers that are measured, each a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { end, freePort } from "../testing/child-process.ts";

export const root = join(import.meta.dirname, "..");
export const emptyPath = "/empty/";
export const checkboxPath = "/checkbox/";
/** Returns the processor time that the server has used so far, in microseconds. */
export const processorTimePath = "/processor-time/";

/** Followed by `on` or `off`: from then on visits are counted, or not. */
export const countingPath = "/counting/";

/** Called when this program ends, also after an error or a signal. */
const cleanUps: (() => void)[] = [];
process.once("exit", () => {
  for (const cleanUp of cleanUps) cleanUp();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** A folder on this machine's disk, deleted when this program ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export type Serving = { readonly origin: string; stop(): Promise<void> };

/** Starts a program of the project that listens on PORT, and waits until it responds. Its output is written to a file. */
export async function startServing(
  program: string,
  {
    args = [],
    variables = {},
  }: { args?: readonly string[]; variables?: Readonly<Record<string, string>> } = {},
): Promise<Serving> {
  const port = await freePort();
  const folder = temporaryFolder();
  const log = openSync(join(folder, "log"), "w");
  const { PATH = "", HOME = "" } = process.env;
  const child: ChildProcess = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env: {
      PATH,
      HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      ...variables,
    },
    stdio: ["ignore", log, "inherit"],
  });
  cleanUps.unshift(() => child.kill("SIGKILL"));
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await sleep(100);
  }
  return {
    origin,
    stop: () => end(child, "SIGTERM"),
  };
}

/** The production server, with the empty page. */
export const startSite = (variables: Readonly<Record<string, string>> = {}) =>
  startServing("bench/host.ts", { variables });

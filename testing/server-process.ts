/** The production server and the owner's commands, as processes of their own. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");
const ownNode = join(root, "node_modules/.bin/node");
/** The project's own Node if it is installed: the test runner's may be older. */
const node = existsSync(ownNode) ? ownNode : process.execPath;

type Variables = Readonly<Record<string, string>>;

/** Only the variables that a program needs, so that the server gets none of this machine's settings by chance. */
function cleanEnvironment(variables: Variables): Record<string, string> {
  const { PATH = "", HOME = "", TMPDIR = "", NODE_COMPILE_CACHE = "" } = process.env;
  return {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    NODE_ENV: "production",
    ...variables,
  };
}

/** An empty folder; `remove` deletes it. In memory if the system supports it, which is faster than a disk. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const memory = "/dev/shm";
  const path = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "site-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

export type ServerProcess = {
  readonly pid: number;
  readonly origin: string;
  readonly port: number;
  /** Its output so far, from both streams. */
  output(): string;
  /** Sends a signal and waits for the end. Returns the exit code, or null if the signal ended it. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  /** Resolves with the exit code at its end. */
  readonly exited: Promise<number | null>;
};

/** The server's own command and environment, for a program that starts it. */
export const serverCommand = (variables: Variables) => ({
  command: [node, join(root, "server/main.ts")],
  env: cleanEnvironment({ HOST: "127.0.0.1", PORT: "0", ...variables }),
});

/** `through`: a command that starts the server, whose own command is added as the last arguments. */
function launch(variables: Variables, through: readonly string[] = []) {
  const [command = node, ...args] = [...through, node, "server/main.ts"];
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    env: cleanEnvironment(variables),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { out: "", err: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    written.out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    written.err += text;
  });
  const exited = once(child, "close").then(([code]) => code as number | null);
  return { child, written, exited };
}

/** Starts the server on a free port of 127.0.0.1, and waits until it prints its address. */
export async function startServer(
  variables: Variables,
  through: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, written, exited } = launch({ HOST: "127.0.0.1", PORT: "0", ...variables }, through);
  const listening = new Promise<number>((resolve) => {
    const look = () => {
      const port = /^Site\s+http:\/\/localhost:(\d+)$/m.exec(written.out)?.[1];
      if (port === undefined) return;
      child.stdout?.off("data", look);
      resolve(Number(port));
    };
    child.stdout?.on("data", look);
  });
  const failed = exited.then((code) => {
    throw new Error(`The server ended with ${code}: ${written.out}${written.err}`);
  });
  const port = await Promise.race([listening, failed]);
  failed.catch(() => {});
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    port,
    output: () => written.out + written.err,
    exited,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      return exited;
    },
  };
}

/** Starts a server that is expected to fail, and returns how it ended. */
export async function startAndFail(variables: Variables) {
  const { child, written, exited } = launch({ HOST: "127.0.0.1", PORT: "0", ...variables });
  const deadline = setTimeout(() => child.kill("SIGKILL"), 40_000);
  const code = await exited;
  clearTimeout(deadline);
  return { code, ...written };
}

/** `npm run leads -- …` beside a server with these variables. Returns its output. */
export async function leadsProgram(variables: Variables, ...args: readonly string[]): Promise<string> {
  const env = cleanEnvironment(variables);
  const { stdout } = await promisify(execFile)(node, ["server/cli/main.ts", ...args], { cwd: root, env });
  return stdout;
}

/** `npm run check-live -- --json --english` with these variables: the outcomes, by the ID of the check. */
export async function checkLive(variables: Variables): Promise<ReadonlyMap<string, string>> {
  const args = ["server/check-live/main.ts", "--json", "--english"];
  const { stdout } = await promisify(execFile)(node, args, {
    cwd: root,
    env: cleanEnvironment(variables),
  }).catch((error: { stdout: string }) => error);
  const { checks } = JSON.parse(stdout) as { checks: { id: string; status: string; reason?: string }[] };
  return new Map(checks.map(({ id, status, reason = "" }) => [id, `${status} ${reason}`.trim()]));
}

/** `npm run leads -- …` beside a server that stores its leads in this folder. */
export async function leadsCommand(dataDir: string, ...args: readonly string[]): Promise<string> {
  return leadsProgram({ DATA_DIR: dataDir }, ...args);
}

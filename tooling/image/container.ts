/** A container for testing an image: not root, no capabilities, a read-only file system. */
import type { CommandResult } from "./commands.ts";
import { ImageError, run, runOrThrow } from "./commands.ts";
import type { Engine } from "./engine.ts";

/** How long a server may take to stop, in seconds. */
export const stopSeconds = 30;

export type Container = {
  /** Its address on this machine. */
  readonly origin: string;
  /** Runs a command in it, as its user. */
  exec(command: readonly string[]): Promise<CommandResult>;
  logs(): Promise<string>;
  /** Sends SIGTERM. Returns the exit code, which is not 0 if it has to be killed. */
  stop(): Promise<number>;
  /** Stops and deletes it with its volumes. */
  remove(): Promise<void>;
};

export async function startContainer({ command }: Engine, image: string): Promise<Container> {
  const port = "3000/tcp";
  const restrictions = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
  const container = await runOrThrow([
    ...[...command, "run", "--detach", ...restrictions, "--security-opt", "no-new-privileges"],
    ...["--publish", `127.0.0.1::${port}`, image],
  ]);
  const remove = async () => {
    await runOrThrow([...command, "rm", "--force", "--volumes", container], { cleanup: true });
  };
  try {
    const published = await runOrThrow([...command, "port", container, port]);
    return {
      origin: `http://${published.split("\n")[0]}`,
      exec: (args) => run([...command, "exec", container, ...args]),
      async logs() {
        const { stdout, stderr } = await run([...command, "logs", container]);
        return stdout + stderr;
      },
      async stop() {
        await runOrThrow([...command, "stop", "--time", String(stopSeconds), container]);
        return Number(await runOrThrow([...command, "wait", container]));
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw new ImageError(`The container was started and cannot be reached: ${(error as Error).message}`);
  }
}

/** A container for testing an image: not root, no capabilities, a read-only file system. */
import type { Ended } from "./commands.ts";
import { ImageError, must, run } from "./commands.ts";
import type { Engine } from "./engine.ts";

/** How long a server may take to stop, in seconds. */
export const stopSeconds = 30;

export type Container = {
  /** Its address on this machine. */
  readonly origin: string;
  /** Runs a command in it, as its user. */
  exec(command: readonly string[]): Promise<Ended>;
  logs(): Promise<string>;
  /** Sends SIGTERM. Returns the exit code, which is not 0 if it has to be killed. */
  stop(): Promise<number>;
  /** Stops and deletes it with its volumes. */
  remove(): Promise<void>;
};

export async function startContainer({ command }: Engine, image: string): Promise<Container> {
  const port = "3000/tcp";
  const restrictions = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
  const container = await must([
    ...[...command, "run", "--detach", ...restrictions, "--security-opt", "no-new-privileges"],
    ...["--publish", `127.0.0.1::${port}`, image],
  ]);
  const remove = async () => {
    await must([...command, "rm", "--force", "--volumes", container], { cleanup: true });
  };
  try {
    const published = await must([...command, "port", container, port]);
    return {
      origin: `http://${published.split("\n")[0]}`,
      exec: (args) => run([...command, "exec", container, ...args]),
      async logs() {
        const { stdout, stderr } = await run([...command, "logs", container]);
        return stdout + stderr;
      },
      async stop() {
        await must([...command, "stop", "--time", String(stopSeconds), container]);
        return Number(await must([...command, "wait", container]));
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw new ImageError(`The container was started and cannot be reached: ${(error as Error).message}`);
  }
}

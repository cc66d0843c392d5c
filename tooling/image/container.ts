/** A container of an image, started to be tried: not root, no capabilities, a file system that is only read. */
import type { Ended } from "./commands.ts";
import { ImageError, must, run } from "./commands.ts";
import type { Engine } from "./engine.ts";

/** How long a server may take to end in order once it is told to, in seconds. */
export const stopSeconds = 30;

export type Container = {
  /** Where it is reached from this machine. */
  readonly origin: string;
  /** Runs a command in it, as its user. */
  exec(command: readonly string[]): Promise<Ended>;
  /** All that it has written. */
  logs(): Promise<string>;
  /** Sends SIGTERM. Returns the exit code; what has not ended in time is killed, which is another code than 0. */
  stop(): Promise<number>;
  /** Ends it if it still runs, and deletes it with its volumes. */
  remove(): Promise<void>;
};

/** Starts an image with docker or podman. */
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
    throw new ImageError(`The image was started and cannot be reached: ${(error as Error).message}`);
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A server that is started again whenever it ends, on a port that stays open meanwhile: what systemd does. */
export type ActivatedServer = {
  readonly port: number;
  /** Stops the running server. The next one is started at once. */
  restart(): void;
  /** How many servers have begun to serve. */
  starts(): number;
  output(): string;
  stop(): Promise<void>;
};

/** Starts each server with the variables of sd_listen_fds(3), and prints its process ID first. */
const supervisor = `
trap 'kill $child; exit' TERM
while :; do
  sh -c 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' sh "$@" & child=$!
  wait $child
done`;

/** `command`: the program with its arguments. Its environment is `env` and what systemd adds. */
export async function startActivated(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ActivatedServer> {
  const socket = createServer();
  await once(socket.listen(0, "127.0.0.1"), "listening");
  const { port } = socket.address() as AddressInfo;
  // Node has no public way to pass a listening socket on to a program that is not Node.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const child = spawn("sh", ["-c", supervisor, "sh", ...command], {
    env,
    stdio: ["ignore", "pipe", "pipe", fd],
  });
  // The supervisor has its own copy now.
  socket.close();
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  const exited = once(child, "close");
  return {
    port,
    restart: () => process.kill(Number(written.match(/(?<=^pid )\d+/gm)?.at(-1)), "SIGTERM"),
    starts: () => written.match(/^Site /gm)?.length ?? 0,
    output: () => written,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** A container without a container runtime: `sandbox.sh` in its own namespaces. Needs root, on Linux. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#testing/child-process.ts";
import { ImageError, run, runOrThrow } from "./commands.ts";
import { type Container, stopSeconds } from "./container.ts";
import type { Engine, ImageConfig } from "./engine.ts";

export async function startSandbox(
  { command }: Engine,
  image: string,
  config: ImageConfig,
): Promise<Container> {
  const container = await runOrThrow([...command, "from", "--pull-never", image]);
  const root = await runOrThrow([...command, "mount", container]);
  const port = await freePort();
  const environment = [...config.environment, "HOST=127.0.0.1", `PORT=${port}`];
  const [volume = "/tmp"] = config.volumes;

  const namespaces = ["--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"];
  const sandbox = join(import.meta.dirname, "sandbox.sh");
  const place = [root, config.user, config.workingDirectory, volume];
  const args = [...namespaces, sandbox, ...place, ...environment, ...config.command];
  const child = spawn("unshare", args, { stdio: ["ignore", "pipe", "pipe"] });
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  const ended = once(child, "close").then(([code]) => (code as number | null) ?? 1);

  /** The first process in the sandbox, which becomes the server; undefined until it exists. */
  const server = () => {
    if (child.exitCode !== null) throw new ImageError(`The image's program has ended: ${written}`);
    const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
    return first === "" ? undefined : Number(first);
  };
  const privileges = [`--reuid=${config.user}`, `--regid=${config.user}`, "--clear-groups", "--no-new-privs"];

  return {
    origin: `http://127.0.0.1:${port}`,
    async exec(inside) {
      const target = server();
      if (target === undefined) return { code: 1, stdout: "", stderr: "It has not started yet" };
      return run([
        ...["nsenter", `--target=${target}`, "--mount", "--pid", "--root", "--wd"],
        ...["/usr/bin/env", "--ignore-environment", "/usr/bin/setpriv", ...privileges],
        ...["--inh-caps=-all", "--bounding-set=-all", "/usr/bin/env", ...environment, ...inside],
      ]);
    },
    logs: async () => written,
    async stop() {
      const target = server();
      if (target !== undefined) process.kill(target, "SIGTERM");
      const killed = sleep(stopSeconds * 1000, 137, { ref: false });
      return Promise.race([ended, killed]);
    },
    async remove() {
      if (child.exitCode === null) child.kill("SIGKILL");
      await ended;
      await runOrThrow([...command, "rm", container], { cleanup: true });
    },
  };
}

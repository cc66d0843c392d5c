import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./files.ts";

/** Builds the project into `build/`. Ends this process if that fails, with what the builder has said. */
export async function runReactRouter(root: string): Promise<void> {
  const program = join(root, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [program, "build"], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  // Otherwise the build would continue after this process is stopped.
  const stop = () => child.kill();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  const [status] = await once(child, "close");
  if (status !== 0) {
    process.stderr.write(`\n${output}`);
    process.exit(status ?? 1);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.off(signal, stop);
}

/** Deletes the loaders' results, which React Router writes beside each page. */
export function removeRouterData(client: string): void {
  for (const file of filesBelow(client, /\.data$/)) rmSync(file);
}

/** A browser that has seen nothing yet, driven through a port. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { temporaryFolder } from "./serving.ts";

export async function launchBrowser(executable: string) {
  const child = spawn(
    executable,
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--mute-audio",
      "--remote-debugging-port=0",
      `--user-data-dir=${temporaryFolder()}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let written = "";
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The browser ended: ${written}`)));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      written += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(written)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  return {
    port,
    async close() {
      child.removeAllListeners("exit");
      child.kill("SIGKILL");
      if (child.exitCode === null) await once(child, "close");
    },
  };
}

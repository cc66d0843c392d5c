/** Starts and refreshes the preview: the site with the drafts, in a process of its own (preview.ts). */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ContentDrafts } from "./content-drafts.ts";
import type { CopyReply } from "./copy-worker.ts";
import type { Preview } from "./editor.ts";
import type { PreviewReply } from "./preview.ts";

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A preview that has ended is started again after this time. */
const restartMs = 2000;

type Settings = {
  /** The project. */
  readonly root: string;
  /** The working copy, which is previewed. */
  readonly copy: string;
  /** What the preview stores. */
  readonly dataDir: string;
  /** Without which it answers nothing. */
  readonly token: string;
};

/** With an empty store: a form that is sent there reaches nobody. */
export async function startPreview(
  { root, copy, dataDir, token }: Settings,
  drafts: ContentDrafts,
): Promise<Preview & { stop(): void }> {
  // Known before it serves, so that the page may show it as soon as it does.
  const port = await freePort();
  const worker = new Worker(new URL("./copy-worker.ts", import.meta.url), { workerData: { root } });
  let next = Promise.resolve();
  let stopping = false;
  let ready = false;
  let failure: string | null = null;
  let child = start();

  function start(): ChildProcess {
    const { PATH = "", SITE_URL = "", IMAGE_CDN_URL = "", VIDEO_BASE_URL = "" } = process.env;
    const started = fork(join(copy, "tooling/edit/preview.ts"), {
      cwd: copy,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        PATH,
        NODE_ENV: "development",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        ACCESS_LOG: "none",
        SITE_URL,
        IMAGE_CDN_URL,
        VIDEO_BASE_URL,
        PREVIEW_TOKEN: token,
      },
    });
    started.stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (!/^Site\s/m.test(text)) return;
      ready = true;
      failure = null;
    });
    let errors = "";
    started.stderr?.setEncoding("utf8").on("data", (text: string) => {
      process.stderr.write(text);
      errors = `${errors}${text}`.slice(-4000);
    });
    started.once("exit", () => {
      ready = false;
      failure = /^\w*Error: .*$/m.exec(errors)?.[0] ?? errors.trim().split("\n").at(-1) ?? "";
      if (!stopping)
        setTimeout(() => {
          child = start();
        }, restartMs);
    });
    return started;
  }

  /** Makes the preview read its content again. Returns whether it could. */
  async function readAgain(): Promise<boolean> {
    if (!ready || !child.connected) return true;
    child.send({ refresh: true });
    const ended = once(child, "exit").then(() => [{ problem: "the preview has ended" }]);
    const [{ problem }] = (await Promise.race([once(child, "message"), ended])) as [PreviewReply];
    return problem === null;
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    ready: () => ready,
    failure: () => failure,
    refresh() {
      const refreshed = next.then(async () => {
        const all = drafts.all();
        worker.postMessage(all);
        const [reply] = (await once(worker, "message")) as [CopyReply];
        if ("failure" in reply) process.stderr.write(`${reply.failure}\n`);
        const isComplete = "used" in reply && reply.used === all.length;
        const complete = (await readAgain()) && isComplete;
        return { complete, problems: "problems" in reply ? reply.problems : [] };
      });
      next = refreshed.then(
        () => {},
        () => {},
      );
      return refreshed;
    },
    settled: () => next,
    stop() {
      stopping = true;
      void worker.terminate();
      child.kill();
    },
  };
}

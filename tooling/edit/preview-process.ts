/** Starts and refreshes the preview: the site with the drafts, in a process of its own (preview.ts). */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { updateCopy } from "./copy.ts";
import type { Drafts } from "./drafts.ts";
import type { Preview } from "./editor.ts";
import type { PreviewReply } from "./preview.ts";
import { validDrafts } from "./valid-drafts.ts";

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

type Folders = {
  /** The project. */
  readonly root: string;
  /** The working copy, which is previewed. */
  readonly copy: string;
  /** What the preview stores. */
  readonly dataDir: string;
};

/** With an empty store: a form that is sent there reaches nobody. */
export async function startPreview(
  { root, copy, dataDir }: Folders,
  drafts: Drafts,
): Promise<Preview & { stop(): void }> {
  // Known before it serves, so that the page may show it as soon as it does.
  const port = await freePort();
  const updatesPort = await freePort();
  let next = Promise.resolve();
  let stopping = false;
  let ready = false;
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
        PREVIEW_UPDATES_PORT: String(updatesPort),
      },
    });
    started.stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (/^Site\s/m.test(text)) ready = true;
    });
    started.stderr?.pipe(process.stderr);
    started.once("exit", () => {
      ready = false;
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
    refresh() {
      const refreshed = next.then(async () => {
        const valid = validDrafts(root, drafts);
        updateCopy(root, copy, drafts, valid);
        return (await readAgain()) && valid.length === drafts.all().length;
      });
      next = refreshed.then(
        () => {},
        () => {},
      );
      return refreshed;
    },
    stop() {
      stopping = true;
      child.kill();
    },
  };
}

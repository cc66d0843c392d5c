/** Starts and refreshes the preview: the site with the drafts, in a process of its own (preview.ts). */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { problemsIn } from "./checks.ts";
import { updateCopy } from "./copy.ts";
import { type Drafts, isFile } from "./drafts.ts";
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
  let ready = false;
  let complete = true;
  let next = Promise.resolve();
  const { PATH = "", SITE_URL = "", IMAGE_CDN_URL = "", VIDEO_BASE_URL = "" } = process.env;
  const child: ChildProcess = fork(join(copy, "tooling/edit/preview.ts"), {
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
      PREVIEW_UPDATES_PORT: String(await freePort()),
    },
  });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    if (/^Site\s/m.test(text)) ready = true;
  });
  child.stderr?.pipe(process.stderr);

  /** Brings the drafts into the working copy, without those that the site cannot use. */
  function update(): boolean {
    const all = drafts.all();
    updateCopy(root, copy, drafts, all);
    const wrong = problemsIn(copy);
    if (wrong.length === 0) return true;
    const valid = all.filter(
      (draft) =>
        isFile(draft) ||
        !wrong.some(({ file, field }) => {
          const path = draft.path.join(".");
          return (
            file === draft.file &&
            (field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`))
          );
        }),
    );
    updateCopy(root, copy, drafts, valid);
    if (problemsIn(copy).length > 0) updateCopy(root, copy, drafts, []);
    return false;
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    ready: () => ready,
    refresh() {
      const refreshed = next.then(async () => {
        complete = update();
        if (!ready || !child.connected) return complete;
        child.send({ refresh: true });
        const [{ problem }] = (await once(child, "message")) as [PreviewReply];
        return complete && problem === null;
      });
      next = refreshed.then(
        () => {},
        () => {},
      );
      return refreshed;
    },
    stop: () => child.kill(),
  };
}

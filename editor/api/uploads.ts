/** Pictures, captions, portraits, the logo and fonts that the owner chooses. */
import { existsSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Context as Request } from "hono";
import { bodyLimit } from "hono/body-limit";
import { slugOf } from "#app/domain/slug.ts";
import { fontFolder } from "../../tooling/content/fonts/folder.ts";
import type { Path } from "../../tooling/content/source.ts";
import { changeYaml } from "../../tooling/content/yaml.ts";
import type { Files } from "../draft/draft.ts";
import { replaceable } from "../fields/replaceable.ts";
import { fieldAt } from "../fields/sections.ts";
import { contentPath } from "../paths.ts";
import type { Session } from "../session.ts";
import { fontExtensions, maxUploadBytes, smallerThan, storedAs } from "../uploads.ts";
import { words } from "../words.ts";
import { badRequest, type EditorApp, localeOf, sectionNamed } from "./app.ts";

const limited = bodyLimit({
  maxSize: maxUploadBytes,
  onError: (request) => request.json({ problem: words[localeOf(request)].tooLarge }, 413),
});

export function uploadRoutes(app: EditorApp, session: Session): void {
  const { draft } = session;

  /** Stores the body for the place of a file, with what else changes then. */
  async function upload(request: Request, file: string, more: () => Files = () => new Map()) {
    contentPath(draft.root, file);
    const stored = await storedAs(file, new Uint8Array(await request.req.arrayBuffer()));
    if (typeof stored === "string") return request.json({ problem: words[localeOf(request)][stored] }, 422);
    session.write(new Map([...more(), [file, stored]]), [{ file, path: [] }]);
    const small = await smallerThan(file, stored);
    const { tooSmall } = words[localeOf(request)];
    const warning = small && tooSmall.replace("{found}", small.found).replace("{least}", small.least);
    return request.json({ name: basename(file), ...(warning !== null && { warning }) });
  }

  app.post("/upload", limited, async (request) => {
    const file = request.req.query("file") ?? "";
    if (!replaceable(draft.root).includes(file)) throw badRequest();
    return upload(request, file);
  });

  /** A portrait for a field that names a file of `content/portraits`. */
  app.post("/portrait", limited, async (request) => {
    const { section: id, name = "", path = "" } = request.req.query();
    const section = sectionNamed(session, id);
    const [owner = ""] = section.files;
    const at: Path = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (fieldAt(section, session.data, { file: owner, path: at })?.kind !== "portrait") throw badRequest();
    const base = slugOf(name.replace(/\.\w+$/, "")) || "portrait";
    const before = session.valueOf(owner, at);
    const isTaken = (stem: string) =>
      existsSync(join(draft.root, `content/portraits/${stem}.webp`)) && `${stem}.webp` !== before;
    let stem = base;
    for (let count = 2; isTaken(stem); count++) stem = `${base}-${count}`;
    return upload(
      request,
      `content/portraits/${stem}.webp`,
      () => new Map([[owner, changeYaml(draft.text(owner), [{ path: at, value: `${stem}.webp` }])]]),
    );
  });

  /** A font, which can then be chosen. */
  app.post("/font", limited, async (request) => {
    const given = request.req.query("name") ?? "";
    const extension = extname(given).toLowerCase();
    if (!fontExtensions.includes(extension))
      return request.json({ problem: words[localeOf(request)].notAFont }, 422);
    return upload(request, `${fontFolder}/${slugOf(basename(given, extname(given))) || "font"}${extension}`);
  });
}

/** Begins what is more than an entry of a list: a case study, an option, a video. Takes a case study away. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  createWriteStream,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import * as v from "valibot";
import { projectSchema } from "#app/content/schemas/project.ts";
import { projectPictures } from "#app/domain/project.ts";
import { slugOf } from "#app/domain/slug.ts";
import { isLocale, languageTag, locales } from "#app/i18n/locales.ts";
import { explain } from "../../tooling/content/messages.ts";
import { changeList, changeYaml, parseYaml, valueAt } from "../../tooling/content/yaml.ts";
import { editFolder } from "../draft/project.ts";
import { isCategory, sectionsOf } from "../fields/sections.ts";
import { skeletonOf } from "../fields/skeleton.ts";
import type { Session } from "../session.ts";
import { leastSizes } from "../uploads.ts";
import { words } from "../words.ts";
import { badRequest, type EditorApp, localeOf, posted, sectionNamed } from "./app.ts";

const orderFile = "content/portfolio/order.yaml";
const videosFile = "content/videos/videos.yaml";
const nameSchema = v.pipe(v.string(), v.trim());
const maxVideoBytes = 2 * 1024 ** 3;

export const videoPlaces = ["presentation", "intro", "promo"] as const;

/** A grey one, until the owner's is there: no page can be made without, and `blankPictures` keeps it from being published. */
const placeholderPicture = (kind: (typeof projectPictures)[number]): Promise<Uint8Array> => {
  const [width, height] = leastSizes[kind];
  return sharp({ create: { width, height, channels: 3, background: "#8a8a8a" } })
    .webp({ quality: 10 })
    .toBuffer();
};

export function newEntryRoutes(app: EditorApp, session: Session): void {
  const { draft } = session;
  const read = (file: string) => draft.text(file);
  const orderOf = () => session.valueOf(orderFile, ["order"]) as readonly string[];

  app.post("/project", async (request) => {
    const { name } = await posted(request, v.strictObject({ name: nameSchema }));
    const locale = localeOf(request);
    const t = words[locale];
    const slug = slugOf(name);
    if (slug === "") return request.json({ problem: t.noName }, 422);
    const [problem] = v.safeParse(projectSchema.entries.clientName, name).issues ?? [];
    if (problem !== undefined) return request.json({ problem: explain(problem.message, locale) }, 422);
    const file = `content/portfolio/${slug}/project.yaml`;
    if (orderOf().includes(slug) || read(file) !== "") return request.json({ problem: t.sameName }, 422);
    const dark = session.valueOf("content/brand.yaml", ["colours", "dark"]) as Record<string, string>;
    const begun = {
      ...(skeletonOf(projectSchema) as object),
      clientName: name,
      territory: session.valueOf("content/place.yaml", ["homeTerritory"]),
      year: new Date().getFullYear(),
      palette: { ground: dark.canvas, ink: dark.ink, accent: dark["accent-ink"] },
    };
    const pictures = await Promise.all(
      projectPictures.map(
        async (kind) => [`content/portfolio/${slug}/${kind}.webp`, await placeholderPicture(kind)] as const,
      ),
    );
    const files = [
      ...pictures,
      [file, changeYaml("", [{ path: [], value: begun }])],
      [orderFile, changeList(read(orderFile), ["order"], { do: "add", value: slug })],
    ] as const;
    session.write(new Map<string, string | Uint8Array>(files), [{ file, path: [] }]);
    return request.json({ section: `portfolio/${slug}/project`, field: "clientName" });
  });

  /** With all that names it elsewhere. */
  app.post("/project/remove", async (request) => {
    const { slug } = await posted(request, v.strictObject({ slug: v.string() }));
    const index = orderOf().indexOf(slug);
    if (index === -1) throw badRequest();
    const files = new Map<string, string | null>([
      [orderFile, changeList(read(orderFile), ["order"], { do: "remove", index })],
    ]);
    for (const path of globSync(`content/portfolio/${slug}/**/*.*`, { cwd: draft.root }))
      files.set(path.replaceAll("\\", "/"), null);
    const testimonials = session.valueOf("content/testimonials.yaml", ["testimonials"]) as readonly {
      project?: string;
    }[];
    const left = testimonials.filter(({ project }) => project !== slug);
    if (left.length < testimonials.length)
      files.set(
        "content/testimonials.yaml",
        changeYaml(read("content/testimonials.yaml"), [{ path: ["testimonials"], value: left }]),
      );
    const rates = "content/conversion-rates.yaml";
    if (session.valueOf(rates, ["conversionRates", "projectSlug"]) === slug)
      files.set(rates, changeYaml(read(rates), [{ path: ["conversionRates"], value: null }]));
    session.write(files, [{ file: `content/portfolio/${slug}/project.yaml`, path: [] }]);
    return request.json({});
  });

  app.post("/option", async (request) => {
    const given = await posted(request, v.strictObject({ section: v.string(), name: nameSchema }));
    const t = words[localeOf(request)];
    const section = sectionNamed(session, given.section);
    const [file = ""] = section.files;
    if (!isCategory(section)) throw badRequest();
    const key = slugOf(given.name).replaceAll("-", "_");
    if (!/^[a-z]/.test(key)) return request.json({ problem: t.noName }, 422);
    const taken = sectionsOf(draft.root)
      .filter(isCategory)
      .flatMap(({ files }) => files);
    const packs = session.valueOf("content/catalogue/packs.yaml", ["packs"]) as readonly { key: string }[];
    if (
      packs.some((pack) => pack.key === key) ||
      taken.some((other) => session.valueOf(other, [key]) !== undefined)
    )
      return request.json({ problem: t.sameName }, 422);
    const both = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text]));
    const value = {
      price: { kind: "onQuote" },
      contract: false,
      ...{ name: both(given.name), description: both(given.name), searchWords: both(given.name) },
    };
    session.setValue(file, [key], value);
    return request.json({ section: section.id, field: key });
  });

  app.post("/video", async (request) => {
    const t = words[localeOf(request)];
    const { file = "", name = "", where = "", language = "" } = request.req.query();
    const { body } = request.req.raw;
    const place = videoPlaces.find((one) => one === where);
    if (place === undefined || !isLocale(language) || body === null) throw badRequest();
    if (Number(request.req.header("Content-Length") ?? 0) > maxVideoBytes)
      return request.json({ problem: t.videoTooLarge }, 413);
    const slug = slugOf(name);
    if (slug === "") return request.json({ problem: t.noName }, 422);
    const id = `${place}-${slug}-${languageTag[language]}`;
    const videos = session.valueOf(videosFile, ["videos"]) as readonly { readonly id: string }[];
    if (videos.some((video) => video.id === id)) return request.json({ problem: t.sameName }, 422);
    const parent = join(editFolder(draft.project), "videos");
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(join(parent, "one-"));
    try {
      const recording = join(folder, `recording${/^\.\w+$/.test(extname(file)) ? extname(file) : ""}`);
      await pipeline(Readable.fromWeb(body as never), createWriteStream(recording));
      const problem = await encode(folder, recording, id, language);
      if (problem !== null) return request.json({ problem: `${t.notAVideo} ${problem}` }, 422);
      const made = globSync("content/videos/*/*.*", { cwd: folder }).concat(
        globSync("content/videos/*.m3u8", { cwd: folder }),
      );
      const [row] = valueAt(parseYaml(readFileSync(join(folder, videosFile), "utf8")), [
        "videos",
      ]) as unknown[];
      session.write(
        new Map<string, string | Uint8Array>([
          ...made.map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path))] as const),
          [videosFile, changeList(read(videosFile), ["videos"], { do: "add", value: row })],
        ]),
        [{ file: videosFile, path: ["videos"] }],
      );
      return request.json({ section: "videos/videos" });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Runs `npm run video` for a folder that has nothing but a list of videos. Returns what is wrong with the recording, or null. */
async function encode(folder: string, file: string, id: string, language: string): Promise<string | null> {
  mkdirSync(join(folder, "content/videos"), { recursive: true });
  writeFileSync(join(folder, videosFile), "videos: []\n");
  const program = join(import.meta.dirname, "../../tooling/video/main.ts");
  const endWithParent = join(import.meta.dirname, "../publish/end-with-parent.mjs");
  const args = ["--import", endWithParent, program, "--project", folder, file, id, language];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "ignore", "pipe"] });
  const [[code], errors] = await Promise.all([once(child, "close"), text(child.stderr)]);
  return code === 0 ? null : errors.trim();
}

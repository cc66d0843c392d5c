import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { compose } from "#app/i18n/compose.ts";
import type { Localized } from "#app/i18n/locales.ts";
import * as identityFile from "#content/identity.ts";
import { editedContent } from "#testing/edited-content.ts";
import { publishedFont } from "#testing/rehearsal/fonts.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import type { Problem } from "../../tooling/content/problem.ts";
import type { Path } from "../../tooling/content/source.ts";
import { changeYaml } from "../../tooling/content/yaml.ts";
import { Draft } from "../draft/draft.ts";
import { conflictsOf, takeIn } from "../draft/take-in.ts";
import { blankPictures } from "../fields/checks.ts";
import type { FormValue } from "../fields/form-values.ts";
import { placeholders } from "../fields/placeholders.ts";
import type { FieldView, NodeView, SectionView, StoredCell } from "../fields/view.ts";
import type { Outcome } from "../publish/publish.ts";
import { Session } from "../session.ts";
import { createApp } from "./app.ts";
import type { ChangesView } from "./state.ts";

/** Before a push, one test of the first run: each writes the whole content several times. */
const isQuick = process.env.TEST_RUN === "quick";
const home = "content/words/fr-fr/home.yaml";
const action = { section: "words/home", file: home, path: ["hero.action"] };

/** The editor of the project's content. `problems`: what keeps changes from the preview. */
function editor({
  problems = [],
  outcome = { state: "nothing" },
}: {
  problems?: readonly Problem[];
  outcome?: Outcome;
} = {}) {
  const draft = new Draft(editedContent());
  const session = new Session({
    draft,
    preview: { problems, refresh: async () => {}, compose },
    publish: async () => outcome,
  });
  const app = createApp(session, "script()");
  const url = (path: string, locale = "fr-fr") =>
    `/_edit/${path}${path.includes("?") ? "&" : "?"}locale=${locale}`;
  return {
    draft,
    session,
    get: (path: string, locale?: string) => app.request(url(path, locale)),
    async json<T>(path: string, locale?: string): Promise<T> {
      return (await app.request(url(path, locale))).json() as Promise<T>;
    },
    async post(path: string, body: unknown, locale?: string) {
      const response = await app.request(url(path, locale), {
        method: "POST",
        body: body instanceof Blob ? body : JSON.stringify(body),
      });
      return { status: response.status, reply: await response.json().catch(() => null) };
    },
    valueIn: (file: string, path: Path) => session.valueOf(file, path),
    said: () => session.valueOf(home, action.path),
  };
}

const fieldsIn = (nodes: readonly NodeView[]): readonly FieldView[] =>
  nodes.flatMap((node) =>
    node.type === "field" ? [node] : node.type === "group" ? fieldsIn(node.children) : [],
  );

test("the page runs its own script alone, and may be framed by nobody", async () => {
  const { get } = editor();
  const page = await get("");
  expect(await page.text()).toContain('<script src="/_edit/page.js"></script>');
  expect(page.headers.get("Content-Security-Policy")).toMatch(
    /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
  );
  expect(await (await get("page.js")).text()).toBe("script()");
});

test("a section has its fields in both languages, with names, hints, lengths and what is wrong", async () => {
  const { json, post, said } = editor();
  await post("change", { ...action, by: "a", before: [said()], form: "x".repeat(90) });
  const view = await json<SectionView>("section?id=words/home");
  const field = fieldsIn(view.nodes).find(({ id }) => id === "hero.action");
  expect(field).toMatchObject({
    label: "Bouton",
    max: 50,
    cells: [
      { locale: "fr-fr", changed: true },
      { locale: "en-en", changed: false },
    ],
  });
  expect(field?.cells[0]?.problems).toEqual(["Au plus 50 caractères."]);
  expect((await json<SectionView>("section?id=brand", "en-en")).title).toBe("Name, contact details, colours");
});

test("two pages see each other's changes, and the same value is not overwritten in silence", async () => {
  const { post, said, session } = editor();
  const news: string[] = [];
  session.listen((event) => news.push(event));
  const before = [said()];
  expect(await post("change", { ...action, by: "a", before, form: "De A" })).toMatchObject({ status: 200 });
  expect(news.join("")).toMatch(/event: changed\ndata: "a"/);
  // A page that has not had its last answer yet goes on.
  expect(await post("change", { ...action, by: "a", before, form: "De A encore" })).toMatchObject({
    status: 200,
  });
  expect(await post("change", { ...action, by: "b", before, form: "De B" })).toEqual({
    status: 409,
    reply: { before: ["De A encore"], form: "De A encore", problems: [], reads: null },
  });
  expect(said()).toBe("De A encore");
  expect(await post("change", { ...action, by: "b", before: ["De A encore"], form: "De B" })).toMatchObject({
    status: 200,
  });
  expect(said()).toBe("De B");
  // Nor by the page that wrote there before somebody took it back.
  await post("undo", {});
  const undone = said();
  expect(undone).not.toBe("De B");
  expect(await post("change", { ...action, by: "b", before: ["De B"], form: "De B encore" })).toMatchObject({
    status: 409,
    reply: { form: undone },
  });
});

test("only fields of the content are written, and no link is followed", async () => {
  const { post, get, draft } = editor();
  const change = { ...action, by: "a", before: [], form: "x" };
  for (const other of [
    { file: "package.json" },
    { file: "content/../package.json" },
    { file: "content/brand.yaml" },
    { path: ["no.such.key"] },
    { section: "nothing" },
  ])
    expect(await post("change", { ...change, ...other })).toMatchObject({ status: 400 });
  for (const file of [
    "content/../build/page.webp",
    "/etc/hostname",
    "content/pictures/none.webp",
    "content/brand.yaml",
  ])
    expect(await post(`upload?file=${encodeURIComponent(file)}`, new Blob(["abc"]))).toMatchObject({
      status: 400,
    });
  expect(await post("discard", { file: "app/root.tsx", path: [] })).toMatchObject({ status: 422 });
  expect(await post("portrait?section=brand&path=name&name=a", new Blob(["abc"]))).toMatchObject({
    status: 400,
  });
  const outside = join(temporaryDirectory(), "outside.webp");
  writeFileSync(outside, "outside");
  // An agency may have no portraits yet.
  mkdirSync(join(draft.root, "content/portraits"), { recursive: true });
  const link = join(draft.root, "content/portraits/link.webp");
  symlinkSync(outside, link);
  expect(await post("upload?file=content/portraits/link.webp", new Blob(["abc"]))).toMatchObject({
    status: 422,
    reply: { problem: expect.stringMatching(/lien symbolique.*content\/portraits\/link\.webp/) },
  });
  const shown = await get("file?file=content/portraits/link.webp");
  expect([shown.status, await shown.text()]).toEqual([422, expect.stringContaining("lien symbolique")]);
  rmSync(link);
  expect(readFileSync(outside, "utf8")).toBe("outside");
  expect(draft.changedFiles()).toEqual([]);
});

test("an upload without an end is cut off", async () => {
  const { session } = editor();
  const app = createApp(session, "");
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const answer = await app.request("/_edit/font?name=a.ttf&locale=fr-fr", {
    method: "POST",
    body,
    duplex: "half",
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(40);
});

test("a text with values of the content shows how it reads, also right after a change", async () => {
  const { json, post, said } = editor();
  const { nodes } = await json<SectionView>("section?id=words/home");
  const field = fieldsIn(nodes).find(({ id }) => id === action.path[0]);
  expect(field?.cells.map(({ reads }) => reads)).toEqual([null, null]);
  const form = "*Appelez* {agency.name}";
  const { reply } = await post("change", { ...action, by: "a", before: [said()], form });
  expect((reply as { readonly reads: string }).reads).toMatch(/^Appelez [^{*]+$/);
});

test("a list changes by its buttons, and not if it is another by now", async () => {
  const { post, valueIn } = editor();
  const file = "content/faq/showcase.yaml";
  const count = () => (valueIn(file, ["questions"]) as readonly unknown[]).length;
  const before = count();
  const add = { by: "a", section: "faq/showcase", action: "begin", id: "questions", count: 0 };
  expect(await post("part", add)).toEqual({ status: 200, reply: { next: `questions.${before}` } });
  expect(valueIn(file, ["questions", before, "question"])).toEqual(placeholders);
  const remove = { ...add, action: "remove", id: "questions.0" };
  expect(await post("part", { ...remove, count: before })).toMatchObject({ status: 409 });
  expect(count()).toBe(before + 1);
  const up = { ...remove, action: "up", id: `questions.${before}`, count: before + 1 };
  expect(await post("part", up)).toEqual({ status: 200, reply: { next: `questions.${before - 1}` } });
  await post("undo", {});
  expect(await post("part", { ...add, id: "sample" })).toMatchObject({ status: 400 });
  expect(await post("part", { ...add, action: "end" })).toMatchObject({ status: 400 });
  await post("undo", {});
  expect(count()).toBe(before);
  await post("redo", {});
  expect(count()).toBe(before + 1);
});

test("another kind of price asks for its amount, and the steps are named", async () => {
  const { json, post, valueIn } = editor();
  const file = "content/catalogue/options/features.yaml";
  const [key = ""] = Object.keys(valueIn(file, []) as object).filter((one) => one !== "sample");
  const path = [key, "price", "kind"];
  const change = {
    by: "a",
    section: "catalogue/options/features",
    file,
    path,
    before: [valueIn(file, path)],
  };
  expect(await post("change", { ...change, form: "onQuote" })).toMatchObject({
    status: 200,
  });
  expect(valueIn(file, [key, "price"])).toEqual({ kind: "onQuote" });
  const { undo, count } = await json<{ undo: string; count: number }>("state");
  expect([undo, count]).toEqual([expect.stringContaining("Prix"), expect.any(Number)]);
});

test("changes are shown as people read them, and one is taken back without the others", async () => {
  const { json, post, valueIn, said } = editor();
  const before = String(said());
  await post("change", { ...action, by: "a", before: [before], form: "Un essai" });
  const theme = valueIn("content/brand.yaml", ["theme"]);
  const other = theme === "light" ? "dark" : "light";
  await post("change", {
    by: "a",
    section: "brand",
    file: "content/brand.yaml",
    path: ["theme"],
    before: [theme],
    form: other,
  });
  const groups = await json<ChangesView>("changes");
  expect(groups.map(({ changes }) => changes.length)).toEqual([1, 1]);
  expect(groups).toContainEqual({
    title: "Accueil",
    changes: [
      expect.objectContaining({
        ...{ name: "Accueil › Haut de page › Bouton › Français", isByHand: false },
        ...{ before, after: "Un essai" },
      }),
    ],
  });
  await post("discard", { file: home, path: action.path });
  expect([said(), valueIn("content/brand.yaml", ["theme"])]).toEqual([before, other]);
});

test("what was changed by hand is among the changes, beside the owner's own of the same page", async () => {
  const { draft, json, post, said } = editor();
  const path = join(draft.project, home);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(/^hero\.facts: .*$/m, 'hero.facts: "À la main"'));
  takeIn(draft);
  await post("change", { ...action, by: "a", before: [said()], form: "Un essai" });
  const [page, ...others] = await json<ChangesView>("changes");
  expect([page?.title, others]).toEqual(["Accueil", []]);
  expect(page?.changes.map(({ after, isByHand }) => [after, isByHand])).toEqual(
    expect.arrayContaining([
      ["À la main", true],
      ["Un essai", false],
    ]),
  );
  expect((await json<{ count: number }>("state")).count).toBe(2);
});

test("of two texts that the draft and the project have, the owner takes one, and is asked no more", async () => {
  const { draft, post, json, said } = editor();
  const path = join(draft.project, home);
  for (const [send, mine] of [
    ["keep", true],
    ["discard", false],
  ] as const) {
    const own = `Le mien, ${send}`;
    await post("change", { by: send, ...action, before: [said()], form: own });
    const theirs = `Le leur, ${send}`;
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(/^hero\.action: .*$/m, `hero.action: "${theirs}"`));
    takeIn(draft);
    const groups = await json<ChangesView>("changes");
    expect(groups.flatMap(({ changes }) => changes.map(({ conflict }) => conflict))).toEqual([theirs]);
    await post(send, { file: home, path: action.path });
    expect([said(), conflictsOf(draft)]).toEqual([mine ? own : theirs, []]);
  }
});

test("what is published is named by its sections, and many files cost no more than one", async () => {
  const files = [
    home,
    ...Array.from({ length: 50 }, (_, index) => `content/portfolio/a/result-${index}.webp`),
  ];
  const { post, session } = editor({ outcome: { state: "published", files, addresses: [] } });
  const context = vi.spyOn(session, "context");
  const { details } = (await post("publish", {})).reply;
  expect([details[0], context.mock.calls.length]).toEqual(["Accueil", 1]);
});

test("what cannot be published is named as people call it, with the address of its field", async () => {
  const problem = {
    file: home,
    line: 1,
    field: "hero.action",
    message: "{nothing} is not given by the page, which gives none",
  };
  const { post, json } = editor({ problems: [problem], outcome: { state: "problems", problems: [problem] } });
  const view = {
    ...{ section: "words/home", field: "hero.action", language: "fr-fr" },
    name: "Accueil › Haut de page › Bouton › Français",
    problem: expect.stringContaining("La page ne connaît pas {nothing}"),
  };
  expect((await post("publish", {})).reply).toMatchObject({ state: "problems", problems: [view] });
  expect(await json("state")).toMatchObject({ problems: [view] });
});

test("a case study is begun by its client's name, complete, once, and is taken away with all that names it", async () => {
  const { post, draft, valueIn, json } = editor();
  expect(await post("project", { name: "Hôtel du Port" })).toMatchObject({
    status: 200,
    reply: { section: "portfolio/hotel-du-port/project" },
  });
  const folder = "content/portfolio/hotel-du-port";
  expect(draft.changedFiles()).toEqual([
    ...["desktop.webp", "detail.webp", "phone.webp", "project.yaml"].map((name) => `${folder}/${name}`),
    "content/portfolio/order.yaml",
  ]);
  // Publish asks for its pictures.
  expect(await blankPictures(draft.root, draft.changedFiles())).toMatchObject(
    ["desktop", "detail", "phone"].map((kind) => ({
      ...{ file: `${folder}/project.yaml`, message: `expected the picture of its ${kind}` },
    })),
  );
  const { groups } = await json<{ groups: readonly { sections: readonly { title: string }[] }[] }>("state");
  expect(groups.flatMap(({ sections }) => sections.map(({ title }) => title))).toContain("Hôtel du Port");
  expect(await post("project", { name: "Hôtel du port" })).toMatchObject({ status: 422 });
  expect(await post("project", { name: "é".repeat(300) })).toMatchObject({
    status: 422,
    reply: { problem: "Au plus 40 caractères." },
  });
  expect(await post("project/remove", { slug: "../brand" })).toMatchObject({ status: 400 });
  expect(await post("project/remove", { slug: "hotel-du-port" })).toMatchObject({ status: 200 });
  expect(draft.changedFiles()).toEqual([]);
  const [slug] = valueIn("content/portfolio/order.yaml", ["order"]) as readonly string[];
  // An agency of its own may have none.
  if (slug === undefined) return;
  await post("project/remove", { slug });
  for (const file of [
    "content/testimonials.yaml",
    "content/conversion-rates.yaml",
    "content/portfolio/order.yaml",
  ])
    expect(JSON.stringify(valueIn(file, []))).not.toContain(`"${slug}"`);
});

test("an option is added to its category, and its key is taken then", async () => {
  const { post, valueIn } = editor();
  const section = "catalogue/options/marketing";
  expect(await post("option", { section: "figures", name: "A" })).toMatchObject({ status: 400 });
  expect(await post("option", { section, name: " " })).toMatchObject({ status: 422 });
  expect(await post("option", { section, name: "Bons cadeaux" })).toMatchObject({
    status: 200,
    reply: { section },
  });
  expect(valueIn(`content/${section}.yaml`, ["bons_cadeaux"])).toMatchObject({
    price: { kind: "onQuote" },
    name: { "fr-fr": "Bons cadeaux" },
  });
  expect(await post("option", { section: "catalogue/options/design", name: "Bons cadeaux" })).toMatchObject({
    status: 422,
  });
});

test("a portrait is replaced, and the one of before is gone", async () => {
  const { post, draft, valueIn } = editor();
  const picture = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 50, channels: 3, background: "#333" } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
  const path = ["founder", "portrait"];
  const send = (name: string) => post(`portrait?section=brand&path=${path.join(".")}&name=${name}`, picture);
  expect(await send("moi.HEIC.jpg")).toMatchObject({ status: 200 });
  const first = String(valueIn("content/brand.yaml", path));
  expect(draft.changedFiles()).toContain(`content/portraits/${first}`);
  await send("autre.jpg");
  expect(valueIn("content/brand.yaml", path)).toBe("autre.webp");
  expect(draft.changedFiles()).not.toContain(`content/portraits/${first}`);
  // Or taken away: nobody has it any more.
  const gone = { by: "a", section: "brand", file: "content/brand.yaml", path, form: "" };
  expect((await post("change", { ...gone, before: ["autre.webp"] })).status).toBe(200);
  expect(valueIn("content/brand.yaml", path)).toBeNull();
  expect(draft.changedFiles()).not.toContain("content/portraits/autre.webp");
  await post("undo", {});
  expect(draft.changedFiles()).toContain("content/portraits/autre.webp");
});

test("the files of a video go with its row, and come back with it", async () => {
  const { post, draft, session } = editor();
  const file = "content/videos/videos.yaml";
  const list = (...ids: readonly string[]) =>
    changeYaml(draft.text(file), [
      { path: ["videos"], value: ids.map((id) => ({ id, playbackId: id.replace(/-fr$/, "") })) },
    ]);
  const filesOf = (name: string) => [
    ...[`content/videos/${name}.m3u8`, `content/videos/${name}/720p-00.m4s`],
    `content/videos/${name}-fr/captions.vtt`,
  ];
  const bytes = (name: string) => filesOf(name).map((path) => [path, path] as const);
  const there = () => globSync("content/videos/promo-*/*", { cwd: draft.root }).length;
  // As the project has it.
  session.write(new Map([[file, list("promo-a-fr")], ...bytes("promo-a")]), []);
  draft.markPublished(draft.head);
  session.write(new Map([[file, list("promo-a-fr", "promo-b-fr")], ...bytes("promo-b")]), []);
  expect(draft.ownChanges().size).toBe(4);
  await post("discard", { file, path: ["videos"] });
  expect([...draft.ownChanges().keys()]).toEqual([]);
  await post("part", { by: "a", section: "videos/videos", action: "remove", id: "videos.0", count: 1 });
  expect(there()).toBe(0);
  await post("discard", { file, path: ["videos"] });
  expect([there(), [...draft.ownChanges().keys()]]).toEqual([2, []]);
  // A word of another file changes none.
  await post("change", {
    ...action,
    by: "a",
    before: [session.valueOf(home, action.path)],
    form: "Un essai",
  });
  expect([...draft.ownChanges().keys()]).toEqual([home]);
});

test("a font is uploaded, and what is none is refused", async () => {
  const { post, draft } = editor();
  const font = new Blob([new Uint8Array(readFileSync(publishedFont("titles")))]);
  expect(await post("font?name=Own%20Font.TTF", font)).toMatchObject({
    status: 200,
    reply: { name: "own-font.ttf" },
  });
  expect(draft.changedFiles()).toEqual(["content/fonts/own-font.ttf"]);
  expect((await post("font?name=own.ttf", new Blob(["A text"]))).status).toBe(422);
  expect((await post("font?name=own.webp", font)).status).toBe(422);
});

test("a sentence is found as it stands on the page, and so is the field of a text", async () => {
  const { json, said } = editor();
  const found = await json<readonly { section: string; field: string }[]>(
    `search?q=${encodeURIComponent(String(said()).toUpperCase())}`,
  );
  expect(found).toContainEqual(expect.objectContaining({ section: "words/home", field: "hero.action" }));
  expect(await json("search?q=%20")).toEqual([]);
});

test("the mark of a sample goes when the content is the owner's", async () => {
  const { post, json, valueIn } = editor();
  const marked = ["figures", "team", "agency"].find(
    (id) => valueIn(`content/${id}.yaml`, ["sample"]) === true,
  );
  // An agency of its own may have none left.
  if (marked === undefined) return;
  expect((await json<SectionView>(`section?id=${marked}`)).sample).toEqual([]);
  await post("own", { section: marked });
  expect((await json<SectionView>(`section?id=${marked}`)).sample).toBeNull();
});

/** All that the first run needs but the colour. */
const answers = {
  ...{ name: "Vent d'Est", domain: "https://Vent-dest.example/", town: "Pointe-à-Pitre (97110)" },
  ...{ street: "1 rue A", phone: "0690 12 34 56", email: "a@vent-dest.example", founder: "Ève Rose" },
};

/** The editor with what its first page asks. */
function firstRunEditor() {
  const own = editor();
  const view = () => own.json<SectionView>("first-run");
  const fields = async () => fieldsIn((await view()).nodes);
  return {
    ...own,
    fields,
    missing: async () => (await view()).missing?.map(({ field }) => field),
    brand: (...path: Path) => own.valueIn("content/brand.yaml", path),
    answer: async (name: string, form: FormValue) => {
      const { before } = (await fields()).find(({ id }) => id === name)?.cells[0] ?? {};
      const given = { by: "a", section: "first-run", file: "answers", path: [name], before, form };
      return (await own.post("first-run", given)).reply as StoredCell;
    },
  };
}

test.skipIf(isQuick)(
  "the first run follows as soon as it can, and whatever follows from an answer is never stale",
  async () => {
    const { post, draft, valueIn, fields, missing, answer, brand } = firstRunEditor();
    const place = (...path: Path) => valueIn("content/place.yaml", path);
    const logo = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#0000" } })
      .composite([{ input: { create: { width: 40, height: 40, channels: 4, background: "#000" } } }])
      .png()
      .toBuffer();
    await post("upload?file=content/logo.svg", new Blob([new Uint8Array(logo)]));
    const own = valueIn("content/logo.svg", []);
    for (const [name, form] of Object.entries(answers))
      expect((await answer(name, form)).problems).toEqual([]);
    expect([await missing(), brand("name") === "Vent d'Est"]).toEqual([["colour"], false]);
    expect((await answer("colour", "#0b3d91")).reads).toMatch(/^#[\da-f]{6} \(/);
    expect(await missing()).toEqual([]);
    expect([brand("phone"), brand("address", "country"), place("homeVatPlace")]).toEqual([
      "+590 690 12 34 56",
      "GP",
      "guadeloupe",
    ]);
    // Nobody has the sample's portraits any more.
    if ("sample" in identityFile)
      expect(globSync("content/portraits/*.svg", { cwd: draft.root })).toEqual([]);
    // What the owner writes and draws stays, what she answers again becomes that.
    const founded = { section: "brand", file: "content/brand.yaml", path: ["founded"] };
    const change = { ...founded, by: "a", before: [brand("founded")], form: "2001" };
    expect(await post("change", change)).toMatchObject({ status: 200 });
    await answer("town", "Cayenne");
    expect([brand("phone"), brand("address", "city"), place("homeVatPlace"), brand("founded")]).toEqual([
      "+594 690 12 34 56",
      "Cayenne",
      "frenchGuiana",
      2001,
    ]);
    expect(valueIn("content/logo.svg", [])).toEqual(own);
    expect(Object.keys(place("territories") as object)).toEqual(["french-guiana"]);
    expect((place("placeWords") as Localized<Record<string, string>>)["fr-fr"].inHere).toBe("en Guyane");
    // What the site would say without an answer is seen.
    const shown = new Map((await fields()).map(({ id, cells }) => [id, cells[0]?.form]));
    expect([shown.get("opens"), shown.get("closes"), shown.get("founded")]).toEqual(["09:00", "18:00", ""]);
    await answer("founded", "2019");
    expect(brand("founded")).toBe(2019);
    // What is wrong holds back no other.
    expect((await answer("founded", "hier")).problems).toHaveLength(1);
    expect((await answer("phone", "12")).problems).toHaveLength(1);
    await answer("street", "9 rue B");
    expect(await missing()).toEqual(["founded", "phone"]);
    expect([brand("founded"), brand("phone"), brand("address", "street")]).toEqual([
      ...[2019, "+594 690 12 34 56", "9 rue B"],
    ]);
    // Fields as any others, which the answers' schema describes.
    const kinds = Object.fromEntries((await fields()).map(({ id, kind }) => [id, kind]));
    expect(kinds).toMatchObject({ colour: "colour", services: "choices", team: "texts", region: "choice" });
    // The path of a file is for scripts, and another page's answer is not overwritten in silence.
    const given = {
      by: "b",
      section: "first-run",
      file: "answers",
      before: ["1 rue A"],
      form: "/etc/passwd",
    };
    expect(await post("first-run", { ...given, path: ["logo"] })).toMatchObject({ status: 400 });
    expect(await post("first-run", { ...given, path: ["street"] })).toMatchObject({
      status: 409,
      reply: { form: "9 rue B" },
    });
  },
);

test.skipIf(isQuick)(
  "a colleague who is answered later, or in another order, leaves the others what was written of them",
  async () => {
    const { post, answer, valueIn } = firstRunEditor();
    const file = "content/team.yaml";
    const team = () => valueIn(file, ["colleagues"]);
    for (const [name, form] of Object.entries({ ...answers, colour: "#0b3d91" })) await answer(name, form);
    await answer("team", ["Zoé Roc, rédactrice / writer"]);
    const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: "#333" } })
      .png()
      .toBuffer();
    await post(
      "portrait?section=team&path=colleagues.0.portrait&name=zoe.png",
      new Blob([new Uint8Array(picture)]),
    );
    const path = ["colleagues", 0, "copy", "fr-fr", "line"];
    const line = "« Je relis tout. »";
    await post("change", { by: "a", section: "team", file, path, before: [], form: line });
    const zoe = {
      ...{ name: "Zoé Roc", portrait: "zoe.webp" },
      copy: { "fr-fr": { role: "rédactrice", line }, "en-en": { role: "writer" } },
    };
    expect(team()).toEqual([zoe]);
    const own = valueIn("content/team.yaml", []);
    await answer("team", ["Zoé Roc, rédactrice / writer", "Line Cazalas, photographe"]);
    const copy = { "fr-fr": { role: "photographe" }, "en-en": { role: "photographe" } };
    const photographer = { name: "Line Cazalas", portrait: null, copy };
    expect(valueIn("content/team.yaml", [])).toEqual({ ...(own as object), colleagues: [zoe, photographer] });
    await answer("team", ["Line Cazalas, photographe", "Zoé Roc, autrice / writer"]);
    const author = { ...zoe, copy: { ...zoe.copy, "fr-fr": { role: "autrice", line } } };
    expect(team()).toEqual([photographer, author]);
    await answer("team", ["Line Cazalas, photographe"]);
    expect(team()).toEqual([photographer]);
  },
);

test("what is undone of the first run is answered no more, and comes back with the next answer", async () => {
  const { post, answer, fields, missing, brand } = firstRunEditor();
  const shown = async (name: string) => (await fields()).find(({ id }) => id === name)?.cells[0]?.form;
  const sample = brand("name");
  for (const [name, form] of Object.entries({ ...answers, colour: "#0b3d91" })) await answer(name, form);
  await post("undo", {});
  expect([brand("name"), await missing(), await shown("name")]).toEqual([
    ...[sample, ["colour"], answers.name],
  ]);
  await answer("colour", "#2e8b57");
  expect([brand("name"), brand("phone"), await missing()]).toEqual([answers.name, "+590 690 12 34 56", []]);
  // What the owner writes meanwhile stays.
  await post("change", {
    by: "a",
    section: "brand",
    file: "content/brand.yaml",
    path: ["founded"],
    before: [brand("founded")],
    form: "2001",
  });
  await answer("street", "9 rue B");
  await post("undo", {});
  const street = () => brand("address", "street");
  expect([street(), await shown("street")]).toEqual([answers.street, answers.street]);
  await post("redo", {});
  expect([street(), await shown("street")]).toEqual(["9 rue B", "9 rue B"]);
  await post("undo", {});
  await answer("town", "Cayenne");
  expect([street(), brand("address", "city"), brand("founded")]).toEqual([answers.street, "Cayenne", 2001]);
});

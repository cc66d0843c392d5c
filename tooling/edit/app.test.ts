import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "#testing/rehearsal/copy.ts";
import { publishedFont } from "#testing/rehearsal/fonts.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import type { Problem } from "../content/problem.ts";
import { createApp } from "./app.ts";
import { ContentDrafts } from "./content-drafts.ts";
import { programState } from "./copy.ts";
import { stateOf } from "./parts.ts";

const token = "of-this-start";
const host = "127.0.0.1:4100";
const home = "content/words/fr-fr/home.yaml";
const action = { section: "words/home", file: home, path: ["hero.action"] };
const folder = temporaryFolder();
const root = join(folder.path, "site");

let program = "";
beforeAll(() => {
  copyProject(root, { media: false });
  program = programState(root);
});
afterAll(folder.remove);

/** The editing page of the project, with no drafts. `problems`: what keeps drafts from the preview. */
function editingPage(problems: readonly Problem[] = []) {
  rmSync(join(root, ".edit"), { recursive: true, force: true });
  const drafts = new ContentDrafts(root, join(root, ".edit"));
  const app = createApp({
    guard: { port: 4100, token },
    site: { root, drafts, program, restart: null },
    preview: {
      origin: "http://127.0.0.1:4101",
      ready: () => true,
      failure: () => null,
      refresh: async () => ({ complete: problems.length === 0, problems }),
      settled: async () => {},
    },
    clientScript: "",
  });
  const headers = { Host: host, Cookie: `edit-4100=${token}`, "Accept-Language": "fr" };
  return {
    drafts,
    request: (path: string, init: RequestInit = {}) => app.request(path, init),
    get: (path: string, more = {}) => app.request(path, { headers: { ...headers, ...more } }),
    async post(path: string, body: unknown, more = {}) {
      const response = await app.request(path, {
        method: "POST",
        headers: { ...headers, Origin: `http://${host}`, ...more },
        body: body instanceof Blob ? body : JSON.stringify(body),
      });
      return { status: response.status, reply: await response.json().catch(() => null) };
    },
    said: () => drafts.valueOf(home, ["hero.action"]),
  };
}

test("only a browser that opened the printed address reads or writes, and only from the page itself", async () => {
  const { request, get, post, said } = editingPage();
  const before = said();
  expect((await request("/", { headers: { Host: host } })).status).toBe(403);
  const opened = await request(`/?token=${token}`, { headers: { Host: host } });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/"]);
  // Its own and the preview's.
  for (const [index, cookie] of opened.headers.getSetCookie().entries())
    expect(cookie).toMatch(new RegExp(`^edit-${4100 + index}=${token};.*HttpOnly.*SameSite=Strict`));
  expect(opened.headers.getSetCookie()).toHaveLength(2);
  expect((await get("/")).status).toBe(200);
  expect((await get("/", { Host: "agency.example:4100" })).status).toBe(403);
  const change = { ...action, before: [before], form: "Autre", sent: [] };
  expect((await post("/change", change, { Origin: "http://agency.example" })).status).toBe(403);
  expect((await post("/change", change, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect(said()).toBe(before);
});

test("only fields of the content are written, and no link is followed", async () => {
  const { post, get, drafts } = editingPage();
  const change = { ...action, before: [], form: "x", sent: [] };
  for (const other of [
    { file: "package.json" },
    { file: "content/../package.json" },
    { file: "content/brand.yaml" },
    { path: ["no.such.key"] },
  ])
    expect(await post("/change", { ...change, ...other })).toMatchObject({ status: 400 });
  for (const file of ["content/../build/page.webp", "/etc/hostname", "content/pictures/none.webp"])
    expect(await post(`/upload?file=${encodeURIComponent(file)}`, new Blob(["abc"]))).toMatchObject({
      status: 400,
    });
  writeFileSync(join(root, "../outside.webp"), "outside");
  symlinkSync(join(root, "../outside.webp"), join(root, "content/portraits/link.webp"));
  expect(await post("/upload?file=content/portraits/link.webp", new Blob(["abc"]))).toMatchObject({
    status: 422,
    reply: { problem: expect.stringMatching(/lien symbolique.*content\/portraits\/link\.webp/) },
  });
  const shown = await get("/file?file=content/portraits/link.webp");
  expect([shown.status, await shown.text()]).toEqual([422, expect.stringContaining("lien symbolique")]);
  expect(drafts.all()).toEqual([]);
  rmSync(join(root, "content/portraits/link.webp"));
});

test("a font is uploaded, and can then be chosen", async () => {
  const { get, post, drafts } = editingPage();
  const font = new Blob([new Uint8Array(readFileSync(publishedFont("titles")))]);
  expect(await post("/font?name=Own%20Font.TTF", font)).toMatchObject({
    ...{ status: 200, reply: { name: "own-font.ttf" } },
  });
  expect(drafts.all()).toMatchObject([{ file: "content/fonts/own-font.ttf" }]);
  const page = await (await get("/?at=brand")).text();
  // Of titles, of texts, and of bold texts.
  expect(page.match(/<option >own-font\.ttf</g)).toHaveLength(3);
  // Not as an answer of the questions about a project, which has the same key.
  expect(page).toMatch(/<h\d class="group-title">Textes</);
  const name = ["content/brand.yaml", ["fonts", "texts", "name"]] as const;
  drafts.set(...name, drafts.valueOf(...name), "Own");
  const changes = await (await get("/changes")).text();
  expect(changes).toContain("Polices › Textes › Nom");
  expect(changes).not.toContain("<img");
  expect((await post("/font?name=own.ttf", new Blob(["A text"]))).status).toBe(422);
  expect((await post("/font?name=own.webp", font)).status).toBe(422);
});

test("a value whose last answer the page has not got is no conflict, and another's is", async () => {
  const { post, said } = editingPage();
  const before = [said()];
  expect(await post("/change", { ...action, before, form: "Un essai", sent: [] })).toMatchObject({
    status: 200,
  });
  // The page went away before that answer came, with one more change.
  const last = { ...action, before, form: "Le dernier", sent: ["Un essai"] };
  expect(await post("/change", last)).toMatchObject({
    status: 200,
    reply: { before: ["Le dernier"], count: 1 },
  });
  expect(await post("/change", { ...action, before, form: "D'ailleurs", sent: [] })).toMatchObject({
    status: 409,
    reply: { conflict: "Le dernier" },
  });
  expect(said()).toBe("Le dernier");
});

test("after a change within a list its buttons are told what the list is now", async () => {
  const { post, drafts } = editingPage();
  const place = { section: "blog", file: "content/blog.yaml" };
  const path = ["blogEntries", 0, "title", "fr-fr"];
  const { reply } = await post("/change", {
    ...place,
    path,
    before: [drafts.valueOf(place.file, path)],
    form: "Un autre titre",
    sent: [],
  });
  const { before } = reply.around.find((one: { path: unknown[] }) => one.path.length === 1);
  const add = (seen: string) => ({
    section: "blog",
    action: "begin",
    index: 0,
    places: [{ file: place.file, path: ["blogEntries"], before: seen }],
  });
  const count = (drafts.valueOf(place.file, ["blogEntries"]) as readonly unknown[]).length;
  expect((await post("/part", add(stateOf("what the page showed before")))).status).toBe(409);
  expect((await post("/part", add(before))).status).toBe(200);
  expect(drafts.valueOf(place.file, ["blogEntries", count, "title"])).toEqual({ "fr-fr": "", "en-en": "" });
});

test("what cannot be published is named as people call it, with the address of its section", async () => {
  const { post, said } = editingPage();
  await post("/change", { ...action, before: [said()], form: "Voir {nothing}", sent: [] });
  expect(await post("/publish", {})).toMatchObject({
    reply: {
      state: "problems",
      problemsAt: [
        {
          address: "/?at=words/home",
          name: "Accueil › Haut de page › Bouton › Français",
          problem: expect.stringContaining("La page ne connaît pas {nothing}"),
        },
      ],
    },
  });
});

test("a case study is begun by its client's name, once", async () => {
  const { post, get, drafts } = editingPage();
  const begun = await post("/project", { client: "Hôtel du Port" });
  expect(begun).toMatchObject({
    status: 200,
    reply: { address: "/?at=portfolio/hotel-du-port/project", count: 2 },
  });
  expect(await (await get(begun.reply.address)).text()).toContain("Image à fournir");
  expect(await post("/project", { client: "Hôtel du port" })).toMatchObject({ status: 422 });
  expect(await post("/project", { client: "é".repeat(300) })).toMatchObject({
    status: 422,
    reply: { problem: "Au plus 40 caractères." },
  });
  drafts.undo();
  expect(drafts.all()).toEqual([]);
});

test("instead of a new case study's page, what it still needs is said where its page would be", async () => {
  const file = "content/portfolio/hotel-du-port/project.yaml";
  const { post, get } = editingPage([
    { file, line: 1, field: "sector.fr-fr", message: "expected a text, found an empty one" },
    { file, line: 1, field: "", message: "expected the picture of its phone" },
    {
      file: "content/portfolio/order.yaml",
      line: 1,
      field: "order.9",
      message: "expected a case study: one",
    },
  ]);
  const { reply: begun } = await post("/project", { client: "Hôtel du Port" });
  const section = "portfolio/hotel-du-port/project";
  expect((await post("/refresh", {})).reply).toEqual({
    complete: false,
    unfinished: [
      {
        paths: ["/fr-fr/portfolio/hotel-du-port", "/en-en/portfolio/hotel-du-port"],
        needs: [
          {
            address: `/?at=${section}#row-portfolio-hotel-du-port-project-sector`,
            name: "Secteur › Français",
            problem: "Il faut un texte ici.",
          },
          {
            address: `/?at=${section}#pictures`,
            name: "Images et sous-titres",
            problem: "Il manque l’image « Téléphone ».",
          },
        ],
      },
    ],
  });
  const page = await (await get(begun.address)).text();
  for (const id of ["row-portfolio-hotel-du-port-project-sector", "pictures"])
    expect(page).toContain(`id="${id}"`);
  // Its page is not opened before it is known whether there is one.
  expect(page).toMatch(/<option value="\/fr-fr\/portfolio\/hotel-du-port" data-new /);
});

test("an option is added to its category once, and its block is what the catalogue expects", async () => {
  const { post, get, drafts } = editingPage();
  const section = "catalogue/options/marketing";
  const names = { "fr-fr": "Bons cadeaux en ligne", "en-en": "Online gift vouchers" };
  const form = { section, names, kind: "oneOff", amount: "1 290,50 €", contract: "no" };
  expect(await post("/option", { ...form, contract: "" })).toMatchObject({ status: 400 });
  expect(await post("/option", { ...form, section: "figures" })).toMatchObject({ status: 400 });
  expect(await post("/option", { ...form, amount: "cher" })).toMatchObject({ status: 422 });
  expect(await post("/option", { ...form, names: { ...names, "fr-fr": " " } })).toMatchObject({
    status: 422,
  });
  expect(drafts.all()).toEqual([]);
  const { status, reply } = await post("/option", form);
  expect([status, reply.count]).toEqual([200, 1]);
  expect(drafts.valueOf(`content/${section}.yaml`, ["online_gift_vouchers"])).toMatchObject({
    price: { kind: "oneOff", amount: 1290.5 },
    contract: false,
    name: names,
  });
  const [address, fragment] = reply.address.split("#");
  const page = await (await get(address)).text();
  expect(page).toContain("Bons cadeaux en ligne");
  expect(page).toContain(`id="${fragment}"`);
  // In another category too, the key is taken.
  const elsewhere = { ...form, section: "catalogue/options/design" };
  expect(await post("/option", elsewhere)).toMatchObject({ status: 422 });
  drafts.undo();
  expect(drafts.all()).toEqual([]);
});

test("the mark of a sample goes when the content is the owner's", async () => {
  const { post, get, drafts } = editingPage();
  const marked = ["figures", "team", "agency"].find(
    (id) => drafts.valueOf(`content/${id}.yaml`, ["sample"]) === true,
  );
  // An agency of its own may have none left.
  if (marked === undefined) return;
  const button = `data-own="${marked}"`;
  expect(await (await get(`/?at=${marked}`)).text()).toContain(button);
  expect(await post("/own", { section: marked })).toMatchObject({ status: 200, reply: { count: 1 } });
  expect(await (await get(`/?at=${marked}`)).text()).not.toContain(button);
});

test("the button that takes back names the change, and what is there afterwards", async () => {
  const { get, post, said } = editingPage();
  const before = said();
  const disabled = await (await get("/?at=words/home")).text();
  expect(disabled).toMatch(/id="undo"[^>]*disabled[^>]*>Annuler la dernière modification</);
  const { reply } = await post("/change", { ...action, before: [before], form: "Un essai", sent: [] });
  expect(reply.undo.label).toMatch(/^Annuler : .+ › Français$/);
  expect(reply.undo.title).toContain(`Il y aura de nouveau : ${before}`);
  expect((await post("/undo", {})).reply.undo).toBeNull();
  const english = { "Accept-Language": "en" };
  const changed = { ...action, before: [before], form: "Un essai", sent: [] };
  expect((await post("/change", changed, english)).reply.undo.label).toMatch(/^Undo: .+ › Français$/);
});

test("before a publication prices are compared, in the language of the page, apart from the rest", async () => {
  const { get, post, drafts } = editingPage();
  const file = "content/catalogue/packs.yaml";
  const path = ["start", "price"];
  const price = Number(drafts.valueOf(file, path));
  const of = { section: "catalogue/packs", file, path };
  await post("/change", { ...of, before: [price], form: String(price * 2), sent: [] });
  await post("/change", {
    ...action,
    before: [drafts.valueOf(home, ["hero.action"])],
    form: "Un essai",
    sent: [],
  });
  const euros = (amount: number, tag: string) =>
    new Intl.NumberFormat(tag, { style: "currency", currency: "EUR" }).format(amount);
  const french = await (await get("/changes")).text();
  expect(french).toMatch(/<h3>Prix \(1\)<\/h3>[\s\S]*<h3>Textes et réglages \(1\)<\/h3>/);
  expect(french).toContain(`<del>${euros(price, "fr-FR")}</del>`);
  expect(french).toContain(`<ins>${euros(price * 2, "fr-FR")}</ins>`);
  expect(french).toMatch(/\+100\s%/);
  const english = await (await get("/changes", { "Accept-Language": "en" })).text();
  expect(english).toContain("<h3>Prices (1)</h3>");
  expect(english).toContain(`<ins>${euros(price * 2, "en-GB")}</ins>`);
  expect(english).toContain("+100%");
});

test("a price that becomes one on request says so", async () => {
  const { get, drafts } = editingPage();
  const file = "content/catalogue/options/features.yaml";
  const path = ["advanced_form", "price"];
  drafts.set(file, path, drafts.valueOf(file, path), { kind: "onQuote" });
  expect(await (await get("/changes")).text()).toContain("<ins>sur devis</ins>");
});

test("amounts that are no prices are not listed as such, and choices have the names of their fields", async () => {
  const { get, drafts } = editingPage();
  const set = (file: string, path: readonly string[], value: unknown) =>
    drafts.set(file, path, drafts.valueOf(file, path), value);
  set("content/legal.yaml", ["capital"], 5000);
  set(
    "content/brand.yaml",
    ["theme"],
    drafts.valueOf("content/brand.yaml", ["theme"]) === "light" ? "dark" : "light",
  );
  set("content/catalogue/options/features.yaml", ["visits"], {
    price: { kind: "oneOff", amount: 390 },
    name: { "fr-fr": "Visites", "en-en": "Visits" },
  });
  const shown = await (await get("/changes")).text();
  expect(shown).not.toContain("<h3>Prix");
  expect(shown).toContain("<ins>5000</ins>");
  expect(shown).toMatch(/Sombre|Clair/);
  expect(shown).toContain("Type : Une fois");
  expect(shown).not.toMatch(/oneOff|<ins>(?:light|dark)</);
});

test("beside the company's legal data the preview shows the legal notice", async () => {
  const { get } = editingPage();
  const page = async (section: string) => (await get(`/?at=${section}`)).text();
  const notice =
    '<option value="/fr-fr/service-construction/?service=legal" selected>Mentions légales</option>';
  expect(await page("legal")).toContain(notice);
  expect(await page("articles/legal-notice")).toContain(notice);
  expect(await page("articles/terms")).toContain('?service=terms" selected>Conditions</option>');
});

test("of a long list the change shows what differs", async () => {
  const { get, drafts } = editingPage();
  const file = "content/agency.yaml";
  const values = drafts.valueOf(file, ["values"]) as readonly object[];
  const added = {
    title: { "fr-fr": "L'écoute", "en-en": "Listening" },
    text: { "fr-fr": "a", "en-en": "b" },
  };
  drafts.set(file, ["values"], values, [...values, added]);
  const shown = await (await get("/changes")).text();
  expect(shown).toContain("Listening");
  expect(shown).not.toContain("L'honnêteté");
});

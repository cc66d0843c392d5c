/** Changes of values and lists, and what takes them back. Each is a POST with JSON, and is on disk when it is answered. */
import { isDeepStrictEqual } from "node:util";
import type { Hono, Context as Request } from "hono";
import * as v from "valibot";
import type { Path } from "../../content/source.ts";
import { problemsOfFile } from "../checks.ts";
import type { Editor } from "../editor.ts";
import { fromForm, ofKind } from "../fields.ts";
import { afterAction, partActions, stateOf } from "../parts.ts";
import { allNodes, fieldAt, fileOf, isWords, nodesOf } from "../sections.ts";
import { problemTexts } from "../view.ts";

const path = v.array(v.union([v.string(), v.number()]));
/** A value of a file: none, or one. */
const seen = v.union([v.strictTuple([]), v.strictTuple([v.unknown()])]);
const form = v.union([v.string(), v.boolean(), v.array(v.string())]);
const changeSchema = v.strictObject({
  section: v.string(),
  file: v.string(),
  path,
  before: seen,
  form,
  /** What the same page has sent of this field without having an answer. */
  sent: v.array(form),
});
const partSchema = v.strictObject({
  section: v.string(),
  action: v.picklist(partActions),
  /** Of an entry of a list. */
  index: v.number(),
  places: v.array(v.strictObject({ file: v.string(), path, before: v.string() })),
});
const keySchema = v.strictObject({ key: v.string() });

const posted = async <S extends v.GenericSchema>(request: Request, schema: S) =>
  v.safeParse(schema, await request.req.json().catch(() => null));

export function changeRoutes(app: Hono, editor: Editor): void {
  const { drafts } = editor;

  app.post("/change", async (request) => {
    const { output, success } = await posted(request, changeSchema);
    if (!success) return request.json({ error: "request" }, 400);
    const { file } = output;
    const at = output.path as Path;
    const [before] = output.before;
    const section = editor.sectionNamed(output.section);
    const field = section === undefined ? undefined : fieldAt(section, drafts, at);
    if (section === undefined || field === undefined || !Object.values(section.files).includes(file))
      return request.json({ error: "place" }, 400);
    const value = fromForm(field, output.form, before);
    const found = drafts.valueOf(file, at);
    // Its answer has not reached the page, which knows only what was before.
    const isOwn = output.sent.some((earlier) => isDeepStrictEqual(fromForm(field, earlier, before), found));
    const { variants } = field;
    const conflict =
      variants === undefined
        ? drafts.set(file, at, isOwn ? found : before, value)
        : drafts.set(
            file,
            variants.path,
            drafts.valueOf(file, variants.path),
            ofKind(variants, drafts.valueOf(file, variants.path), String(value)),
          );
    if (conflict !== null) return request.json({ conflict: conflict.found ?? null }, 409);
    const name = at.join(".");
    const problems = problemsOfFile(file, drafts.textOf(file)).filter(
      (problem) => problem.field === name || problem.field.startsWith(`${name}.`),
    );
    const stored = drafts.valueOf(file, at);
    return request.json({
      ...editor.state(request),
      before: stored === undefined ? [] : [stored],
      // What contains it is another one now, which the buttons of lists have to know.
      around: at.map((_key, index) => {
        const outer = at.slice(0, index);
        return { file, path: outer, before: stateOf(drafts.valueOf(file, outer)) };
      }),
      problems: problemTexts(problems, editor.localeOf(request)),
      // Other fields appear and go.
      again: variants !== undefined,
    });
  });

  /** What a list or a value that may be missing becomes; the value that the page has seen, or there is a conflict. */
  app.post("/part", async (request) => {
    const { output, success } = await posted(request, partSchema);
    const section = success ? editor.sectionNamed(output.section) : undefined;
    if (!success || section === undefined) return request.json({ error: "request" }, 400);
    const nodes = allNodes(nodesOf(section, drafts));
    const places = output.places.map(({ file, path: at, before }) => {
      const found = drafts.valueOf(file, at as Path);
      const next = afterAction(nodes, output, at as Path, found);
      return { file, at: at as Path, found, next, isSeen: before === stateOf(found) };
    });
    if (places.some(({ file, next }) => next === null || !Object.values(section.files).includes(file)))
      return request.json({ error: "place" }, 400);
    if (places.some(({ isSeen }) => !isSeen)) return request.json({ conflict: null }, 409);
    drafts.asOneStep(() => {
      for (const { file, at, found, next } of places) drafts.set(file, at, found, next?.value);
    });
    return request.json({ ...editor.state(request), again: true });
  });

  /** The content is the owner's own: the mark that it is a sample goes. */
  app.post("/own", async (request) => {
    const { output, success } = await posted(request, v.strictObject({ section: v.string() }));
    const section = success ? editor.sectionNamed(output.section) : undefined;
    if (section === undefined || isWords(section)) return request.json({ error: "request" }, 400);
    const file = fileOf(section, null);
    drafts.set(file, ["sample"], drafts.valueOf(file, ["sample"]), undefined);
    return request.json({ ...editor.state(request), again: true });
  });

  app.post("/undo", (request) => {
    drafts.undo();
    return request.json({ ...editor.state(request), again: true });
  });
  app.post("/discard", async (request) => {
    const { output, success } = await posted(request, keySchema);
    if (success) drafts.discard(output.key);
    return request.json({ ...editor.state(request), again: true });
  });
  app.post("/keep", async (request) => {
    const { output, success } = await posted(request, keySchema);
    if (success) drafts.keep(output.key);
    return request.json({ ...editor.state(request), again: true });
  });
}

/** Changes of values and lists, and what takes them back. Each is on disk when it is answered. */
import * as v from "valibot";
import { isLocale } from "#app/i18n/locales.ts";
import { explain } from "../../tooling/content/messages.ts";
import type { Path } from "../../tooling/content/source.ts";
import { changeYaml, valueAt } from "../../tooling/content/yaml.ts";
import type { Place } from "../draft/draft.ts";
import { fileAt } from "../draft/git.ts";
import { conflictsOf, storeConflicts } from "../draft/take-in.ts";
import { problemsOfFile } from "../fields/checks.ts";
import { dataOf, stateOf } from "../fields/context.ts";
import { decimalOf, fromForm, ofKind, toForm } from "../fields/form-values.ts";
import { afterAction, partActions } from "../fields/parts.ts";
import { allNodes, fieldAt, fileOf, isWords, nodesOf } from "../fields/sections.ts";
import { readingOf, type StoredCell } from "../fields/view.ts";
import { contentPath } from "../paths.ts";
import type { Session } from "../session.ts";
import { type EditorApp, localeOf, posted } from "./app.ts";

const path = v.array(v.union([v.string(), v.number()]));
/** The page that sends something. */
const by = v.string();
const changeSchema = v.strictObject({
  ...{ by, path, section: v.string(), file: v.string() },
  /** A value of a file: none, or one. */
  before: v.union([v.strictTuple([]), v.strictTuple([v.unknown()])]),
  form: v.union([v.string(), v.boolean(), v.array(v.string())]),
});
const partSchema = v.strictObject({
  ...{ by, section: v.string(), action: v.picklist(partActions) },
  /** The place of an entry in its list. */
  index: v.number(),
  places: v.array(v.strictObject({ file: v.string(), path, before: v.string() })),
});
const placeSchema = v.strictObject({ file: v.string(), path });

export function changeRoutes(app: EditorApp, session: Session): void {
  const { draft } = session;
  const read = (file: string) => draft.text(file);
  const sectionNamed = (id: string) => session.context("fr-fr").sections.find((section) => section.id === id);

  app.post("/change", async (request) => {
    const change = await posted(request, changeSchema);
    const section = change === null ? undefined : sectionNamed(change.section);
    if (change === null || section === undefined) return request.json({}, 400);
    const { file } = change;
    const at = change.path as Path;
    const field = fieldAt(section, read, at);
    if (field === undefined || !Object.values(section.files).includes(file)) return request.json({}, 400);
    const [before] = change.before;
    const value = fromForm(field, change.form, before);
    const { variants } = field;
    const around = variants && session.valueOf(file, variants.path);
    const isStored =
      variants === undefined
        ? session.set(file, at, { before, value, by: change.by })
        : session.set(file, variants.path, {
            before: around,
            value: ofKind(variants, around, String(value)),
            by: change.by,
          });
    const name = at.join(".");
    const problems = problemsOfFile(file, read(file))
      .filter((problem) => problem.field === name || problem.field.startsWith(`${name}.`))
      .map(({ message }) => explain(message, localeOf(request)));
    const stored = session.valueOf(file, at);
    const cell = field.cells.find(
      ({ path: own, locale }) =>
        JSON.stringify(own) === JSON.stringify(at) && fileOf(section, locale) === file,
    );
    const reply: StoredCell = {
      before: stored === undefined ? [] : [stored],
      form: toForm(field, stored, decimalOf(localeOf(request))),
      problems,
      reads: readingOf(stored, cell?.locale ?? null, session.context(localeOf(request))),
    };
    return request.json(reply, isStored ? 200 : 409);
  });

  /** What a list or a value that may be missing becomes. */
  app.post("/part", async (request) => {
    const part = await posted(request, partSchema);
    const section = part === null ? undefined : sectionNamed(part.section);
    if (part === null || section === undefined) return request.json({}, 400);
    const nodes = allNodes(nodesOf(section, read));
    const texts = new Map<string, string>();
    for (const { file, path: given, before } of part.places) {
      if (!Object.values(section.files).includes(file)) return request.json({}, 400);
      const at = given as Path;
      const found = session.valueOf(file, at);
      if (stateOf(found) !== before) return request.json({}, 409);
      const next = afterAction(texts.get(file) ?? read(file), nodes, { ...part, path: at }, found);
      if (next === null) return request.json({}, 400);
      texts.set(file, next);
    }
    const [first] = part.places;
    session.write(
      texts,
      first === undefined ? [] : [{ file: first.file, path: first.path as Path }],
      part.by,
    );
    // What was begun, to be written.
    const length = first && session.valueOf(first.file, first.path as Path);
    const added = Array.isArray(length) ? [length.length - 1] : [];
    const field = [...(first?.path ?? []), ...added].filter((key) => !isLocale(key)).join(".");
    return request.json({ field: part.action === "begin" ? field : null });
  });

  /** The content is the owner's own: the mark that it is a sample goes. */
  app.post("/own", async (request) => {
    const given = await posted(request, v.strictObject({ section: v.string() }));
    const section = given === null ? undefined : sectionNamed(given.section);
    if (section === undefined || isWords(section)) return request.json({}, 400);
    const file = fileOf(section, null);
    const at = ["sample"];
    session.write(new Map([[file, changeYaml(read(file), [{ path: at, value: undefined }])]]), [
      { file, path: at },
    ]);
    return request.json({});
  });

  app.post("/undo", (request) => {
    session.change(() => draft.undo());
    return request.json({});
  });
  app.post("/redo", (request) => {
    session.change(() => draft.redo());
    return request.json({});
  });

  /** A place that both the draft and the project had changed has its value. */
  const settle = ({ file, path: at }: Place): void => {
    const key = JSON.stringify([file, ...at]);
    const all = conflictsOf(draft);
    storeConflicts(
      draft,
      all.filter((one) => JSON.stringify([one.file, ...one.path]) !== key),
    );
    session.notify("changed");
  };

  /** Takes back a change, wherever it is among the steps: what the project says counts, by now. */
  app.post("/discard", async (request) => {
    const place = await posted(request, placeSchema);
    if (place === null) return request.json({}, 400);
    const { file } = place;
    const at = place.path as Path;
    contentPath(draft.root, file);
    const bytes =
      at.length === 0
        ? fileAt(draft.root, draft.base, file)
        : changeYaml(read(file), [{ path: at, value: valueAt(dataOf(draft.baseText(file)), at) }]);
    session.write(new Map([[file, bytes]]), [{ file, path: at }]);
    settle({ file, path: at });
    return request.json({});
  });

  /** The owner keeps the draft's of two texts. */
  app.post("/keep", async (request) => {
    const place = await posted(request, placeSchema);
    if (place === null) return request.json({}, 400);
    settle(place as Place);
    return request.json({});
  });
}

/** Changes of values and lists, and what takes them back. Each is on disk when it is answered. */
import * as v from "valibot";
import { explain } from "../../tooling/content/messages.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import { keyOf, type Place } from "../draft/draft.ts";
import { filesAt } from "../draft/git.ts";
import { conflictsOf, storeConflicts } from "../draft/take-in.ts";
import { problemsOfFile } from "../fields/checks.ts";
import { dataOf } from "../fields/context.ts";
import { decimalOf, fromForm, ofKind, toForm } from "../fields/form-values.ts";
import { partActions, partOf } from "../fields/parts.ts";
import { fieldAt, nodesOf } from "../fields/sections.ts";
import { readingOf, type StoredCell } from "../fields/view.ts";
import type { Session } from "../session.ts";
import { badRequest, type EditorApp, localeOf, posted, sectionNamed } from "./app.ts";

const path = v.pipe(v.array(v.union([v.string(), v.number()])), v.readonly());
/** The page that sends something. */
const by = v.string();
const section = v.string();
export const changeSchema = v.strictObject({
  ...{ by, path, section, file: v.string() },
  /** A value of a file: none, or one. */
  before: v.union([v.strictTuple([]), v.strictTuple([v.unknown()])]),
  form: v.union([v.string(), v.boolean(), v.array(v.string())]),
});
const partSchema = v.strictObject({
  ...{ by, section, id: v.string(), action: v.picklist(partActions) },
  /** How many entries its list has on the page. */
  count: v.number(),
});
const placeSchema = v.strictObject({ file: v.string(), path });

export function changeRoutes(app: EditorApp, session: Session): void {
  const { draft } = session;

  app.post("/change", async (request) => {
    const { file, path: at, ...change } = await posted(request, changeSchema);
    const field = fieldAt(sectionNamed(session, change.section), session.data, { file, path: at });
    if (field === undefined) throw badRequest();
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
    const locale = localeOf(request);
    const name = at.join(".");
    const problems = problemsOfFile(file, draft.text(file))
      .filter((problem) => problem.field === name || problem.field.startsWith(`${name}.`))
      .map(({ message }) => explain(message, locale));
    const stored = session.valueOf(file, at);
    const reply: StoredCell = {
      before: stored === undefined ? [] : [stored],
      form: toForm(field, stored, decimalOf(locale)),
      problems,
      reads: readingOf(stored, { file, path: at }, session.preview),
    };
    return request.json(reply, isStored ? 200 : 409);
  });

  /** What a list or a value that may be missing becomes. `field`: what to look at then. */
  app.post("/part", async (request) => {
    const { by, id, action, count, ...asked } = await posted(request, partSchema);
    const part = partOf(nodesOf(sectionNamed(session, asked.section), session.data), id, action);
    const [place] = part?.cells ?? [];
    if (part === null || place === undefined) throw badRequest();
    // Another page has added or removed an entry: another may stand at this place by now.
    if (count !== part.count) return request.json({}, 409);
    const { file } = place;
    session.write(new Map([[file, part.cells.reduce(part.change, draft.text(file))]]), [place], by);
    return request.json({ next: part.next });
  });

  /** The content is the owner's own: the mark that it is a sample goes. */
  app.post("/own", async (request) => {
    const given = await posted(request, v.strictObject({ section }));
    const [file] = sectionNamed(session, given.section).files;
    if (file === undefined) throw badRequest();
    session.setValue(file, ["sample"], undefined);
    return request.json({});
  });

  for (const step of ["undo", "redo"] as const)
    app.post(`/${step}`, (request) => {
      draft[step]();
      session.refresh();
      return request.json({});
    });

  /** A place that both the draft and the project had changed has its value. */
  const settle = (place: Place): void => {
    const left = conflictsOf(draft).filter((one) => keyOf(one) !== keyOf(place));
    storeConflicts(draft, left);
    session.notify("changed");
  };

  /** Takes back a change, wherever it is among the steps: what the project says counts, by now. */
  app.post("/discard", async (request) => {
    const place = await posted(request, placeSchema);
    const { file } = place;
    if (place.path.length > 0) {
      const before = draft.ownChanges().get(file) ?? draft.text(file);
      session.setValue(file, place.path, valueAt(dataOf(before), place.path));
    } else {
      const name = `${draft.base}:${file}`;
      session.write(new Map([[file, filesAt(draft.root, [name]).get(name) ?? null]]), [place]);
    }
    settle(place);
    return request.json({});
  });

  /** The owner keeps the draft's of two texts. */
  app.post("/keep", async (request) => {
    settle(await posted(request, placeSchema));
    return request.json({});
  });
}

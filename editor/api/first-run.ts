/** The first run, as a section whose values are answers: they are written into the draft as soon as all that is needed is there. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { Brand } from "#app/content/schemas/brand.ts";
import { type Locale, languageTag } from "#app/i18n/locales.ts";
import { explain } from "../../tooling/content/messages.ts";
import { writeAtomically } from "../../tooling/write-atomically.ts";
import type { Place } from "../draft/draft.ts";
import { editFolder } from "../draft/project.ts";
import type { Context } from "../fields/context.ts";
import { type FormNode, fieldsOf, group } from "../fields/fields.ts";
import { fromForm, toForm } from "../fields/form-values.ts";
import { hintOf, labelOf } from "../fields/labels.ts";
import { filesOfSection } from "../fields/replaceable.ts";
import { leavesOf } from "../fields/sections.ts";
import { nodeViews, type SectionView, type StoredCell } from "../fields/view.ts";
import {
  type AnswerName,
  type AnswerProblem,
  type Answers,
  answerFields,
  readAnswers,
} from "../first-run/answers.ts";
import { applyAnswers } from "../first-run/apply.ts";
import { adaptedColours } from "../first-run/colours.ts";
import { regions, townLabel, towns, widerRegions } from "../first-run/places.ts";
import type { Session } from "../session.ts";
import { words } from "../words.ts";
import { badRequest, type EditorApp, localeOf, posted } from "./app.ts";
import { changeSchema } from "./changes.ts";

/** What makes the site another agency's: needed, then what follows from that unless it is answered. */
const needed = [
  ...(["name", "domain", "town", "street"] as const),
  ...(["phone", "email", "founder", "colour"] as const),
];
const later = [
  ...(["chat", "services", "team", "clients", "tagline", "taglineEnglish", "legalName"] as const),
  ...(["founded", "opens", "closes"] as const),
  ...(["siret", "register", "vatNumber", "region", "postalCode", "theme"] as const),
];

type Given = Readonly<Record<string, unknown>>;

/** Where the answers stand, as if they were a file of the content. */
const file = "answers";
const section = { id: "first-run", files: [file] };
const defaults: Given = Object.fromEntries(
  [...needed, ...later].map((name) => [name, v.getDefault(answerFields[name])]),
);

/** A problem may be that of one entry of a list. */
const answerOf = ({ name }: Pick<AnswerProblem, "name">): string => name.split(".")[0] ?? "";

function nodesOf(given: Given): readonly FormNode[] {
  const nodes = (names: readonly AnswerName[]) =>
    names.flatMap((name) => fieldsOf(answerFields[name], given, [{ file, path: [name] }]));
  const withTowns = (node: FormNode): FormNode =>
    node.type === "field" && node.cells[0]?.path[0] === "town"
      ? { ...node, kind: "suggested", options: towns.map(townLabel) }
      : node;
  return [...nodes(needed).map(withTowns), group([{ file, path: ["later"] }], nodes(later))];
}

/** How regions and towns are shown: a town by the region that it is in. */
function placeNames(locale: Locale): ReadonlyMap<string, string> {
  const names = new Map(
    Object.entries({ ...regions, ...widerRegions }).map(([key, region]) => [
      key,
      region[languageTag[locale]].name,
    ]),
  );
  return new Map([
    ...names,
    ...towns.map((town) => [townLabel(town), names.get(town.region) ?? ""] as const),
  ]);
}

export function firstRunRoutes(app: EditorApp, session: Session): void {
  const { draft } = session;
  const answersFile = join(editFolder(draft.project), "answers.json");
  const known = (): Given => (existsSync(answersFile) ? JSON.parse(readFileSync(answersFile, "utf8")) : {});
  /** What was last used of each answer. */
  let used: Given = {};
  /** One that is wrong holds back no other: what was used before stays in its place, or nothing. */
  function read(given: Given) {
    const all = readAnswers(given);
    if (all.answers !== null) {
      used = given;
      return all;
    }
    const wrong = new Set(all.problems.map(answerOf));
    const right = Object.entries(given).filter(([name]) => !wrong.has(name));
    const before = Object.entries(used).filter(([name]) => wrong.has(name));
    return { ...readAnswers(Object.fromEntries([...before, ...right])), problems: all.problems };
  }

  /** One that nobody has answered needs no message beside it, but for what a town or a landline asks for. */
  const isShown = ({ name }: Pick<AnswerProblem, "name">, given: Given): boolean =>
    (given[answerOf({ name })] ?? "") !== "" || ["region", "postalCode", "chat"].includes(name);

  /** What becomes of the colour, where it could not be seen or read. */
  function reading(colour: unknown, { path }: Place, locale: Locale): string | null {
    const given = v.safeParse(answerFields.colour, colour);
    if (path[0] !== "colour" || !given.success) return null;
    const { colours } = session.valueOf("content/brand.yaml", []) as Brand;
    const uses = [...adaptedColours(colours, given.output)].map(
      ([use, other]) => `${other} (${labelOf("uses", use, locale, new Map())})`,
    );
    return uses.length === 0 ? null : uses.join(", ");
  }

  app.get("/first-run", (request) => {
    const locale = localeOf(request);
    const given = known();
    const shown = { ...defaults, ...given };
    const own = session.context(locale);
    const context: Context = {
      ...own,
      ...{ read: () => shown, readCommitted: () => shown },
      names: new Map([...own.names, ...placeNames(locale)]),
    };
    const { problems } = read(given);
    const beside = problems
      .filter((one) => isShown(one, given))
      .map(({ name, message }) => ({ file, line: 1, field: name, message }));
    const view: SectionView = {
      title: words[locale].firstRun,
      hint: hintOf(section.id, [], locale),
      sample: null,
      nodes: nodeViews(nodesOf(shown), {
        ...{ section, context, problems: beside },
        reading: (value, place) => reading(value, place, locale),
      }),
      files: filesOfSection(section, own),
      missing: [...new Set(problems.map(answerOf))].map((field) => ({
        ...{ field, name: labelOf(section.id, field, locale, new Map()) },
      })),
    };
    return request.json(view);
  });

  let applying: Promise<void> = Promise.resolve();
  let applied: Answers | null = null;
  /** Writes what is answered by now into the draft, once all that is needed is there. */
  function apply(by: string): Promise<void> {
    applying = applying
      .catch(() => {})
      .then(async () => {
        const { answers } = read(known());
        if (answers !== null && !isDeepStrictEqual(answers, applied)) {
          await applyAnswers(draft, answers);
          applied = answers;
        }
        session.refresh(by);
      });
    return applying;
  }

  app.post("/first-run", async (request) => {
    const { by, path, form, ...change } = await posted(request, changeSchema);
    const [name = ""] = path.map(String);
    const given = known();
    const shown: Given = { ...defaults, ...given };
    const field = leavesOf(nodesOf(shown)).find(({ cells: [cell] }) => isDeepStrictEqual(cell?.path, path));
    if (field === undefined) throw badRequest();
    const isStored = isDeepStrictEqual(shown[name], change.before[0]);
    // None of some choices is an answer too.
    const answers = { ...given, [name]: fromForm(field, form, shown[name]) ?? form };
    if (isStored) {
      writeAtomically(answersFile, JSON.stringify(answers));
      await apply(by);
    }
    const locale = localeOf(request);
    const now: Given = { ...defaults, ...known() };
    const problems = read(known()).problems.filter((one) => answerOf(one) === name);
    const reply: StoredCell = {
      before: now[name] === undefined ? [] : [now[name]],
      form: toForm(field, now[name]),
      problems: problems
        .filter((one) => isShown(one, known()))
        .map(({ message }) => explain(message, locale)),
      reads: reading(now[name], { file, path }, locale),
    };
    return request.json(reply, isStored ? 200 : 409);
  });
}

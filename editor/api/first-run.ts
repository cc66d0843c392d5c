/** The first run, as a section whose values are answers: they are written into the draft as soon as all that is needed is there. */

import { isDeepStrictEqual } from "node:util";
import type { Context as Request } from "hono";
import * as v from "valibot";
import type { Brand } from "#app/content/schemas/brand.ts";
import { type Locale, languageTag } from "#app/i18n/locales.ts";
import { explain } from "../../tooling/content/messages.ts";
import type { Place } from "../draft/draft.ts";
import type { Context } from "../fields/context.ts";
import { type FormNode, fieldsOf, group } from "../fields/fields.ts";
import { fromForm, toForm } from "../fields/form-values.ts";
import { hintOf, labelOf } from "../fields/labels.ts";
import { filesOfSection } from "../fields/replaceable.ts";
import { leavesOf } from "../fields/sections.ts";
import { nodeViews, type SectionView, type StoredCell } from "../fields/view.ts";
import { type AnswerName, type AnswerProblem, answerFields, readAnswers } from "../first-run/answers.ts";
import { applyAnswers, type Given, runOf } from "../first-run/apply.ts";
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

/** Where the answers stand, as if they were a file of the content. */
const file = "answers";
const section = { id: "first-run", files: [file] };
const defaults: Given = Object.fromEntries(
  [...needed, ...later].map((name) => [name, v.getDefault(answerFields[name])]),
);

/** A problem may be that of one entry of a list. */
const answerOf = ({ name }: Pick<AnswerProblem, "name">): string => name.split(".")[0] ?? "";

/** One that is wrong holds back no other: what was used before stays in its place, or nothing. */
function usable(given: Given, before: Given): Given {
  const wrong = new Set(readAnswers(given).problems.map(answerOf));
  const isWrong = ([name]: readonly [string, unknown]) => wrong.has(name);
  const right = Object.entries(given).filter((entry) => !isWrong(entry));
  return Object.fromEntries([...Object.entries(before).filter(isWrong), ...right]);
}

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
    const { given } = runOf(draft);
    const shown = { ...defaults, ...given };
    const own = session.context(locale);
    const context: Context = {
      ...own,
      ...{ read: () => shown, readCommitted: () => shown },
      names: new Map([...own.names, ...placeNames(locale)]),
    };
    const { problems } = readAnswers(given);
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

  /** Writes what is answered by now into the draft, once all that is needed is there. */
  function store(given: Given, before: Given): Promise<void> {
    const used = usable(given, before);
    const { answers } = readAnswers(used);
    return answers === null || isDeepStrictEqual(used, before)
      ? applyAnswers(draft, null, { given, used: before })
      : applyAnswers(draft, answers, { given, used });
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each goes on from the answers that the one before has left. */
  function inTurn(answer: () => Promise<Response>): Promise<Response> {
    const reply = last.then(answer);
    last = reply.catch(() => {});
    return reply;
  }

  async function answer(request: Request): Promise<Response> {
    const { by, path, form, ...change } = await posted(request, changeSchema);
    const [name = ""] = path.map(String);
    const before = runOf(draft);
    const shown: Given = { ...defaults, ...before.given };
    const field = leavesOf(nodesOf(shown)).find(({ cells: [cell] }) => isDeepStrictEqual(cell?.path, path));
    if (field === undefined) throw badRequest();
    const isStored = isDeepStrictEqual(shown[name], change.before[0]);
    if (isStored) {
      // None of some choices is an answer too.
      const value = fromForm(field, form, shown[name]) ?? form;
      await store({ ...before.given, [name]: value }, before.used);
      session.refresh(by);
    }
    const locale = localeOf(request);
    const { given } = runOf(draft);
    const now: Given = { ...defaults, ...given };
    const problems = readAnswers(given).problems.filter((one) => answerOf(one) === name);
    const reply: StoredCell = {
      before: now[name] === undefined ? [] : [now[name]],
      form: toForm(field, now[name]),
      problems: problems.filter((one) => isShown(one, given)).map(({ message }) => explain(message, locale)),
      reads: reading(now[name], { file, path }, locale),
    };
    return request.json(reply, isStored ? 200 : 409);
  }
  app.post("/first-run", (request) => inTurn(() => answer(request)));
}

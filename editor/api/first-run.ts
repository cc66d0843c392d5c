/** The first run's page: its questions, and what was answered so far. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Brand } from "#app/content/schemas/brand.ts";
import { type Locale, languageTag } from "#app/i18n/locales.ts";
import { explain } from "../../tooling/content/messages.ts";
import { editFolder } from "../draft/project.ts";
import { fieldsOf } from "../fields/fields.ts";
import { type FormValue, toForm } from "../fields/form-values.ts";
import { hintOf, labelOf } from "../fields/labels.ts";
import { leavesOf } from "../fields/sections.ts";
import type { FieldView } from "../fields/view.ts";
import { type AnswerName, type AnswerProblem, answerFields, readAnswers } from "../first-run/answers.ts";
import { applyAnswers } from "../first-run/apply.ts";
import { adaptedColours } from "../first-run/colours.ts";
import { regions, townLabel, towns, widerRegions } from "../first-run/places.ts";
import { logoFrom } from "../logo.ts";
import { writeAtomically } from "../paths.ts";
import type { Session } from "../session.ts";
import { maxUploadBytes } from "../uploads.ts";
import { words } from "../words.ts";
import { type EditorApp, localeOf, posted } from "./app.ts";

/** What makes the site another agency's: needed, then what follows from that unless it is answered. */
const needed = [
  ...(["name", "domain", "town", "street"] as const),
  ...(["phone", "email", "founder", "colour"] as const),
];
const later = [
  ...(["logo", "services", "team", "clients", "tagline", "taglineEnglish", "legalName"] as const),
  ...(["founded", "opens", "closes"] as const),
  ...(["siret", "register", "vatNumber", "region", "postalCode", "theme"] as const),
];

/** A file of answers may have others, and the path of its logo. */
const answersSchema = v.record(
  v.picklist([...needed, ...later].filter((name) => name !== "logo")),
  v.union([v.string(), v.boolean(), v.array(v.string())]),
);

export type QuestionView = Pick<FieldView, "kind" | "label" | "hint" | "optional" | "options"> & {
  readonly name: AnswerName;
  readonly form: FormValue;
};
export type FirstRunView = {
  readonly needed: readonly QuestionView[];
  readonly later: readonly QuestionView[];
  readonly answers: Readonly<Record<string, FormValue>>;
  /** As an address of the picture itself; null if there is none. */
  readonly logo: string | null;
  readonly towns: readonly { readonly value: string; readonly label: string }[];
  /** What became of them. */
  readonly reply: AnsweredView;
};
export type AnsweredView = {
  readonly problems: readonly AnswerProblem[];
  /** What becomes of the colour, where it could not be seen or read. */
  readonly colours: readonly { readonly colour: string; readonly use: string }[];
  readonly applied: boolean;
};

export function firstRunRoutes(app: EditorApp, session: Session): void {
  const { draft } = session;
  const answersFile = join(editFolder(draft.project), "answers.json");
  const logoFile = join(editFolder(draft.project), "logo.svg");
  const known = (): FirstRunView["answers"] =>
    existsSync(answersFile) ? JSON.parse(readFileSync(answersFile, "utf8")) : {};
  /** What was last used of each answer. */
  let used: FirstRunView["answers"] = {};
  /** One that is wrong holds back no other: what was used before stays in its place, or nothing. */
  function read(given: FirstRunView["answers"]) {
    const readOf = (answers: FirstRunView["answers"]) =>
      readAnswers({
        ...answers,
        ...(answers.founded ? { founded: Number(answers.founded) } : {}),
        ...(existsSync(logoFile) && { logo: logoFile }),
      });
    const all = readOf(given);
    if (all.answers !== null) {
      used = given;
      return all;
    }
    const wrong = new Set(all.problems.map(({ name }) => name.split(".")[0]));
    const right = Object.entries(given).filter(([name]) => !wrong.has(name));
    const before = Object.entries(used).filter(([name]) => wrong.has(name));
    return { ...readOf(Object.fromEntries([...before, ...right])), problems: all.problems };
  }
  function viewOf(
    given: FirstRunView["answers"],
    { answers, problems }: ReturnType<typeof read>,
    locale: Locale,
  ): AnsweredView {
    const { colours } = session.valueOf("content/brand.yaml", []) as Brand;
    const colour = "colour" in given ? String(given.colour) : "";
    const adapted = /^#[\da-f]{6}$/.test(colour) ? [...adaptedColours(colours, colour)] : [];
    return {
      problems: problems.map(({ name, message }) => ({ name, message: explain(message, locale) })),
      colours: adapted.map(([use, other]) => ({
        colour: other,
        use: labelOf("uses", use, locale, new Map()),
      })),
      applied: answers !== null,
    };
  }

  app.get("/first-run", (request) => {
    const locale = localeOf(request);
    const { names } = session.context(locale);
    const answers = known();
    const placeName = (key: string) => ({ ...regions, ...widerRegions })[key]?.[languageTag[locale]].name;
    const question = (name: AnswerName): QuestionView => {
      const cells = [{ file: "", path: [name] }];
      const [field] = leavesOf(fieldsOf(answerFields[name], answers, cells));
      if (field === undefined) throw new Error(`${name}: no field`);
      const form = toForm(field, answers[name] ?? v.getDefault(answerFields[name]));
      const options = field.options.map(String).map((value) => ({
        value,
        label: placeName(value) ?? labelOf("", value, locale, names),
      }));
      return {
        ...{ name, kind: field.kind, optional: field.optional, form, options },
        label: labelOf("answers", name, locale, names),
        hint: hintOf("answers", [name], locale),
      };
    };
    const view: FirstRunView = {
      ...{ needed: needed.map(question), later: later.map(question), answers },
      logo: existsSync(logoFile)
        ? `data:image/svg+xml;base64,${readFileSync(logoFile).toString("base64")}`
        : null,
      towns: towns.map((town) => ({ value: townLabel(town), label: placeName(town.region) ?? "" })),
      reply: viewOf(answers, read(answers), locale),
    };
    return request.json(view);
  });

  /** All answers, as far as there are some. They are written once all that is needed is there. */
  app.post("/first-run", async (request) => {
    const given = await posted(request, answersSchema);
    const locale = localeOf(request);
    writeAtomically(answersFile, JSON.stringify(given));
    const result = read(given);
    if (result.answers !== null) {
      await applyAnswers(draft, result.answers);
      session.change(() => {});
    }
    return request.json(viewOf(given, result, locale));
  });

  app.post("/first-run/logo", async (request) => {
    const t = words[localeOf(request)];
    if (Number(request.req.header("Content-Length") ?? maxUploadBytes + 1) > maxUploadBytes)
      return request.json({ problem: t.tooLarge }, 413);
    const logo = await logoFrom(new Uint8Array(await request.req.arrayBuffer()));
    if (logo === null) return request.json({ problem: t.notALogo }, 422);
    writeAtomically(logoFile, logo);
    return request.json({});
  });
}

/** The first run's page: its questions, and what was answered so far. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "#app/content/schemas/brand.ts";
import { services } from "#app/domain/services.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { explain } from "../../tooling/content/messages.ts";
import { editFolder } from "../draft/project.ts";
import { labelOf } from "../fields/labels.ts";
import { type AnswerProblem, readAnswers } from "../first-run/answers.ts";
import { applyAnswers } from "../first-run/apply.ts";
import { adaptedColours } from "../first-run/colours.ts";
import { around, regions, townLabel, towns } from "../first-run/places.ts";
import { colourUses, type QuestionView, questionViews } from "../first-run/questions.ts";
import { logoFrom } from "../logo.ts";
import { writeAtomically } from "../paths.ts";
import type { Session } from "../session.ts";
import { maxUploadBytes } from "../uploads.ts";
import { words } from "../words.ts";
import { type EditorApp, localeOf } from "./app.ts";

type Choice = { readonly value: string; readonly label: string };
export type FirstRunView = {
  readonly questions: readonly QuestionView[];
  readonly answers: Readonly<Record<string, unknown>>;
  /** As an address of the picture itself; null if there is none. */
  readonly logo: string | null;
  readonly choices: Readonly<Record<"towns" | "region" | "clients" | "services", readonly Choice[]>>;
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
  const known = (): Readonly<Record<string, unknown>> =>
    existsSync(answersFile) ? JSON.parse(readFileSync(answersFile, "utf8")) : {};

  const choices = (locale: Locale): FirstRunView["choices"] => {
    const of = locale === "fr-fr" ? "fr" : "en";
    const named = (
      entries: Readonly<Record<string, { readonly fr: readonly string[]; readonly en: readonly string[] }>>,
    ) => Object.entries(entries).map(([value, names]) => ({ value, label: names[of][0] ?? value }));
    const { names } = session.context(locale);
    return {
      towns: towns.map((town) => ({ value: townLabel(town), label: regions[town.region]?.[of][0] ?? "" })),
      region: named(regions),
      clients: named(around),
      services: services.map((service) => ({ value: service, label: labelOf("", service, locale, names) })),
    };
  };

  app.get("/first-run", (request) => {
    const locale = localeOf(request);
    const view: FirstRunView = {
      questions: questionViews(locale),
      answers: known(),
      logo: existsSync(logoFile)
        ? `data:image/svg+xml;base64,${readFileSync(logoFile).toString("base64")}`
        : null,
      choices: choices(locale),
    };
    return request.json(view);
  });

  /** All answers, as far as there are some. They are written once all that is needed is there. */
  app.post("/first-run", async (request) => {
    const given: unknown = await request.req.json().catch(() => null);
    const locale = localeOf(request);
    const asked = questionViews(locale)
      .filter(({ kind }) => kind !== "logo")
      .map(({ name }) => name as string);
    // The other answers are paths of files, which a file of answers may have.
    if (
      typeof given !== "object" ||
      given === null ||
      !Object.keys(given).every((name) => asked.includes(name))
    )
      return request.json({}, 400);
    writeAtomically(answersFile, JSON.stringify(given));
    const { answers, problems } = readAnswers({ ...given, ...(existsSync(logoFile) && { logo: logoFile }) });
    const { colours } = session.valueOf("content/brand.yaml", []) as Brand;
    const colour = "colour" in given ? String(given.colour) : "";
    const adapted = /^#[\da-f]{6}$/.test(colour) ? [...adaptedColours(colours, colour)] : [];
    if (answers !== null) {
      await applyAnswers(draft, answers);
      session.change(() => {});
    }
    const view: AnsweredView = {
      problems: problems.map(({ name, message }) => ({ name, message: explain(message, locale) })),
      colours: adapted.map(([use, other]) => ({
        colour: other,
        use: colourUses[use][locales.indexOf(locale)] ?? use,
      })),
      applied: answers !== null,
    };
    return request.json(view);
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

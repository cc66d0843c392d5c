/** Shows the drafts in the preview, and publishes them. */
import type { Hono } from "hono";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { itemPathOf } from "#app/site/pages.ts";
import type { Problem } from "../../content/problem.ts";
import type { Editor } from "../editor.ts";
import { type Context, idOf } from "../field-view.ts";
import { explain } from "../messages.ts";
import { nameOfPlace, namesOfPath } from "../place-names.ts";
import type { Outcome } from "../publish.ts";
import { fieldAt, nameOf } from "../sections.ts";
import { isBegun } from "../valid-drafts.ts";
import { words } from "../words.ts";

export function publicationRoutes(app: Hono, editor: Editor): void {
  const { preview } = editor;

  app.get("/preview", (request) => request.json({ ready: preview.ready(), failure: preview.failure() }));
  app.post("/refresh", async (request) => {
    await editor.unused();
    const { complete, problems } = await preview.refresh();
    return request.json({ complete, unfinished: unfinishedOf(problems, editor.contextOf(request)) });
  });

  app.post("/publish", async (request) => {
    const outcome = await editor.publish();
    const text = outcomeText(outcome, editor.localeOf(request));
    const problemsAt =
      outcome.state === "problems" ? linksOf(outcome.problems, editor.contextOf(request)) : [];
    return request.json({ ...editor.state(request), state: outcome.state, ...text, problemsAt });
  });
}

/** New case studies that the preview cannot show yet: the addresses of their pages, and what each still needs. */
function unfinishedOf(problems: readonly Problem[], context: Context) {
  const files = context.drafts.all().map(({ file }) => file);
  const begun = [...new Set(files)].filter((file) => isBegun(file, context.drafts));
  return begun.flatMap((file) => {
    const section = context.sections.find(({ files }) => Object.values(files).includes(file));
    const own = problems.filter((problem) => problem.file === file);
    const [, slug = ""] = /^content\/portfolio\/([^/]+)\//.exec(file) ?? [];
    if (section === undefined || own.length === 0) return [];
    const needs = own.map(({ field, message }) => {
      const path = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      // A problem of an entry of a list that is one field belongs to the field.
      const found = [path, path.slice(0, -1)]
        .map((one) => fieldAt(section, context.drafts, one))
        .find((one) => one !== undefined);
      const row = found === undefined ? "" : `#row-${idOf(section.id, [nameOf(section, found)])}`;
      return {
        address: `/?at=${section.id}${field === "" ? "#pictures" : row}`,
        name: field === "" ? words[context.locale].pictures : namesOfPath(path, context).join(" › "),
        problem: explain(message, context.locale),
      };
    });
    return [{ paths: locales.map((locale) => itemPathOf("project", locale, slug)), needs }];
  });
}

/** What is wrong, by the names of places, each with the address of its section. */
const linksOf = (problems: readonly Problem[], context: Context) =>
  problems.map(({ file, field, message }) => {
    // A text of a page is called by its whole key.
    const path = file.startsWith("content/words/") ? [field] : field.split(".");
    const section = context.sections.find(({ files }) => Object.values(files).includes(file));
    return {
      address: section === undefined ? "/" : `/?at=${section.id}`,
      name: nameOfPlace({ file, path: field === "" ? [] : path }, context),
      problem: explain(message, context.locale),
    };
  });

/** How a publication ended, in words, and the details line by line. */
function outcomeText(
  outcome: Outcome,
  locale: Locale,
): { readonly text: string; readonly details: readonly string[] } {
  const t = words[locale];
  switch (outcome.state) {
    case "published": {
      const seconds = `${t.published} (${outcome.seconds.toFixed(0)} ${t.publishedSeconds})`;
      const { commit } = outcome;
      return {
        text: outcome.servers > 0 ? seconds : t.publishedNoServer,
        details: commit.state === "failed" ? [t.commitFailed, commit.reason] : [],
      };
    }
    case "problems":
      return { text: t.problems, details: [] };
    case "conflicts":
      return { text: t.conflictsFirst, details: [] };
    case "program-changed":
      return { text: t.programChanged, details: [] };
    case "build-failed":
      return { text: t.buildFailed, details: outcome.output.split("\n").slice(-12) };
    case "restart-failed":
      return {
        text: outcome.isServed ? t.restartFailed : t.restartUncertain,
        details: outcome.reason.split("\n"),
      };
    default:
      return outcome satisfies never;
  }
}

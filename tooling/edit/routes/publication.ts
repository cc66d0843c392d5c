/** Shows the drafts in the preview, and publishes them. */
import type { Hono } from "hono";
import type { Locale } from "#app/i18n/locales.ts";
import type { Problem } from "../../content/problem.ts";
import type { Editor } from "../editor.ts";
import type { Context } from "../field-view.ts";
import { explain } from "../messages.ts";
import { nameOfPlace } from "../place-names.ts";
import type { Outcome } from "../publish.ts";
import { words } from "../words.ts";

export function publicationRoutes(app: Hono, editor: Editor): void {
  const { preview } = editor;

  app.get("/preview", (request) => request.json({ ready: preview.ready(), failure: preview.failure() }));
  app.post("/refresh", async (request) => {
    await editor.unused();
    return request.json({ complete: await preview.refresh() });
  });

  app.post("/publish", async (request) => {
    const outcome = await editor.publish();
    const text = outcomeText(outcome, editor.localeOf(request));
    const problemsAt =
      outcome.state === "problems" ? linksOf(outcome.problems, editor.contextOf(request)) : [];
    return request.json({ ...editor.state(request), state: outcome.state, ...text, problemsAt });
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
      return { text: t.restartFailed, details: [outcome.reason] };
    default:
      return outcome satisfies never;
  }
}

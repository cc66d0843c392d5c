/** Shows the drafts in the preview, and publishes them. */
import type { Hono } from "hono";
import type { Locale } from "#app/i18n/locales.ts";
import type { Editor } from "../editor.ts";
import type { Outcome } from "../publish.ts";
import { problemTexts } from "../view.ts";
import { words } from "../words.ts";

export function publicationRoutes(app: Hono, editor: Editor): void {
  const { preview } = editor;

  app.post("/refresh", async (request) => {
    await editor.unused();
    const complete = await preview.refresh();
    return request.json({ ready: preview.ready(), complete });
  });

  app.post("/publish", async (request) => {
    const outcome = await editor.publish();
    const text = outcomeText(outcome, editor.localeOf(request));
    return request.json({ ...editor.state(), state: outcome.state, ...text });
  });
}

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
      return {
        text: t.problems,
        details: outcome.problems.map((problem) =>
          [
            `${problem.file.replace(/^content\//, "")}: ${problem.field}`,
            ...problemTexts([problem], locale),
          ].join(" — "),
        ),
      };
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

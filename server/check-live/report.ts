import { sectionNamesOf } from "#app/content/edited-sections.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { areas, type Context, type Finding } from "./checks.ts";
import { say } from "./say.ts";
import words from "./words.json" with { type: "json" };

/** `reason`: one sentence. */
export type Result = {
  readonly id: string;
  readonly area: keyof typeof words.areas;
  readonly todo: string;
  readonly status: Finding["status"] | "ok";
  readonly reason?: string;
};

/** All checks with what they ask for, in the imperative, as one line of Markdown. The list of docs/going-live.md is made of these. */
export const checks = (Object.keys(areas) as Result["area"][]).flatMap((area) =>
  Object.entries(areas[area]).map(([id, check]) => ({
    ...{ id, area, check },
    todo: words.todos[id as keyof typeof words.todos],
  })),
);

/** Runs all checks at once. */
export function runChecks(context: Context): Promise<readonly Result[]> {
  const { locale } = context;
  return Promise.all(
    checks.map(async ({ id, area, todo, check }) => {
      const finding = await check(context);
      const asked = { id, area, todo: say(todo, locale) };
      if (finding === null) return { ...asked, status: "ok" };
      return {
        ...{ ...asked, status: finding.status },
        reason: say(words.reasons[finding.why], locale, finding.slots),
      };
    }),
  );
}

export const count = (results: readonly Result[], status: Result["status"]): number =>
  results.filter((result) => result.status === status).length;

/** Lines of at most `width` characters; a longer word has a line of its own. */
const wrap = (text: string, width: number): readonly string[] =>
  // A French sign stays with its word.
  text
    .replace(/ (?=[:;?!»])|(?<=«) /g, "\u00A0")
    .match(new RegExp(`[^ ](.{0,${width - 2}}[^ ])?(?![^ ])|[^ ]+`, "g")) ?? [];

/** As many sections as a line names of a folder. */
const maxShown = 3;

/** Where the owner changes the files that a result names, for those who edit the site in the browser. */
function screens(text: string, locale: Locale): readonly string[] {
  const files = [...new Set(text.match(/content\/[\w/-]*(?:\.yaml|\/)/g) ?? [])];
  const names = files
    .flatMap(sectionNamesOf)
    .map((name) => say(words.report.screen, locale, { name: say(name, locale) }));
  if (names.length === 0) return [];
  const more = say(words.report.more, locale, { count: names.length - maxShown });
  const shown = [...names.slice(0, maxShown), ...(names.length > maxShown ? [more] : [])];
  return [say(words.report.screens, locale, { names: shown.join(", ") })];
}

/** A report for people: what is not in order, area by area. */
export function textReport(
  results: readonly Result[],
  siteUrl: string,
  { width, locale }: { readonly width: number; readonly locale: Locale },
): string {
  /** One result: its todo, and below it the reason and the screens. */
  function entry({ todo, status, reason = "" }: Result): readonly string[] {
    if (status === "ok") return [];
    const [first, ...others] = wrap(todo.replaceAll("`", ""), width - 8);
    const details = [reason, ...screens(`${todo} ${reason}`, locale)];
    return [
      `  ${say(words.report[status], locale).padEnd(6)}${first}`,
      ...others.map((line) => `        ${line}`),
      ...details.flatMap((text) => wrap(text, width - 10)).map((line) => `          ${line}`),
    ];
  }
  const sections = Object.entries(words.areas).flatMap(([name, title]) => {
    const lines = results.filter(({ area }) => area === name).flatMap(entry);
    return lines.length === 0 ? [] : [say(title, locale), ...lines, ""];
  });
  const statuses = ["failed", "warning", "unknown", "ok"] as const;
  const counts = Object.fromEntries(statuses.map((status) => [status, count(results, status)]));
  const end = wrap(say(words.report.counts, locale, counts), width);
  return [say(words.report.title, locale, { url: siteUrl }), "", ...sections, ...end, ""].join("\n");
}

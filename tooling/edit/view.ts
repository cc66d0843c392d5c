/** The main part of the editing page as HTML: the fields of a section in both languages, or what was looked for. */
import { html } from "hono/html";
import type { Locale } from "#app/i18n/locales.ts";
import type { Problem } from "../content/problem.ts";
import { type Context, fieldView, type Html, idOf } from "./field-view.ts";
import type { Field } from "./fields.ts";
import { filesView } from "./files-view.ts";
import { hintOf } from "./hints.ts";
import { explain } from "./messages.ts";
import { nodesView, wordGroups } from "./node-view.ts";
import { isCategory, optionForm } from "./option-view.ts";
import { namesOfPath, titleOf } from "./place-names.ts";
import { filesOfSection } from "./section-files.ts";
import { fileOf, isWords, leavesOf, nameOf, nodesOf, portfolioOrder, type Section } from "./sections.ts";
import { videoForm } from "./video-view.ts";
import { words } from "./words.ts";

/** What of a section is still the sample's: the names of its parts, none of them for all; null if it is the owner's. */
export function sampleOf(section: Section, { drafts }: Context): readonly string[] | null {
  const file = fileOf(section, null);
  if (isWords(section) || file === "") return null;
  const sample = drafts.valueOf(file, ["sample"]);
  return sample === true ? [] : Array.isArray(sample) ? sample.map(String) : null;
}

function sampleView(section: Section, context: Context): Html | string {
  const parts = sampleOf(section, context);
  if (parts === null) return "";
  const t = words[context.locale];
  const names = parts.map((part) => namesOfPath(part.split("."), context).join(" › "));
  return html`<div class="sample"><p>${names.length === 0 ? t.sampleAll : `${t.sampleParts} ${names.join(", ")}.`}</p>
    <button type="button" class="small" data-own="${section.id}">${t.own}</button></div>`;
}

const newProject = ({ locale }: Context): Html => {
  const t = words[locale];
  return html`<form class="new-project" id="new-project"><label for="client">${t.newProject}</label>
    <input type="text" id="client" name="client" required autocomplete="off"><button class="main">${t.newProjectButton}</button><p class="problem" role="alert"></p></form>`;
};

/** `files`: all that can be replaced. */
export function mainView(context: Context, section: Section, files: readonly string[]): Html {
  const list = nodesOf(section, context.drafts);
  const leaves = new Set(leavesOf(list).flatMap((field) => field.cells.map(({ path }) => path.join("."))));
  // Of a field that is not shown.
  const others = [...new Set(Object.values(section.files))].flatMap((file) =>
    context
      .problems(file)
      .filter(({ field }) => ![...leaves].some((path) => field === path || field.startsWith(`${path}.`))),
  );
  const hint = hintOf(section.id, "", context.locale);
  return html`<h1>${titleOf(section, context)}</h1>
    ${hint === null ? "" : html`<p class="comment about">${hint}</p>`}
    ${sampleView(section, context)}
    ${others.length === 0 ? "" : html`<ul class="problem">${others.map(({ field, message }) => html`<li>${namesOfPath(field.split("."), context).join(" › ")} ${explain(message, context.locale)}</li>`)}</ul>`}
    ${section.id === portfolioOrder ? newProject(context) : section.id === "videos/videos" ? videoForm(context) : ""}
    ${isCategory(section) ? optionForm(section, context) : ""}
    ${isWords(section) ? wordGroups(section, list, context) : nodesView(section, list, context)}
    ${filesView(filesOfSection(section, files), context)}`;
}

export function foundView(
  context: Context,
  query: string,
  rows: readonly { readonly section: Section; readonly field: Field }[],
): Html {
  const t = words[context.locale];
  return html`<h1>${t.found} « ${query} »</h1>
    ${rows.length === 0 ? html`<p>${t.foundNothing}</p>` : ""}
    ${rows.map(({ section, field }) => html`<section class="group"><h2 class="group-title"><a href="/?at=${section.id}#row-${idOf(section.id, [nameOf(section, field)])}">${titleOf(section, context)}</a></h2>${fieldView(section, field, context)}</section>`)}`;
}

/** Of one field, which the page shows in place of the one that it has. */
export const problemTexts = (problems: readonly Problem[], locale: Locale): readonly string[] =>
  problems.map(({ message }) => explain(message, locale));

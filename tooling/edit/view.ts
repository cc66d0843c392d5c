/** The editing page as HTML: what can be edited, the fields of a section in both languages, and the preview beside them. */
import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import type { Problem } from "../content/problem.ts";
import { type Draft, isFile, keyOf } from "./drafts.ts";
import { type Context, called, fieldView, type Html, idOf, lastKey } from "./field-view.ts";
import type { Field, Group, Node } from "./fields.ts";
import { commentsOf, fileOf, isWords, leavesOf, nameOf, nodesOf, type Section } from "./sections.ts";
import { explain, labelOf, words } from "./words.ts";

const parts = ["pages", "content", "catalogue", "portfolio", "files"] as const;

/** The name of a section: of a case study the client's. */
export function titleOf(section: Section, { drafts, locale }: Context): string {
  const file = fileOf(section, null);
  const client = file.endsWith("/project.yaml") ? drafts.valueOf(file, ["clientName"]) : undefined;
  if (typeof client === "string") return client;
  if (section.id === "pictures") return words[locale].pictures;
  return labelOf(section.id.split("/").at(-1) ?? "", locale);
}

function navigation(context: Context, current: string): Html {
  const t = words[context.locale];
  const changed = new Set(context.drafts.all().map(({ file }) => file));
  return html`<nav class="sections" aria-label="${t.sections}">
    ${parts.map((part) => {
      const own = context.sections.filter((section) => section.part === part);
      return html`<details ${own.some(({ id }) => id === current) || part === "pages" ? "open" : ""}>
        <summary>${t[part]}</summary>
        <ul>${own.map((section) => {
          const isChanged = Object.values(section.files).some((file) => changed.has(file));
          return html`<li><a href="/?at=${section.id}" ${section.id === current ? raw('aria-current="page"') : ""}>${titleOf(section, context)}${isChanged ? html` <span class="changed">${t.changed}</span>` : ""}</a></li>`;
        })}</ul>
      </details>`;
    })}
  </nav>`;
}

function nodes(
  section: Section,
  list: readonly Node[],
  context: Context,
  comments: ReadonlyMap<string, string>,
  depth = 2,
): readonly Html[] {
  const t = words[context.locale];
  return list.map((node, index) => {
    if (node.type === "field") {
      const path = node.cells[0]?.path.join(".") ?? "";
      return fieldView(section, node, context, comments.get(path));
    }
    const [cell] = node.cells;
    const title =
      node.list === undefined
        ? called(lastKey(cell?.path ?? []), context)
        : `${t.entry} ${node.list.index + 1}`;
    const next = list[index + 1];
    const ends =
      node.list !== undefined &&
      !(
        next?.type === "group" &&
        next.list !== undefined &&
        next.list.cells[0]?.path.join() === node.list.cells[0]?.path.join()
      );
    return html`<section class="group">
      <h${raw(String(Math.min(depth, 5)))} class="group-title">${title}${node.list === undefined ? "" : itemButtons(section, node, title, context)}</h${raw(String(Math.min(depth, 5)))}>
      ${comments.has(cell?.path.join(".") ?? "") ? html`<p class="comment" lang="en">${comments.get(cell?.path.join(".") ?? "")}</p>` : ""}
      ${nodes(section, node.children, context, comments, depth + 1)}
    </section>${ends ? html`<p>${itemButton(section, node, "add", t.add, context)}</p>` : ""}`;
  });
}

/** By which the program notices that a list is not the one that the page shows. */
export const listState = (list: unknown): string =>
  createHash("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 16);

function itemButton(
  section: Section,
  { list }: Group,
  action: string,
  label: string,
  { drafts }: Context,
): Html {
  if (list === undefined) return html``;
  const lists = list.cells.map(({ locale, path }) => {
    const file = fileOf(section, locale);
    return { file, path, before: listState(drafts.valueOf(file, path)) };
  });
  return html`<button type="button" class="small" data-item="${JSON.stringify({ section: section.id, action, index: list.index, lists })}">${label}</button>`;
}

function itemButtons(section: Section, node: Group, title: string, context: Context): Html {
  const t = words[context.locale];
  return html` <span class="item-buttons" role="group" aria-label="${title}">${(["up", "down", "remove"] as const).map((action) => itemButton(section, node, action, t[action], context))}</span>`;
}

/** Fields of words under the first part of their keys, with a heading for each. */
function wordGroups(
  section: Section,
  list: readonly Node[],
  context: Context,
  comments: ReadonlyMap<string, string>,
): readonly Html[] {
  const groups = Map.groupBy(leavesOf(list), (field) => String(field.cells[0]?.path[0]).split(".")[0] ?? "");
  return [...groups].map(
    ([
      key,
      fields,
    ]) => html`<section class="group"><h2 class="group-title">${labelOf(key, context.locale)}</h2>
      ${fields.map((field) => fieldView(section, field, context, comments.get(String(field.cells[0]?.path[0]))))}</section>`,
  );
}

function pictures(files: readonly string[], context: Context): Html {
  const t = words[context.locale];
  return html`<p>${t.pictureHint}</p><ul class="pictures">${files.map((file) => {
    const draft = context.drafts.all().find((other) => other.file === file);
    const isPicture = !file.endsWith(".vtt");
    return html`<li>${isPicture ? html`<img src="/file?file=${file}&v=${draft !== undefined && isFile(draft) ? draft.upload : ""}" alt="" loading="lazy">` : ""}
      <p><code>${file.replace(/^content\//, "")}</code>${draft === undefined ? "" : html` <span class="changed">${t.changed}</span>`}</p>
      <label class="upload small">${t.replace}<span class="hidden"> ${file}</span><input type="file" accept="${isPicture ? ".webp,.png,.jpg,.jpeg" : ".vtt"}" data-replace="${file}"></label>
      <p class="problem" role="alert"></p></li>`;
  })}</ul>`;
}

const shown = (value: unknown, t: (typeof words)[Locale]): string =>
  value === undefined || value === null
    ? t.none
    : typeof value === "object"
      ? JSON.stringify(value, null, 1)
      : String(value);

/** The drafts with what is online, to look at before they are published. */
export function changesView(context: Context): Html {
  const t = words[context.locale];
  const conflicts = new Map(context.drafts.conflicts().map(({ draft, found }) => [keyOf(draft), found]));
  const all = context.drafts.all();
  if (all.length === 0) return html`<p>${t.noChanges}</p>`;
  const item = (draft: Draft): Html => {
    const key = keyOf(draft);
    const conflict = conflicts.has(key);
    return html`<li class="change">
      <p class="name"><code>${draft.file.replace(/^content\//, "")}${draft.path.length === 0 ? "" : `: ${draft.path.join(".")}`}</code></p>
      ${isFile(draft) ? (draft.file.endsWith(".vtt") ? "" : html`<img src="/file?file=${draft.file}&v=${draft.upload}" alt="${t.new}">`) : html`<dl><dt>${t.old}</dt><dd><del>${shown(draft.base, t)}</del></dd><dt>${t.new}</dt><dd><ins>${shown(draft.value, t)}</ins></dd></dl>`}
      ${
        conflict
          ? html`<div class="conflict" role="alert"><p>${t.conflict}</p>${isFile(draft) ? "" : html`<dl><dt>${t.conflictFound}</dt><dd>${shown(conflicts.get(key), t)}</dd></dl>`}
        <button type="button" class="small" data-keep="${key}">${t.keepMine}</button> <button type="button" class="small" data-discard="${key}">${t.takeTheirs}</button></div>`
          : html`<button type="button" class="small" data-discard="${key}">${t.discard}</button>`
      }
    </li>`;
  };
  return html`<ul class="changes">${all.map(item)}</ul>`;
}

/** The fields of a section, or of what was looked for. */
export function mainView(context: Context, section: Section, files: readonly string[]): Html {
  const comments =
    section.id === "pictures"
      ? new Map<string, string>()
      : commentsOf(context.drafts.published(fileOf(section, null)));
  const list = nodesOf(section, context.drafts);
  const leaves = new Set(leavesOf(list).flatMap((field) => field.cells.map(({ path }) => path.join("."))));
  const others = [...new Set(Object.values(section.files))].flatMap((file) =>
    context
      .problems(file)
      .filter(({ field }) => ![...leaves].some((path) => field === path || field.startsWith(`${path}.`))),
  );
  return html`<h1>${titleOf(section, context)}</h1>
    ${others.length === 0 ? "" : html`<ul class="problem">${others.map(({ field, message }) => html`<li><code>${field}</code> ${explain(message, context.locale)}</li>`)}</ul>`}
    ${section.id === "pictures" ? pictures(files, context) : isWords(section) ? wordGroups(section, list, context, comments) : nodes(section, list, context, comments)}`;
}

export function foundView(
  context: Context,
  query: string,
  rows: readonly { readonly section: Section; readonly field: Field }[],
): Html {
  const t = words[context.locale];
  return html`<h1>${t.found} « ${query} »</h1>
    ${rows.length === 0 ? html`<p>${t.foundNothing}</p>` : ""}
    ${rows.map(({ section, field }) => html`<section class="group"><h2 class="group-title"><a href="/?at=${section.id}#row-${idOf(section.id, [nameOf(section, field)])}">${titleOf(section, context)}</a></h2>${fieldView(section, field, context, undefined)}</section>`)}`;
}

/** Of one field, which the page shows in place of the one that it has. */
export const problemTexts = (problems: readonly Problem[], locale: Locale): readonly string[] =>
  problems.map(({ message }) => explain(message, locale));

export type Shell = {
  readonly context: Context;
  readonly current: string;
  readonly query: string;
  readonly main: Html;
  /** The origin of the preview. */
  readonly preview: string;
  readonly firstPage: string;
};

export function shellView({ context, current, query, main, preview, firstPage }: Shell) {
  const { locale, drafts, pages } = context;
  const t = words[locale];
  const other = locales.find((one) => one !== locale) ?? locale;
  return html`<!doctype html>
<html lang="${languageTag[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"><script type="module" src="/client.js"></script></head>
<body data-words="${JSON.stringify(t)}" data-preview="${preview}">
<a class="skip" href="#main">${t.skip}</a>
<header>
  <p class="brand">${t.title}</p>
  <form action="/" role="search"><label class="hidden" for="query">${t.search}</label><input id="query" name="q" type="search" placeholder="${t.search}" value="${query}"><button class="small">${t.searchButton}</button></form>
  <p class="tools"><span role="status" id="saved"></span>
    <button type="button" class="small" id="undo" ${drafts.canUndo() ? "" : "disabled"}>${t.undo}</button>
    <button type="button" class="main" id="changes">${t.publish} <span id="count">${drafts.all().length}</span></button>
    <a class="small" href="/language?to=${other}" lang="${languageTag[other]}" hreflang="${languageTag[other]}">${t.language}</a></p>
</header>
<div class="columns">
  ${navigation(context, current)}
  <main id="main" tabindex="-1">${main}</main>
  <aside aria-label="${t.preview}">
    <div class="preview-tools">
      <label>${t.page} <select id="page">${pages.map(({ path }) => html`<option ${path === firstPage ? "selected" : ""}>${path}</option>`)}</select></label>
      <span role="group" aria-label="${t.preview}"><button type="button" class="small" data-width="390" aria-pressed="true">${t.phone}</button><button type="button" class="small" data-width="1280" aria-pressed="false">${t.desktop}</button></span>
      <a id="open" class="small" target="_blank" rel="noopener" href="${preview}${firstPage}">${t.open}</a>
    </div>
    <p class="note" id="preview-state" role="status">${t.previewStarts}</p>
    <div class="frame" tabindex="-1"><iframe id="frame" title="${t.preview}" src="about:blank"></iframe></div>
    <p class="note">${t.previewHint}</p>
  </aside>
</div>
<dialog id="publish" aria-labelledby="publish-title"><h2 id="publish-title">${t.changes}</h2><div id="change-list"></div>
  <div id="outcome" role="alert"></div>
  <p class="dialog-buttons"><button type="button" class="main" id="publish-now">${t.publish}</button> <button type="button" class="small" id="close">${t.close}</button></p></dialog>
</body></html>`;
}

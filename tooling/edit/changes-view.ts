/** The drafts beside what is online, to look at before they are published. */
import { html } from "hono/html";
import { isLocale } from "#app/i18n/locales.ts";
import { type Draft, isFile, keyOf } from "./drafts.ts";
import { type Context, called, type Html } from "./field-view.ts";
import { nameOfPlace } from "./place-names.ts";
import { languageNames, words } from "./words.ts";

/** A value in words: what it is made of, line by line. */
export function valueText(value: unknown, context: Context, indent = ""): string {
  const t = words[context.locale];
  if (value === undefined || value === null || value === "") return t.none;
  if (value === true) return t.yes;
  if (value === false) return t.no;
  // The end of a case study’s address is its client’s.
  if (typeof value !== "object") return context.names.get(String(value)) ?? String(value);
  const parts = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value)
      ? "•"
      : `${isLocale(key) ? languageNames[key] : called(key, context)} :`;
    const isBranch = typeof item === "object" && item !== null;
    return `${indent}${name}${isBranch ? "\n" : " "}${valueText(item, context, `${indent}  `)}`;
  });
  return parts.length === 0 ? t.none : parts.join("\n");
}

export function changesView(context: Context): Html {
  const t = words[context.locale];
  const conflicts = new Map(context.drafts.conflicts().map(({ draft, found }) => [keyOf(draft), found]));
  const all = context.drafts.listed();
  if (all.length === 0) return html`<p>${t.noChanges}</p>`;
  const item = (draft: Draft): Html => {
    const key = keyOf(draft);
    const conflict = conflicts.has(key);
    const name = nameOfPlace(draft, context);
    const about = html`<span class="hidden">: ${name}</span>`;
    return html`<li class="change">
      <p class="name"><b>${name}</b></p>
      ${isFile(draft) ? (draft.file.endsWith(".vtt") ? "" : html`<img src="/file?file=${draft.file}&v=${draft.upload}" alt="${t.new}">`) : html`<dl><dt>${t.old}</dt><dd><del>${valueText(draft.base, context)}</del></dd><dt>${t.new}</dt><dd><ins>${valueText(draft.value, context)}</ins></dd></dl>`}
      ${
        conflict
          ? html`<div class="conflict" role="alert"><p>${t.conflict}</p>${isFile(draft) ? "" : html`<dl><dt>${t.conflictFound}</dt><dd>${valueText(conflicts.get(key), context)}</dd></dl>`}
        <button type="button" class="small" data-keep="${key}">${t.keepMine}${about}</button> <button type="button" class="small" data-discard="${key}">${t.takeTheirs}${about}</button></div>`
          : html`<button type="button" class="small" data-discard="${key}">${t.discard}${about}</button>`
      }
    </li>`;
  };
  return html`<ul class="changes">${all.map(item)}</ul>`;
}

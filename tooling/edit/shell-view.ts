/** The frame of the editing page as HTML: what can be edited on the left, the preview on the right, and the dialog that publishes. */
import { html, raw } from "hono/html";
import { groups } from "#app/content/edited-sections.ts";
import { languageTag, locales } from "#app/i18n/locales.ts";
import type { Context, Html } from "./field-view.ts";
import { titleOf } from "./place-names.ts";
import { pageName } from "./section-names.ts";
import { undoText } from "./undo-text.ts";
import { sampleOf } from "./view.ts";
import { languageNames, words } from "./words.ts";

function navigation(context: Context, current: string): Html {
  const t = words[context.locale];
  const changed = new Set(context.drafts.all().map(({ file }) => file));
  return html`<nav class="sections" aria-label="${t.sections}">
    ${groups.map((group) => {
      const own = context.sections.filter((section) => section.group === group);
      return html`<details ${own.some(({ id }) => id === current) || group === "pages" ? "open" : ""}>
        <summary>${t.groups[group]}</summary>
        <ul>${own.map((section) => {
          const isChanged = Object.values(section.files).some((file) => changed.has(file));
          const mark = isChanged ? t.changed : sampleOf(section, context) === null ? null : t.sample;
          return html`<li><a href="/?at=${section.id}" ${section.id === current ? raw('aria-current="page"') : ""}>${titleOf(section, context)}${mark === null ? "" : html` <span class="${isChanged ? "changed" : "note"}">${mark}</span>`}</a></li>`;
        })}</ul>
      </details>`;
    })}
  </nav>`;
}

/** The pages of the site by their names, those of the reader's language first. */
function pageChoice({ pages, names, locale }: Context, firstPage: string): Html {
  const known = pages.some(({ path }) => path === firstPage) ? pages : [{ path: firstPage }, ...pages];
  const own = locales.toSorted((one, other) => Number(other === locale) - Number(one === locale));
  return html`<select id="page">${own.map(
    (language) =>
      html`<optgroup label="${languageNames[language]}">${known
        .filter(({ path }) => path.startsWith(`/${language}/`))
        .map(
          ({ path }) =>
            html`<option value="${path}" ${path.includes("?") || pages.some((page) => page.path === path) ? "" : "data-new "}${path === firstPage ? "selected" : ""}>${pageName(path, locale, names)}</option>`,
        )}</optgroup>`,
  )}</select>`;
}

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
  const { locale, drafts, sections } = context;
  const t = words[locale];
  const other = locales.find((one) => one !== locale) ?? locale;
  const count = drafts.listed().length;
  const undo = undoText(context);
  const section = sections.find(({ id }) => id === current);
  const title = [section === undefined ? t.found : titleOf(section, context), t.title].join(" · ");
  return html`<!doctype html>
<html lang="${languageTag[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"><script type="module" src="/client.js"></script></head>
<body data-words="${JSON.stringify(t)}" data-preview="${preview}">
<a class="skip" href="#main">${t.skip}</a>
<header>
  <p class="brand">${t.title}</p>
  <form action="/" role="search"><label class="hidden" for="query">${t.search}</label><input id="query" name="q" type="search" placeholder="${t.search}" value="${query}"><button class="small">${t.searchButton}</button></form>
  <p class="tools"><span role="status" id="saved"></span><span id="live">${count === 0 ? t.allLive : t.notLive}</span>
    <button type="button" class="small" id="undo" title="${undo?.title ?? ""}" ${undo === null ? "disabled" : ""}>${undo?.label ?? t.undo}</button>
    <button type="button" class="main" id="changes">${t.publish} <span id="count" ${count === 0 ? "hidden" : ""}>${count}</span></button>
    <a class="small" href="/language?to=${other}" lang="${languageTag[other]}" hreflang="${languageTag[other]}">${t.language}</a></p>
</header>
<div class="columns">
  ${navigation(context, current)}
  <main id="main" tabindex="-1">${main}</main>
  <aside aria-label="${t.preview}">
    <div class="preview-tools">
      <label>${t.page} ${pageChoice(context, firstPage)}</label>
      <span role="group" aria-label="${t.preview}"><button type="button" class="small" data-width="390" aria-pressed="true">${t.phone}</button><button type="button" class="small" data-width="1280" aria-pressed="false">${t.desktop}</button></span>
      <a id="open" class="small" target="_blank" rel="noopener" href="${preview}${firstPage}">${t.open}</a>
    </div>
    <p class="note" id="preview-state" role="status">${t.previewStarts}</p>
    <div class="unfinished" id="unfinished" tabindex="-1" hidden><p>${t.previewUnfinished}</p><ul></ul></div>
    <div class="frame" tabindex="-1"><iframe id="frame" title="${t.preview}" src="about:blank"></iframe></div>
    <p class="note">${t.previewHint}</p>
  </aside>
</div>
<dialog id="publish" aria-labelledby="publish-title"><h2 id="publish-title">${t.changes}</h2><div id="change-list"></div>
  <div id="outcome" role="alert"></div>
  <p class="dialog-buttons"><button type="button" class="main" id="publish-now">${t.publish}</button> <button type="button" class="small" id="close">${t.close}</button></p></dialog>
</body></html>`;
}

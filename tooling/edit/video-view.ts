/** The form that takes a recording, as HTML. */
import { html } from "hono/html";
import { locales } from "#app/i18n/locales.ts";
import type { Context, Html } from "./field-view.ts";
import { videoPlaces } from "./video-places.ts";
import { languageNames, words } from "./words.ts";

export function videoForm({ locale }: Context): Html {
  const t = words[locale];
  return html`<form class="new-project" id="new-video" data-busy="${t.videoBusy}">
    <h2 class="group-title">${t.newVideo}</h2>
    <label>${t.videoName} <input type="text" name="name" required autocomplete="off"></label>
    <label>${t.videoPlace} <select name="where">${videoPlaces.map((place) => html`<option value="${place}">${t.videoPlaces[place]}</option>`)}</select></label>
    <label>${t.videoLanguage} <select name="locale">${locales.map((one) => html`<option value="${one}">${languageNames[one]}</option>`)}</select></label>
    <label class="upload small">${t.choose}<input type="file" name="file" accept="video/*" required></label>
    <button class="main">${t.videoAdd}</button><p class="problem" role="alert"></p><p class="comment" role="status"></p></form>`;
}

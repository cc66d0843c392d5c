/** The drafts beside what is online, to look at before they are published: prices first. */
import { extname } from "node:path";
import { html } from "hono/html";
import { type ContentDraft, isFile, keyOf } from "./content-drafts.ts";
import type { Context, Html } from "./field-view.ts";
import { nameOfPlace } from "./place-names.ts";
import { type PriceChange, priceChange } from "./price-text.ts";
import { pictureTypes } from "./uploads.ts";
import { differenceTexts, valueText } from "./value-text.ts";
import { words } from "./words.ts";

function priceView({ old, now, share }: PriceChange, { locale }: Context): Html {
  const t = words[locale];
  return html`<p class="price-change"><span class="hidden">${t.old} </span><del>${old}</del> <span aria-hidden="true">→</span> <span class="hidden">${t.new} </span><ins>${now}</ins>${share === "" ? "" : html` <span class="note">${share}</span>`}</p>`;
}

/** What becomes of what: of a file the new picture. */
function differenceView(draft: ContentDraft, context: Context): Html | string {
  const t = words[context.locale];
  if (isFile(draft))
    return Object.hasOwn(pictureTypes, extname(draft.file))
      ? html`<img src="/file?file=${draft.file}&v=${draft.upload}" alt="${t.new}">`
      : "";
  const [old, now] = differenceTexts(draft.file, draft.base, draft.value, context);
  return html`<dl><dt>${t.old}</dt><dd><del>${old}</del></dd><dt>${t.new}</dt><dd><ins>${now}</ins></dd></dl>`;
}

type Change = { readonly draft: ContentDraft; readonly price: PriceChange | null };

export function changesView(context: Context): Html {
  const t = words[context.locale];
  const conflicts = new Map(context.drafts.conflicts().map(({ draft, found }) => [keyOf(draft), found]));
  const all = context.drafts.listed().map((draft): Change => ({ draft, price: priceChange(draft, context) }));
  if (all.length === 0) return html`<p>${t.noChanges}</p>`;
  const item = ({ draft, price }: Change): Html => {
    const key = keyOf(draft);
    const conflict = conflicts.has(key);
    const name = nameOfPlace(draft, context);
    const about = html`<span class="hidden">: ${name}</span>`;
    return html`<li class="change">
      <p class="name"><b>${name}</b></p>
      ${price === null ? differenceView(draft, context) : priceView(price, context)}
      ${
        conflict
          ? html`<div class="conflict" role="alert"><p>${t.conflict}</p>${isFile(draft) ? "" : html`<dl><dt>${t.conflictFound}</dt><dd>${valueText(draft.file, conflicts.get(key), context)}</dd></dl>`}
        <button type="button" class="small" data-keep="${key}">${t.keepMine}${about}</button> <button type="button" class="small" data-discard="${key}">${t.takeTheirs}${about}</button></div>`
          : html`<button type="button" class="small" data-discard="${key}">${t.discard}${about}</button>`
      }
    </li>`;
  };
  const groups = [
    [t.changedPrices, all.filter(({ price }) => price !== null)],
    [t.changedTexts, all.filter(({ draft, price }) => price === null && !isFile(draft))],
    [t.changedFiles, all.filter(({ draft }) => isFile(draft))],
  ] as const;
  return html`${groups.map(([name, changes]) =>
    changes.length === 0
      ? ""
      : html`<h3>${name} (${changes.length})</h3><ul class="changes">${changes.map(item)}</ul>`,
  )}`;
}

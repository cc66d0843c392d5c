/** A field as HTML: its text in both languages side by side, what is wrong with it, and the pages that show it. */
import { html, raw } from "hono/html";
import { isLocale, type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import type { Problem } from "../content/problem.ts";
import type { Path } from "../content/source.ts";
import { type ContentDrafts, isFile } from "./content-drafts.ts";
import { type Cell, type Field, type FormValue, toForm } from "./fields.ts";
import { hintOf } from "./hints.ts";
import { explain } from "./messages.ts";
import { knownName, labelOf, nameWithin, ownName } from "./names.ts";
import { pageName } from "./section-names.ts";
import { fileOf, isWords, nameOf, type Section, slotsAt } from "./sections.ts";
import { type PageText, pagesWith, piecesOf } from "./site-texts.ts";
import { languageNames, words } from "./words.ts";

export type Html = ReturnType<typeof html>;

export type Context = {
  readonly locale: Locale;
  readonly drafts: ContentDrafts;
  readonly sections: readonly Section[];
  readonly pages: readonly PageText[];
  /** Names of what choices offer, as the content itself has them: an option's, a pack's. */
  readonly names: ReadonlyMap<string, string>;
  /** By file. */
  readonly problems: (file: string) => readonly Problem[];
};

/** A key as people call what it stands for. */
export const fieldLabel = (key: string, { names, locale }: Pick<Context, "names" | "locale">): string =>
  names.get(key) ?? (isLocale(key) ? languageNames[key] : labelOf(key, locale));

/**
 * A key below another as people call it. The name that the content gives to a key holds there; elsewhere the key is a part
 * like any other, if it has a word: `texts` is an answer of the questions about a project, and the font of texts.
 */
export const nestedLabel = (outer: string, key: string, context: Pick<Context, "names" | "locale">): string =>
  nameWithin(outer, key, context.locale) ??
  context.names.get(`${outer}.${key}`) ??
  ownName(key, context.locale) ??
  fieldLabel(key, context);

export const idOf = (file: string, path: Path): string => `${file} ${path.join(".")}`.replace(/[^\w]+/g, "-");

/** A value of the file as the script of the page sends it back. */
const encodedValue = (value: unknown): string => JSON.stringify(value === undefined ? [] : [value]);

/** The last key of a path that is a word, without languages and places in lists: of `hero.title` the title. */
export const lastKey = (path: Path): string =>
  String(
    path
      .filter((key) => !locales.some((locale) => locale === key))
      .findLast((key) => typeof key === "string") ?? "",
  )
    .split(".")
    .at(-1) ?? "";

/** What a field is called. A text of a page whose key has no name is a text: it says itself what it is. */
export function nameOfField(section: Section, path: Path, context: Context): string {
  const key = lastKey(path);
  if (!isWords(section)) {
    const [outer = ""] = path.filter((part) => typeof part === "string" && !isLocale(part)).slice(-2);
    return nestedLabel(String(outer), key, context);
  }
  return knownName(key, context.locale) ?? words[context.locale].text;
}

type Control = {
  readonly field: Field;
  readonly form: FormValue;
  readonly id: string;
  readonly name: string;
  readonly lang: Html | string;
  /** The attributes that every kind has. */
  readonly shared: Html;
  readonly context: Context;
};

const checkbox = (attributes: Html | string, label: string, more: string, checked: boolean): Html =>
  html`<label class="tick"><input type="checkbox" ${attributes} ${checked ? "checked" : ""}><span>${label}<span class="hidden">${more}</span></span></label>`;

function choices({ field, form, id, name, shared, context }: Control): Html {
  const chosen = (form as readonly string[]).map((option) => fieldLabel(option, context));
  return html`<details class="choices"><summary>${chosen.length === 0 ? words[context.locale].none : chosen.join(", ")}<span class="hidden">, ${name}</span></summary>
    <fieldset id="${id}" ${shared}><legend class="hidden">${name}</legend>
    ${field.options.map((option) => checkbox(html`value="${option}"`, fieldLabel(String(option), context), "", (form as readonly string[]).includes(String(option))))}
    </fieldset></details>`;
}

function texts({ form, id, name, lang, shared, context }: Control): Html {
  const t = words[context.locale];
  return html`<div class="texts" id="${id}" role="group" aria-label="${name}" ${shared} data-remove="${t.removeText}">
    ${(form as readonly string[]).map((text, index) => html`<div><textarea rows="1" ${lang} aria-label="${name}, ${index + 1}">${text}</textarea><button type="button" class="small" data-remove-text aria-label="${t.removeText}: ${index + 1}">×</button></div>`)}
    <button type="button" class="small" data-add-text>${t.addText}</button>
  </div>`;
}

/** The upload that a file becomes, by which a browser knows that the picture is another one; empty for none. */
function uploadOf(file: string, { drafts }: Context): string {
  const draft = drafts.all().find((other) => other.file === file);
  return draft !== undefined && isFile(draft) ? draft.upload : "";
}

function control(given: Control): Html {
  const { field, form, id, name, lang, shared, context } = given;
  const t = words[context.locale];
  switch (field.kind) {
    case "yesNo":
      return checkbox(html`id="${id}" ${shared}`, t.yes, `, ${name}`, form === true);
    case "choice":
      return html`<select id="${id}" aria-label="${name}" ${shared}>
        ${field.optional || form === "" ? html`<option value="">${t.none}</option>` : ""}
        ${field.options.map((option) => html`<option value="${option}" ${String(option) === form ? "selected" : ""}>${fieldLabel(String(option), context)}</option>`)}
      </select>`;
    case "choices":
      return choices(given);
    case "texts":
      return texts(given);
    case "fixed":
      return html`<output id="${id}">${form}</output>`;
    case "number":
    case "amount":
      return html`<span class="number"><input type="text" inputmode="decimal" id="${id}" value="${form}" aria-label="${name}" ${shared}>${field.kind === "amount" ? html` <span aria-hidden="true">${t.euro}</span>` : ""}</span>`;
    case "portrait":
      return html`${form === "" ? "" : html`<img class="portrait" src="/file?file=content/portraits/${form}&v=${uploadOf(`content/portraits/${form}`, context)}" alt="">`} <label class="upload small">${t.replace}<input type="file" accept=".webp,.png,.jpg,.jpeg" aria-label="${name}" id="${id}" ${shared} data-form="${form}"></label>`;
    case "font":
      return html`<span class="font"><select id="${id}" aria-label="${name}" ${shared}>
        ${field.optional ? html`<option value="">${t.none}</option>` : ""}
        ${[...new Set([String(form), ...context.drafts.fontFiles()])].filter((file) => file !== "").map((file) => html`<option ${file === form ? "selected" : ""}>${file}</option>`)}
      </select> <label class="upload small">${t.otherFont}<span class="hidden"> ${name}</span><input type="file" accept=".woff2,.woff,.ttf,.otf" data-font></label></span>`;
    case "text":
      // A colour is chosen too; its field says which.
      if (/^#[\da-f]{6}$/.test(String(form)))
        return html`<span class="colour"><input type="color" value="${form}" aria-label="${name}, ${t.colour}" data-colour><textarea rows="1" id="${id}" aria-label="${name}" ${shared}>${form}</textarea></span>`;
      return html`<textarea rows="1" id="${id}" ${lang} aria-label="${name}" ${shared} ${field.maxLength === null ? "" : html`data-most="${field.maxLength}"`}>${form}</textarea>`;
    default:
      return field.kind satisfies never;
  }
}

/** What is wrong with a value, or with an entry of a list that is one field. */
function problemsOf(file: string, { kind }: Field, path: Path, { problems }: Context): readonly Problem[] {
  const name = path.join(".");
  const isList = kind === "texts" || kind === "choices";
  return problems(file).filter(({ field }) => field === name || (isList && field.startsWith(`${name}.`)));
}

function cellView(section: Section, field: Field, cell: Cell, context: Context): Html {
  const { drafts, locale } = context;
  const file = fileOf(section, cell.locale);
  const value = drafts.valueOf(file, cell.path);
  const id = idOf(file, cell.path);
  const problems = problemsOf(file, field, cell.path, context);
  const language = cell.locale === null ? null : languageNames[cell.locale];
  const path = JSON.stringify(cell.path);
  const changed = drafts
    .all()
    .some((draft) => draft.file === file && !isFile(draft) && JSON.stringify(draft.path) === path);
  const given: Control = {
    field,
    form: toForm(field, value, locale === "fr-fr" ? "," : "."),
    id,
    name: [nameOfField(section, cell.path, context), ...(language === null ? [] : [language])].join(", "),
    lang: cell.locale === null ? "" : html`lang="${languageTag[cell.locale]}"`,
    shared: html`aria-describedby="${id}-problem" ${problems.length > 0 ? raw('aria-invalid="true"') : ""} data-kind="${field.kind}"`,
    context,
  };
  const isText = typeof value === "string";
  const place = html`data-section="${section.id}" data-file="${file}" data-path="${path}" data-before="${encodedValue(value)}"`;
  const shown = html`data-pages="${JSON.stringify(isText ? pagesWith(context.pages, value, cell.locale) : [])}" data-pieces="${JSON.stringify(isText ? piecesOf(value, cell.locale) : [])}"`;
  return html`<div class="cell" ${place} ${shown}>
    ${language === null ? "" : html`<span class="language" aria-hidden="true">${language}</span>`}
    ${control(given)}
    <p class="status"><span data-state>${changed ? words[locale].changed : ""}</span><span data-count></span></p>
    <p class="problem" id="${id}-problem">${problems.map(({ message }) => `${explain(message, locale)} `)}</p>
  </div>`;
}

/** More pages than these are not named one by one. */
const namedPages = 8;

/** The pages that show the first of its texts. */
function pagesView(
  section: Section,
  { kind, cells: [cell] }: Field,
  { drafts, pages, names, locale }: Context,
): Html | string {
  if (kind !== "text") return "";
  const t = words[locale];
  const value = cell === undefined ? undefined : drafts.valueOf(fileOf(section, cell.locale), cell.path);
  const found =
    typeof value === "string" && cell !== undefined
      ? // Of a text without a language the pages of the reader's.
        pagesWith(pages, value, cell.locale ?? locale)
      : [];
  if (found.length === 0) return "";
  if (found.length > namedPages) return html`<p class="note">${t.everywhere}</p>`;
  return html`<p class="note">${t.onPages} ${found.map((path) => html`<button type="button" class="page" data-show="${path}">${pageName(path, locale, names)}</button> `)}</p>`;
}

/** What an owner should know of the value of a cell. */
export const hintFor = ({ id }: Section, cell: Cell | undefined, { locale }: Context): string | null =>
  hintOf(
    id,
    (cell?.path ?? [])
      .filter((key) => typeof key === "string" && !locales.some((one) => one === key))
      .join("."),
    locale,
  );

export function fieldView(section: Section, field: Field, context: Context): Html {
  const t = words[context.locale];
  const slots = slotsAt(section, field);
  const name = nameOf(section, field);
  const hint = hintFor(section, field.cells[0], context);
  return html`<div class="row" id="row-${idOf(section.id, [name])}">
    <p class="name"><b>${nameOfField(section, field.cells[0]?.path ?? [], context)}</b></p>
    ${hint === null ? "" : html`<p class="comment">${hint}</p>`}
    <div class="cells cells-${field.cells.length}">${field.cells.map((cell) => cellView(section, field, cell, context))}</div>
    ${slots.length === 0 ? "" : html`<p class="note">${t.slots} ${slots.map((slot) => html`<code>{${slot}}</code> `)}</p>`}
    ${pagesView(section, field, context)}
  </div>`;
}

/** The fields of a section as HTML, in their groups, with the buttons of lists and of what may be missing. */
import { html, raw } from "hono/html";
import {
  type Context,
  fieldLabel,
  fieldView,
  type Html,
  hintFor,
  lastKey,
  nameOfField,
} from "./field-view.ts";
import type { Cell, Group, Node, Start } from "./fields.ts";
import { knownName } from "./names.ts";
import { type PartAction, stateOf } from "./parts.ts";
import { fileOf, leavesOf, portfolioOrder, type Section } from "./sections.ts";
import { words } from "./words.ts";
import { valueAt } from "./yaml-change.ts";

function partButton(
  section: Section,
  {
    cells,
    action,
    index = 0,
    label,
  }: {
    readonly cells: readonly Cell[];
    readonly action: PartAction;
    readonly index?: number;
    readonly label: Html | string;
  },
  { drafts }: Context,
): Html {
  const places = cells.map(({ locale, path }) => {
    const file = fileOf(section, locale);
    return { file, path, before: stateOf(drafts.valueOf(file, path)) };
  });
  return html`<button type="button" class="small" data-part="${JSON.stringify({ section: section.id, action, index, places })}">${label}</button>`;
}

/** By which of its texts an entry of a list is called. */
const namingKeys = [
  "name",
  "clientName",
  "title",
  "question",
  "author",
  "label",
  "term",
  "network",
  "value",
  "project",
  "id",
];

const longestTitle = 60;

/** The name of an entry of a list: one of its own texts, or its number. */
function entryTitle(
  section: Section,
  cell: Cell | undefined,
  index: number,
  { drafts, names, locale }: Context,
): string {
  const value = cell === undefined ? undefined : drafts.valueOf(fileOf(section, cell.locale), cell.path);
  if (section.id === portfolioOrder) return fieldLabel(String(value), { names, locale });
  const texts = [[], ...namingKeys.map((key) => [key])].flatMap((path) => [
    valueAt(value, path),
    valueAt(value, [...path, locale]),
  ]);
  const found = texts.find((text) => typeof text === "string" && text !== "");
  if (typeof found !== "string") return `${words[locale].entry} ${index + 1}`;
  return found.length > longestTitle ? `${found.slice(0, longestTitle)}…` : (names.get(found) ?? found);
}

function entryButtons(section: Section, { list }: Group, title: string, context: Context): Html | string {
  if (list === undefined) return "";
  const t = words[context.locale];
  const { cells, index } = list;
  return html` <span class="item-buttons" role="group" aria-label="${title}">${(section.id === portfolioOrder ? (["up", "down"] as const) : (["up", "down", "remove"] as const)).map((action) => partButton(section, { cells, action, index, label: t[action] }, context))}</span>`;
}

/** The button that adds an entry to a list, or a value that the file does not have. */
function startView(section: Section, { cells, of }: Start, context: Context): Html {
  const t = words[context.locale];
  const [cell] = cells;
  const name = fieldLabel(lastKey(cell?.path ?? []), context);
  const value =
    cell === undefined ? undefined : context.drafts.valueOf(fileOf(section, cell.locale), cell.path);
  const isEmpty = of === "value" || !Array.isArray(value) || value.length === 0;
  const label = html`${of === "list" ? t.add : t.begin}<span class="hidden">: ${name}</span>`;
  return html`<p class="start">${isEmpty ? html`<b>${name}</b> <span class="note">${t.nothingYet}</span> ` : ""}${partButton(section, { cells, action: "begin", label }, context)}</p>`;
}

function groupView(section: Section, node: Group, context: Context, depth: number): Html {
  const t = words[context.locale];
  const { cells, list } = node;
  const [cell] = cells;
  const title =
    list === undefined
      ? nameOfField(section, cell?.path ?? [], context)
      : entryTitle(section, cell, list.index, context);
  const level = raw(String(Math.min(depth, 5)));
  const hint = list === undefined ? hintFor(section, cell, context) : null;
  const end = node.removable
    ? html` ${partButton(section, { cells, action: "end", label: html`${t.end}<span class="hidden">: ${title}</span>` }, context)}`
    : "";
  return html`<section class="group">
    <h${level} class="group-title">${title}${entryButtons(section, node, title, context)}${end}</h${level}>
    ${hint === null ? "" : html`<p class="comment">${hint}</p>`}
    ${nodesView(section, node.children, context, depth + 1)}
  </section>`;
}

export function nodesView(
  section: Section,
  list: readonly Node[],
  context: Context,
  depth = 2,
): readonly Html[] {
  return list.map((node) => {
    switch (node.type) {
      case "field":
        return fieldView(section, node, context);
      case "group": {
        if (node.list?.index !== 0)
          return groupView(section, node, context, node.list === undefined ? depth : depth + 1);
        // The first entry: above it, what the list is.
        const [cell] = node.list.cells;
        const level = raw(String(Math.min(depth, 5)));
        const hint = hintFor(section, cell, context);
        return html`<h${level} class="list-title">${fieldLabel(lastKey(cell?.path ?? []), context)}</h${level}>
          ${hint === null ? "" : html`<p class="comment">${hint}</p>`}${groupView(section, node, context, depth + 1)}`;
      }
      case "start":
        return startView(section, node, context);
      default:
        return node satisfies never;
    }
  });
}

/** Fields of words under the first part of their keys, with a heading for each. */
export function wordGroups(section: Section, list: readonly Node[], context: Context): readonly Html[] {
  const groups = Map.groupBy(leavesOf(list), (field) => String(field.cells[0]?.path[0]).split(".")[0] ?? "");
  return [...groups].map(([key, fields]) => {
    const name = knownName(key, context.locale);
    return html`<section class="group">${name === null ? html`<hr>` : html`<h2 class="group-title">${name}</h2>`}
      ${fields.map((field) => fieldView(section, field, context))}</section>`;
  });
}

/** What the button that takes back the last change says: which change, and what is there afterwards. */
import type { Context } from "./field-view.ts";
import { nameOfPlace } from "./place-names.ts";
import { valueText } from "./value-text.ts";
import { words } from "./words.ts";

/** A long text is known by its beginning. */
const shownLetters = 80;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > shownLetters ? `${line.slice(0, shownLetters)}…` : line;
};

/** `label`: on the button; `title`: beside it, as a whole. Null: there is nothing to undo. */
export function undoText(context: Context): { readonly label: string; readonly title: string } | null {
  const t = words[context.locale];
  const changes = context.drafts.nextUndo();
  const [first, ...others] = changes;
  if (first === undefined) return null;
  const name = nameOfPlace(first, context);
  const isFile = first.path.length === 0;
  // The section goes without saying: the last two parts tell which text it is.
  const short = name.split(" › ").slice(-2).join(" › ");
  const more = others.length === 0 ? "" : ` + ${others.length}`;
  const back = isFile ? "" : ` ${t.undoTo} ${shortened(valueText(first.file, first.afterwards, context))}`;
  return { label: `${t.undoOf} ${short}${more}`, title: `${t.undoOf} ${name}${more}.${back}` };
}

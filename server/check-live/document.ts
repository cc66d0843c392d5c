import { checkList } from "./checks.ts";

const begin = "<!-- The list is written by `npm run check-live -- --document` -->";
const end = "<!-- The end of the list -->";

function list(): string {
  return checkList
    .map(({ title, checks }) => `${title}:\n\n${checks.map(({ todo }) => `- [ ] ${todo}\n`).join("")}`)
    .join("\n");
}

/** Writes the list of all checks into a document, between two comments. Throws if one is missing. */
export function withList(document: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no place for the list: ${begin} … ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${list()}\n${document.slice(to)}`;
}

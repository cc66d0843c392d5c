import { checkList } from "./checks.ts";

const begin = "<!-- The list is written by `npm run check-live -- --readme` -->";
const end = "<!-- The end of the list -->";

function list(): string {
  return checkList
    .map(({ title, checks }) => `${title}:\n\n${checks.map(({ todo }) => `- [ ] ${todo}\n`).join("")}`)
    .join("\n");
}

/** Writes the list of all checks into the README, between two comments. Throws if one is missing. */
export function withList(readme: string): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The README has no place for the list: ${begin} … ${end}`);
  return `${readme.slice(0, from + begin.length)}\n\n${list()}\n${readme.slice(to)}`;
}

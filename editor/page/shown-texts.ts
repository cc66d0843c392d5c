/** Texts of the fields on the page that shows them, and the other way round. */
import type { Found } from "../fields/site-texts.ts";
import { plainText } from "../plain-text.ts";
import { linkTo } from "./route.ts";
import { address } from "./server.ts";

/** The longest part of a text between the values and conditions that a page puts in. */
const longestPart = (text: string): string =>
  text.split(/\{[^}]*\}|\[[^\]]*\]|\*/).reduce((one, other) => (other.length > one.length ? other : one), "");

/** The smallest element of a page that shows a text. */
export function elementWith(page: Document, text: string): HTMLElement | null {
  const wanted = plainText(longestPart(text));
  if (wanted.length < 3) return null;
  let found: Element | null = null;
  for (const element of page.body.querySelectorAll("*")) {
    if (element.closest("script,style,template") !== null) continue;
    if (plainText(element.textContent ?? "").includes(wanted) && (found === null || found.contains(element)))
      found = element;
  }
  return found as HTMLElement | null;
}

/** Shows the field of a text that stands on a page. */
export async function openField(text: string): Promise<void> {
  const response = await fetch(address("search", { q: text.slice(0, 300) }));
  const [first] = (await response.json()) as readonly Found[];
  if (first !== undefined) location.hash = linkTo(first.section, first.field, first.language);
}

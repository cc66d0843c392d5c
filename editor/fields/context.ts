/** What the routes read of the draft in one request. */
import type { Locale } from "#app/i18n/locales.ts";
import { parseYaml } from "../../tooling/content/yaml.ts";
import type { ContentNames } from "./labels.ts";
import type { Read, Section } from "./sections.ts";

export type Context = {
  readonly root: string;
  readonly locale: Locale;
  readonly sections: readonly Section[];
  readonly names: ContentNames;
  readonly text: (file: string) => string;
  readonly read: Read;
  /** The files that publishing would change. */
  readonly changed: readonly string[];
  /** What the project's last commit says. */
  readonly readCommitted: Read;
  /** A text as pages show it (app/i18n/compose.ts). */
  readonly compose: (text: string, locale: Locale) => string;
};

const data = new Map<string, unknown>();
/** The data of a text that was parsed lately. */
export function dataOf(text: string): unknown {
  if (data.size > 400) data.clear();
  if (!data.has(text)) data.set(text, parseYaml(text));
  return data.get(text);
}

/** What the routes read of the draft in one request. */
import { createHash } from "node:crypto";
import type { Locale } from "#app/i18n/locales.ts";
import { parseYaml } from "../../tooling/content/yaml.ts";
import type { ContentNames } from "./labels.ts";
import { namesIn, type Read, type Section } from "./sections.ts";

export const stateOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 16);

export type Context = {
  readonly root: string;
  readonly locale: Locale;
  readonly sections: readonly Section[];
  readonly names: ContentNames;
  readonly read: Read;
  /** A text as pages show it (app/i18n/compose.ts). */
  readonly compose: (text: string, locale: Locale) => string;
  /** What the project's last commit says. */
  readonly readCommitted: Read;
};

/** Each file is read once for a request. */
export function contextOf(given: Omit<Context, "names">): Context {
  const cached = (read: Read): Read => {
    const known = new Map<string, string>();
    return (file) => {
      const text = known.get(file) ?? read(file);
      known.set(file, text);
      return text;
    };
  };
  const context = { ...given, read: cached(given.read), readCommitted: cached(given.readCommitted) };
  return { ...context, names: namesIn(context.sections, context.read, context.locale) };
}

const data = new Map<string, unknown>();
/** The data of a text that was parsed lately. */
export function dataOf(text: string): unknown {
  if (data.size > 400) data.clear();
  if (!data.has(text)) data.set(text, parseYaml(text));
  return data.get(text);
}

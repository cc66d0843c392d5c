/** Reads HTML without a browser. Sufficient for the site's own markup, whose attributes are all quoted. */

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

export type Attributes = Readonly<Record<string, string>>;

/** The attributes of every element of this name. Names of attributes are in lower case. */
export function elements(html: string, name: string): readonly Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, "g"))].map(
    ([, attributes = ""]) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
  );
}

/** The text of every element of this name, without tags and repeated spaces. */
export function texts(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, "g"))].map(
    ([, inner = ""]) =>
      decode(inner.replace(/<[^>]*>/g, ""))
        .replace(/[\s\u00A0\u202F]+/g, " ")
        .trim(),
  );
}

/** The values of one attribute on any element. */
export function valuesOf(html: string, attribute: string): readonly string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    decode(value),
  );
}

/** The content of `<main>`. */
export function mainOf(html: string): string {
  return /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}

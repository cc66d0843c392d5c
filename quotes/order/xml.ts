/** Markup that is already escaped. */
export type Xml = { readonly markup: string };

// All that XML 1.0 does not allow in a document, escaped or not: control characters, halves of surrogate pairs, U+FFFE and U+FFFF.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

const escaped = (text: string): string =>
  text.replace(forbidden, "").replace(/[&<>"\r]/g, (character) => entities[character] ?? "");

type Attributes = Readonly<Record<string, string>>;
type Content = Xml | string | null | readonly (Xml | null)[];

/** An element with a text or with elements. Those that are null are left out. */
export function element(name: string, content: Content, attributes: Attributes = {}): Xml {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("");
  const inner =
    content === null
      ? ""
      : typeof content === "string"
        ? escaped(content)
        : "markup" in content
          ? content.markup
          : content.flatMap((child) => (child === null ? [] : [child.markup])).join("");
  return { markup: `<${name}${written}>${inner}</${name}>` };
}

/** A document in UTF-8. */
export const xmlDocument = ({ markup }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;

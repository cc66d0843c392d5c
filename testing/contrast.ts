/** Contrast as WCAG 2 defines it. Colours are written as `#rrggbb`. */

function luminance(color: string): number {
  const [, red = "", green = "", blue = ""] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (red === "") throw new Error(`Not a colour: ${color}`);
  const linear = [red, green, blue].map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1, the same colour, to 21, black on white. */
export function contrastOf(color: string, background: string): number {
  const [light = 0, dark = 0] = [luminance(color), luminance(background)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const empty = new Set(["br", "hr", "img", "meta"]);

/** Every text of a document whose styles are inline, with its colour and what is behind it. */
export function coloredTexts(html: string): readonly {
  readonly text: string;
  readonly color: string;
  readonly background: string;
}[] {
  const stack = [{ name: "", color: "#000000", background: "#ffffff" }];
  const texts: { text: string; color: string; background: string }[] = [];
  const body = html.slice(html.indexOf("<body"));
  for (const [, tag = "", attributes = "", text = ""] of body.matchAll(/<(\/?[\w!]+)([^>]*)>|([^<]+)/g)) {
    const { color, background } = stack.at(-1) ?? { color: "", background: "" };
    if (text.trim() !== "") texts.push({ text: text.trim(), color, background });
    if (tag.startsWith("/")) stack.pop();
    else if (tag !== "" && !empty.has(tag)) {
      const style = / style="([^"]*)"/.exec(attributes)?.[1] ?? "";
      const styleOf = (property: string) => new RegExp(`(?:^|;)${property}:([^;]+)`).exec(style)?.[1];
      stack.push({
        name: tag,
        color: styleOf("color") ?? color,
        background: styleOf("background") ?? styleOf("background-color") ?? background,
      });
    }
  }
  return texts;
}

/** The styles of the editing page: its own sheet below the site's names of colours and fonts, in both themes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export function editingStyle(root: string): string {
  const [palette = "", theme = "", fonts = ""] = [
    ".content/palette.css",
    "app/ui/theme.css",
    ".content/fonts.css",
  ].map((file) => readFileSync(join(root, file), "utf8"));
  const block = (text: string, name: string) =>
    (new RegExp(`^${name} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(text)?.[1] ?? "").replace(
      /^.*-\*: initial;$/gm,
      "",
    );
  const faces = fonts.match(/^@font-face \{[\s\S]*?^\}/gm) ?? [];
  return `${faces.join("\n").replaceAll('url("./fonts/', 'url("/fonts/')}
:root {${[palette, theme, fonts].map((text) => block(text, "@theme")).join("")}}
@media (prefers-color-scheme: light) { :root {${block(palette, "@utility light-palette")}} }
${readFileSync(join(import.meta.dirname, "style.css"), "utf8")}`;
}

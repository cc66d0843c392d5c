/** The styles of the editing page: its own sheet below the site's names of colours and fonts, in both themes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export function editingStyle(root: string): string {
  const [palette = "", theme = ""] = [".content/palette.css", "app/ui/theme.css"].map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const block = (text: string, name: string) =>
    (new RegExp(`^${name} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(text)?.[1] ?? "").replace(
      /^.*-\*: initial;$/gm,
      "",
    );
  return `:root {${block(palette, "@theme")}${block(theme, "@theme")}}
@media (prefers-color-scheme: light) { :root {${block(palette, "@utility light-palette")}} }
${readFileSync(join(import.meta.dirname, "style.css"), "utf8")}`;
}

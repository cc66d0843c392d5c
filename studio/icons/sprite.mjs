// npm run studio -- icons: writes app/ui/icons.svg, the drawings of the icons that app/ui/icons.ts lists.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { icons } from "../../app/ui/icons.ts";

const require = createRequire(import.meta.url);

const symbols = Object.entries(icons).map(([name, tabler]) => {
  const svg = readFileSync(require.resolve(`@tabler/icons/outline/${tabler}.svg`), "utf8");
  // Without the invisible square that marks the size.
  const shapes = [...svg.matchAll(/<path (?!stroke="none")([^>]*?) \/>/g)].map(
    ([, attributes]) => `<path ${attributes}/>`,
  );
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}</symbol>\n`;
});
writeFileSync(
  new URL("../../app/ui/icons.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`,
);

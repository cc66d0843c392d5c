// Writes app/ui/icons.svg, the drawings of the icons that app/ui/icons.ts lists. Run after a change there:
// node studio/icons/icon-sprite.mjs
import { writeFileSync } from "node:fs";
import * as drawings from "@tabler/icons-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { icons } from "../../app/ui/icons.ts";

const symbols = Object.entries(icons).map(([name, tabler]) => {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: nothing here is bundled
  const svg = renderToStaticMarkup(createElement(drawings[`Icon${tabler}`]));
  const content = svg.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll(/><\/\w+>/g, "/>");
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${content}</symbol>\n`;
});
writeFileSync(
  new URL("../../app/ui/icons.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`,
);

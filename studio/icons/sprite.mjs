// npm run studio -- icons: draws the icons that app/ui/icons.ts lists, one below the other in app/ui/icons.svg.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { icons } from "../../app/ui/icons.ts";

const require = createRequire(import.meta.url);
const ui = new URL("../../app/ui/", import.meta.url);
const names = Object.keys(icons);

const paths = Object.entries(icons).map(([name, tabler], place) => {
  const svg = readFileSync(require.resolve(`@tabler/icons/outline/${tabler}.svg`), "utf8");
  // Without the invisible square that marks the size.
  const lines = [...svg.matchAll(/<path (?!stroke="none")[^>]*?d="([^"]+)"/g)].map(([, line]) => line);
  const down = place === 0 ? "" : ` transform="translate(0 ${24 * place})"`;
  return `<path id="${name}"${down} d="${lines.join("")}"/>\n`;
});
writeFileSync(
  new URL("icons.svg", ui),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${24 * names.length}" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">\n${paths.join("")}</svg>\n`,
);

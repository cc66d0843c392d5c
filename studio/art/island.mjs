// Draws an island that a name makes up, for an agency without drawings of its own place. Run: npm run studio -- island NAME [FOLDER]
// Writes into content/contours, or into another folder. A new agency begins with those of editor/first-run/contours ("Anse-Bleue").
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contoursOf } from "../contours/drawings.ts";

const [name = "", folder = join(import.meta.dirname, "../../content/contours")] = process.argv.slice(2);
for (const [file, text] of contoursOf(name)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

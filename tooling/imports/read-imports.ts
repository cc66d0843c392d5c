/**
 * Reads which file of the project imports what, types included. Vite's own parser lists the imports of a file;
 * dependency-cruiser 18 needs the programming interface of TypeScript 6, which TypeScript 7 does not have.
 */
import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** One import, or one of types only, which is nothing when the program runs. Paths are below the project's root, with forward slashes; a package is `packages/<specifier>`. */
export type Import = { readonly from: string; readonly to: string; readonly typesOnly: boolean };

const code = "{app,bench,content,e2e,quotes,server,studio,testing,tooling}/**/*.{ts,tsx,mjs}";
/** Folders that are packages of their own have one. */
const exclude = ["**/node_modules/**"];

/** The file or package of a specifier: `./x.ts` and `#app/x.ts` are files. */
function resolve(specifier: string, from: string): string {
  const [path = ""] = specifier.split("?");
  if (path.startsWith(".")) return posix.join(posix.dirname(from), path);
  return path.startsWith("#") ? path.slice(1) : `packages/${path}`;
}

/** The imports of one file: `import`, `export … from` and `import()`. Throws if it cannot be parsed. */
export function importsOf(file: string, source: string): readonly Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const all: (readonly [specifier: string, isType: boolean])[] = [
    ...module.staticImports.map(
      ({ moduleRequest, entries }) =>
        [moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)] as const,
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [[moduleRequest.value, isType] as const] : [],
      ),
    ),
    ...module.dynamicImports.map(
      ({ moduleRequest: { start, end } }) => [source.slice(start + 1, end - 1), false] as const,
    ),
  ];
  const atRunTime = new Set(all.flatMap(([specifier, isType]) => (isType ? [] : specifier)));
  return [...new Set(all.map(([specifier]) => specifier))].map((specifier) => ({
    from: file,
    to: resolve(specifier, file),
    typesOnly: !atRunTime.has(specifier),
  }));
}

export function readImports(root: string): readonly Import[] {
  const files = globSync(code, { cwd: root, exclude }).map((file) => file.replaceAll("\\", "/"));
  return files.sort().flatMap((file) => importsOf(file, readFileSync(join(root, file), "utf8")));
}

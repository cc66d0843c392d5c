/** Removes code from the browser's bundle that is not used here: pages are plain HTML, and only islands are hydrated. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const routeQuery = "?__react-router-build-client-route";

/**
 * React Router also builds each page for its client router, which this site does not send to browsers. Only the style
 * sheets of a page's module are kept: its code would change how the bundler splits the islands into files.
 */
export const stylesOfRoutes: Plugin = {
  name: "styles-of-routes",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  async transform(_, id) {
    if (!id.endsWith(routeQuery)) return null;
    const source = await readFile(id.slice(0, -routeQuery.length), "utf8");
    return { code: (source.match(/^import "[^"]+\.css";$/gm) ?? []).join("\n"), map: null };
  },
};

/**
 * Vite wraps each `import()` to load its style sheets first. No island has a style sheet, and the wrapper would be a
 * fifth of the script that every page loads.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : null),
};

const hints =
  /(?<=ReactDOMSharedInternals\.d = \{)(?=\s*f: flushSyncWork,\s*r: requestFormReset,)[^}]*(?=\})/;

/** Features of React that no island uses, and the functions of React DOM through which each begins: they throw. */
const refused: Readonly<Record<string, readonly string[]>> = {
  "class components": ["updateClassComponent"],
  "custom elements": ["setPropOnCustomElement"],
  useActionState: ["mountActionState", "updateActionState", "rerenderActionState"],
  "<Activity>": ["updateActivityComponent"],
  "<Suspense>": ["updateSuspenseComponent"],
  "<SuspenseList>": ["updateSuspenseListComponent"],
  "<ViewTransition>": ["startViewTransition"],
};

/** Functions of React DOM that look for something that no island has, or that nothing reads, and what each does instead. */
const replaced: Readonly<Record<string, string>> = {
  // Titles, links, styles and scripts in a component, which React moves to the head and loads.
  isHostHoistableType: "return false;",
  getResource: "return null;",
  acquireResource: "return null;",
  preloadResource: "return true;",
  suspendResource: "",
  getHydratableHoistableCache: "return new Map();",
  // The browser's loading sign during a transition.
  defaultOnDefaultTransitionIndicator: "",
  // One line of the list of components that an error is reported with. Nothing here reads the list.
  describeNativeComponentFrame: "return '';",
};

/** React DOM without what no island uses: a tenth of the script that hydrates one. Stops the build where React has changed. */
export function leanReactDom(source: string): string {
  const bodies: Record<string, string> = { ...replaced };
  for (const [feature, names] of Object.entries(refused))
    for (const name of names)
      bodies[name] = `throw Error("${feature}: left out, see tooling/build/client-bundle.ts");`;
  let code = replaceOnce(
    source,
    hints,
    "...ReactDOMSharedInternals.d, f: flushSyncWork, r: requestFormReset",
  );
  for (const [name, body] of Object.entries(bodies))
    code = replaceOnce(code, new RegExp(`(?<=^function ${name}\\([^)]*\\) \\{)[^]*?(?=^\\})`, "m"), body);
  return code;
}

export const leanReact: Plugin = {
  name: "lean-react",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: (source, id) =>
    id.endsWith("react-dom-client.production.js") ? { code: leanReactDom(source), map: null } : null,
};

function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(code)) throw new Error(`React DOM has changed, and ${pattern} is not in it.`);
  return code.replace(pattern, () => replacement);
}

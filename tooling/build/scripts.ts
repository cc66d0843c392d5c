/** `import source from "./x.ts?script"`: the file with its imports as the text of one script. */
import { build, type Plugin } from "vite";

const query = "?script";

export const scripts: Plugin = {
  name: "scripts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(query)) return null;
    const file = id.slice(0, -query.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await bundle(file))}`;
  },
};

/** A file with its imports as the text of one script. */
export async function bundle(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      target: "es2022",
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: "iife" }, checks: { pluginTimings: false } },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error(`${input} makes no script`);
  return output.output[0].code.trim();
}

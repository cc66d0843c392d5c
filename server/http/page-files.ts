import { createHash } from "node:crypto";
import { join } from "node:path";
import { prerenderedPaths } from "#app/seo/addresses.ts";
import type { Body } from "./body.ts";
import { loadBody } from "./files.ts";

export type PageFile = { readonly body: Body; readonly scripts: readonly string[] };

/** The hashes of the scripts that stand in a page. Data blocks are no scripts; scripts with an address have no text. */
function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash("sha256")
        .update(script ?? "")
        .digest("base64")}'`,
  );
}

/** The pages that were built ahead, by address. */
export async function loadPageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const pages = prerenderedPaths().map(async (path) => {
    const file = /\.\w+$/.test(path) ? path : join(path, "index.html");
    const body = await loadBody(join(folder, file));
    const scripts = body.type.startsWith("text/html")
      ? inlineScriptHashes(new TextDecoder().decode(body.bytes))
      : [];
    return [path, { body, scripts }] as const;
  });
  return new Map(await Promise.all(pages));
}

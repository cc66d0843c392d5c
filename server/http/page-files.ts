import { join } from "node:path";
import { prerenderedPaths } from "#app/site/addresses.ts";
import type { Body } from "./body.ts";
import { loadBody } from "./files.ts";
import { inlineSource } from "./security-headers.ts";

/** `scripts` and `styles`: the hashes of the page's inline ones, for its content security policy. */
export type PageFile = {
  readonly body: Body;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** Only elements without attributes, and inline modules: others are data blocks, or scripts with an address. */
function inlineHashes(html: string, element: "script" | "style"): readonly string[] {
  return [...html.matchAll(new RegExp(`<${element}(?: type="module")?>([\\s\\S]*?)</${element}>`, "g"))].map(
    ([, text = ""]) => inlineSource(text),
  );
}

/** A body with the hashes of its inline scripts and styles. */
export function withInlineHashes(body: Body): PageFile {
  const html = body.type.startsWith("text/html") ? new TextDecoder().decode(body.bytes) : "";
  return { body, scripts: inlineHashes(html, "script"), styles: inlineHashes(html, "style") };
}

/** The prerendered pages, by address. */
export async function loadPageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const pages = prerenderedPaths().map(async (path) => {
    const file = /\.\w+$/.test(path) ? path : join(path, "index.html");
    return [path, withInlineHashes(await loadBody(join(folder, file)))] as const;
  });
  return new Map(await Promise.all(pages));
}

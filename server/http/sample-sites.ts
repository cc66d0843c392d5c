import { join } from "node:path";
import type { Context } from "hono";
import { type Body, compressedBody } from "./body.ts";
import { cachedForADay, revalidated } from "./cache-control.ts";
import { loadFolder, respond } from "./files.ts";
import { inlineSource } from "./security-headers.ts";

/** One file of a sample site: the website of an invented client. */
export type SampleFile = { readonly body: Body; readonly policy: string };

const root = "/clients";

/** Allows the site's style block by its hash, its fonts and, if it has any, its pictures. Nothing else. */
function policyOf(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = ""]) =>
    inlineSource(style),
  );
  return [
    "default-src 'none'",
    ["style-src", ...styles].join(" "),
    "font-src 'self'",
    ...(/<img\b|<image\b/.test(html) ? ["img-src 'self'"] : []),
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** The files of all sample sites, `content/portfolio/<slug>/site/`, by address: `/clients/<slug>/`. */
export async function loadSampleSites(
  portfolio: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, SampleFile>> {
  const sites = slugs.map(async (slug) => {
    const files = await loadFolder(join(portfolio, slug, "site"), `${root}/${slug}/`);
    const entries = [...files].map(
      async ([path, body]): Promise<readonly [string, SampleFile]> =>
        path.endsWith("/index.html")
          ? [
              path.slice(0, -"index.html".length),
              {
                // Sample sites are not built, so their pages have no compressed files on disk.
                body: await compressedBody(body.type, body.bytes),
                policy: policyOf(new TextDecoder().decode(body.bytes)),
              },
            ]
          : [path, { body, policy: "default-src 'none'; frame-ancestors 'none'" }],
    );
    return Promise.all(entries);
  });
  return new Map((await Promise.all(sites)).flat());
}

/**
 * Sends a file of a sample site; null if there is none. Search engines should list the case study only. `search`: the
 * query with its question mark, which a redirect keeps.
 */
export function respondWithSampleSite(
  c: Context,
  files: ReadonlyMap<string, SampleFile>,
  search: string,
): Response | null {
  const file = files.get(c.req.path);
  if (file !== undefined) {
    c.header("Content-Security-Policy", file.policy);
    c.header("X-Robots-Tag", "noindex");
    return respond(c, file.body, c.req.path.endsWith("/") ? revalidated : cachedForADay);
  }
  return files.has(`${c.req.path}/`) ? c.redirect(`${c.req.path}/${search}`, 301) : null;
}

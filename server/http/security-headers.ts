import { videoSources } from "#app/video/video-source.ts";
import type { Environment } from "#server/environment.ts";

/** What one answer may load beyond this origin. */
export type PolicyExtras = {
  /** Hashes of the inline scripts that stand in the answer, as `'sha256-…'`. */
  readonly scripts?: readonly string[];
  /** Hashes of inline styles: a built page has one, and so has a sample client site. */
  readonly styles?: readonly string[];
  /** Origins whose frames the page shows. */
  readonly frames?: readonly string[];
  /** Who may show this page in a frame. */
  readonly framedBy?: "'self'" | "'none'";
  /** The visitor's connection is encrypted: no part of the page may be fetched without. */
  readonly secure?: boolean;
};

const originOf = (url: string | null | undefined): string[] => (url ? [new URL(url).origin] : []);

/**
 * The content security policy, from nothing up: this origin, and what the environment names. Without a space that no
 * browser needs: with its headers a page is to fit into the first packets of a connection.
 */
export function contentSecurityPolicy(environment: Environment, extras: PolicyExtras = {}): string {
  const images = originOf(environment.imageCdnUrl);
  const videos = videoSources(environment.videoBaseUrl);
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    // Workers too: without a directive of their own they are scripts.
    ["script-src", "'self'", ...(extras.scripts ?? [])],
    ["style-src", "'self'", ...(extras.styles ?? [])],
    ["img-src", "'self'", ...images, ...videos.images],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...videos.media],
    // The player hands its segments to the media element as blobs of its own making.
    ["media-src", "'self'", "blob:", ...videos.media],
    ["frame-src", "'self'", ...(extras.frames ?? [])],
    ["manifest-src", "'self'"],
    ["form-action", "'self'", ...originOf(environment.contactFormAction)],
    ["frame-ancestors", extras.framedBy ?? "'none'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["require-trusted-types-for", "'script'"],
    // The one policy that the shared script makes: the service worker's address.
    ["trusted-types", "worker"],
    ...(extras.secure ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join(";");
}

/**
 * The policy of a file that is part of a page and none itself: opened on its own it may do nothing. Short, because a
 * first visit brings a dozen of them.
 */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every answer, errors too; the policy is the answer's own where it set one. */
export function securityHeaders(environment: Environment): ReadonlyMap<string, string> {
  const headers = new Map([
    ["Content-Security-Policy", contentSecurityPolicy(environment)],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
  ]);
  // Browsers ignore it on plain http, so a local run with a public address in its settings is not affected.
  if (environment.siteUrl.startsWith("https:"))
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  return headers;
}

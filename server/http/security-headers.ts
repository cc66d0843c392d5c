import { createHash } from "node:crypto";
import { videoSources } from "#app/video/video-source.ts";
import type { Environment } from "#server/environment.ts";

/** What one response may load beyond this origin. */
export type PolicyExtras = {
  /** Hashes of the inline scripts of the response, as `'sha256-…'`. */
  readonly scripts?: readonly string[];
  /** Hashes of the inline styles of the response. */
  readonly styles?: readonly string[];
  /** Origins that the page embeds in frames. */
  readonly frames?: readonly string[];
  /** Who may embed this page in a frame. */
  readonly framedBy?: "'self'" | "'none'";
  /** The visitor's connection is encrypted: nothing on the page may be fetched over plain HTTP. */
  readonly secure?: boolean;
};

/** An inline script or style, as a policy names it. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** For a policy; none without a service. */
export const originOf = (url: string | null | undefined): string[] => (url ? [new URL(url).origin] : []);

/** The content security policy: this origin, the services that the environment names, and nothing else. */
export function contentSecurityPolicy(environment: Environment, extras: PolicyExtras = {}): string {
  const images = originOf(environment.imageCdnUrl);
  const videos = videoSources(environment.videoBaseUrl);
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    // For workers too: worker-src falls back to it.
    ["script-src", "'self'", ...(extras.scripts ?? [])],
    ["style-src", "'self'", ...(extras.styles ?? [])],
    ["img-src", "'self'", ...images, ...videos.images],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...videos.media],
    // The video player passes its segments to the media element as blobs.
    ["media-src", "'self'", "blob:", ...videos.media],
    ["frame-src", "'self'", ...(extras.frames ?? [])],
    ["manifest-src", "'self'"],
    ["form-action", "'self'", ...originOf(environment.contactFormAction)],
    ["frame-ancestors", extras.framedBy ?? "'none'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["require-trusted-types-for", "'script'"],
    // The only policy that the shared script creates: for the service worker's address.
    ["trusted-types", "worker"],
    ...(extras.secure ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join(";");
}

/** The policy of a file that is not a page: opened on its own, it may load and run nothing. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every response, errors included. A response may set its own policy instead. */
export function securityHeaders(environment: Environment): ReadonlyMap<string, string> {
  const headers = new Map([
    ["Content-Security-Policy", contentSecurityPolicy(environment)],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
  ]);
  // Browsers ignore it on plain HTTP, so a local run with a public address in its settings is not affected.
  if (environment.siteUrl.startsWith("https:"))
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  return headers;
}

/** Who may talk to the editor, its preview and their updates: a browser on this machine that has opened the address which the start printed. */
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type Guard = {
  /** As the browser has to name it. */
  port: number;
  /** In the address that the start prints, then in a cookie. */
  readonly token: string;
};

/** What main.ts tells the editor that it starts. `restart`: a command; empty: none. */
export type EditorSettings = {
  readonly project: string;
  readonly restart: string;
  readonly guard: Guard;
};

/** Cookies are shared by all ports of a host, so the name has the port. */
export const cookieName = ({ port }: Pick<Guard, "port">): string => `edit-${port}`;

export function sameToken(given: string, { token }: Guard): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Why a request is refused, or null. `host`: another name for this machine may be a stranger's (DNS rebinding). `origin`: another
 * page may not send anything here in the owner's name, nor load from here; a site on another port is of the same site for cookies.
 * `token`: neither may another program or user of the machine.
 */
export function refusal(
  guard: Guard,
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
): "host" | "origin" | "token" | null {
  const {
    host,
    origin,
    cookie,
    "sec-fetch-site": fetchSite = "same-origin",
    "sec-fetch-dest": use,
  } = headers;
  if (host !== `127.0.0.1:${guard.port}`) return "host";
  const reads = method === "GET" || method === "HEAD";
  if (origin !== `http://${host}` && !(reads && origin === undefined)) return "origin";
  const isOpened = reads && (fetchSite === "none" || use === "document");
  if (fetchSite !== "same-origin" && !isOpened) return "origin";
  const prefix = `${cookieName(guard)}=`;
  const given = (cookie ?? "").split(/;\s*/).find((part) => part.startsWith(prefix));
  return given !== undefined && sameToken(given.slice(prefix.length), guard) ? null : "token";
}

/** Who may talk to the editing page: a browser on this machine that has opened the address which the start printed. */
import { timingSafeEqual } from "node:crypto";

export type Guard = {
  /** Of the editing page, as the browser has to name it. */
  readonly port: number;
  /** In the address that the start prints, then in a cookie. */
  readonly token: string;
};

type Incoming = {
  readonly method: string;
  readonly host: string | null;
  readonly origin: string | null;
  readonly fetchSite: string | null;
  readonly cookie: string | null;
};

/** Cookies are shared by all ports of a host, so the name has the port. */
export const cookieName = ({ port }: Guard): string => `edit-${port}`;

export function sameToken(given: string, { token }: Guard): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Why a request is refused, or null. `host`: another name for this machine may be a stranger's (DNS rebinding). `origin`: another
 * page may not send anything here in the owner's name. `token`: neither may another program or user of the machine.
 */
export function refusal(guard: Guard, incoming: Incoming): "host" | "origin" | "token" | null {
  const hosts = [`127.0.0.1:${guard.port}`, `localhost:${guard.port}`];
  const { method, host, origin, fetchSite, cookie } = incoming;
  if (host === null || !hosts.includes(host)) return "host";
  const reads = method === "GET" || method === "HEAD";
  if (!reads && origin !== `http://${host}`) return "origin";
  if (reads && origin !== null && origin !== `http://${host}`) return "origin";
  if (!reads && fetchSite !== null && fetchSite !== "same-origin") return "origin";
  const prefix = `${cookieName(guard)}=`;
  const given = (cookie ?? "").split(/;\s*/).find((part) => part.startsWith(prefix));
  return given !== undefined && sameToken(given.slice(prefix.length), guard) ? null : "token";
}

import type { Certificate } from "./certificate.ts";

export type TlsProxyOptions = {
  /** The public host name. */
  readonly host: string;
  /** The port of the site's server, on 127.0.0.1. */
  readonly upstreamPort: number;
  /** The port of a second server of the site; only nginx uses it. */
  readonly secondPort?: number | undefined;
  readonly certificate: Certificate;
  /** An empty folder for its files. */
  readonly folder: string;
  /** True: without limits, for tests that flood the server. */
  readonly unlimited: boolean;
};

export type TlsProxy = {
  /** `node` if there is no nginx. */
  readonly kind: "nginx" | "node";
  /** On 127.0.0.1. */
  readonly httpsPort: number;
  readonly httpPort: number;
  /** The content of its logs so far; empty for `node`. */
  logs(): string;
  stop(): Promise<void>;
};

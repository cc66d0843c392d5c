import type { Certificate } from "./certificate.ts";

export type TlsProxyOptions = {
  /** The public host name. */
  readonly host: string;
  /** Where the site's server listens, on the loopback. */
  readonly upstreamPort: number;
  readonly certificate: Certificate;
  /** An empty folder of its own. */
  readonly folder: string;
  /** True: it holds back no flood, for tests that are one. */
  readonly unlimited: boolean;
};

export type TlsProxy = {
  /** `node` where there is no nginx. */
  readonly kind: "nginx" | "node";
  /** On the loopback. */
  readonly httpsPort: number;
  readonly httpPort: number;
  /** All that it has written into its logs so far; Node's writes none. */
  logs(): string;
  stop(): Promise<void>;
};

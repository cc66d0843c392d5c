import { temporaryFolder } from "../server-process.ts";
import { type Certificate, createCertificate } from "./certificate.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { startNodeProxy } from "./node-proxy.ts";
import { openPublicHost } from "./public-host.ts";

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

/** TLS in front of a server, and the way of a browser to it. */
export type Front = Omit<TlsProxy, "stop"> & {
  /** `https://` and the public host. */
  readonly origin: string;
  readonly keyHash: string;
  /** The HTTP proxy by which a browser reaches the public host. */
  readonly proxy: string;
  stop(): Promise<void>;
};

/** Another program may take a port between the look and the start. */
const tries = 5;

async function startTlsProxy(options: TlsProxyOptions, left = tries): Promise<TlsProxy> {
  const nginx = findNginx();
  if (nginx === undefined) return startNodeProxy(options);
  return startNginx(nginx, options).catch((error: Error) => {
    if (left <= 1 || !error.message.includes("in use")) throw error;
    return startTlsProxy(options, left - 1);
  });
}

/** Puts TLS in front of the server on this port of the loopback, under this public host name. */
export async function openFront(
  host: string,
  upstreamPort: number,
  { unlimited = false } = {},
): Promise<Front> {
  const folder = temporaryFolder();
  const certificate = createCertificate(folder.path, host);
  const tls = await startTlsProxy({ host, upstreamPort, certificate, folder: folder.path, unlimited });
  const publicHost = await openPublicHost(host, tls);
  return {
    ...tls,
    origin: `https://${host}`,
    keyHash: certificate.keyHash,
    proxy: publicHost.proxy,
    async stop() {
      publicHost.stop();
      await tls.stop();
      folder.remove();
    },
  };
}

import { findNginx } from "../../tooling/programs/find.mjs";
import { temporaryFolder } from "../server-process.ts";
import { createCertificate } from "./certificate.ts";
import { startNginx } from "./nginx.ts";
import { startNodeProxy } from "./node-proxy.ts";
import { openPublicHost } from "./public-host.ts";
import type { TlsProxy, TlsProxyOptions } from "./tls-proxy.ts";

/** A TLS proxy in front of a server, and how a browser connects to it. */
export type PublicProxy = Omit<TlsProxy, "stop"> & {
  /** `https://` and the public host. */
  readonly origin: string;
  readonly keyHash: string;
  /** The HTTP proxy through which a browser connects to the public host. */
  readonly proxy: string;
  stop(): Promise<void>;
};

/** Several, because another program may take a free port before the proxy listens on it. */
const tries = 5;

async function startTlsProxy(options: TlsProxyOptions, left = tries): Promise<TlsProxy> {
  const nginx = findNginx();
  if (nginx === undefined) return startNodeProxy(options);
  return startNginx(nginx, options).catch((error: Error) => {
    if (left <= 1 || !error.message.includes("in use")) throw error;
    return startTlsProxy(options, left - 1);
  });
}

/**
 * Starts a TLS proxy with this public host name in front of the server on this port of 127.0.0.1, and of a second one on
 * `secondPort`.
 */
export async function openPublicProxy(
  host: string,
  upstreamPort: number,
  { unlimited = false, secondPort }: Partial<Pick<TlsProxyOptions, "unlimited" | "secondPort">> = {},
): Promise<PublicProxy> {
  const folder = temporaryFolder();
  const certificate = createCertificate(folder.path, host);
  const upstream = { upstreamPort, secondPort };
  const tls = await startTlsProxy({ host, ...upstream, certificate, folder: folder.path, unlimited });
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

/** A TLS proxy in Node, for machines without nginx: the same ports, headers and redirect. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import type { TlsProxy, TlsProxyOptions } from "./tls-proxy.ts";

/** Headers of a single connection, which are not forwarded; HTTP/2 does not have them. */
const connectionHeaders = ["connection", "keep-alive", "transfer-encoding", "upgrade", "proxy-connection"];

const ownHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !connectionHeaders.includes(name)),
  );

export async function startNodeProxy({
  host,
  upstreamPort,
  certificate,
}: TlsProxyOptions): Promise<TlsProxy> {
  const forward = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const claimed = incoming.headers["x-forwarded-for"];
    const visitor = incoming.socket.remoteAddress ?? "";
    const upstream = request(
      {
        host: "127.0.0.1",
        port: upstreamPort,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...ownHeaders(incoming.headers),
          host: incoming.authority || incoming.headers.host,
          "x-forwarded-for": claimed === undefined ? visitor : `${claimed}, ${visitor}`,
          "x-forwarded-proto": "https",
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, ownHeaders(answer.headers));
        answer.pipe(outgoing);
      },
    );
    upstream.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(upstream);
  };
  const redirect: RequestListener = ({ url }, response) =>
    response.writeHead(308, { Location: `https://${host}${url}` }).end();

  const secure = createSecureServer(
    {
      cert: readFileSync(certificate.certFile),
      key: readFileSync(certificate.keyFile),
      allowHTTP1: true,
    },
    forward,
  );
  const plain = createServer(redirect);
  const ports = [secure, plain].map(async (server) => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  });
  const [httpsPort = 0, httpPort = 0] = await Promise.all(ports);
  return {
    kind: "node",
    httpsPort,
    httpPort,
    logs: () => "",
    async stop() {
      plain.closeAllConnections();
      await Promise.all([secure, plain].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

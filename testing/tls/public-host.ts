/**
 * An HTTP proxy that connects a test's browser with the test's TLS proxy when it requests the public host. So the browser
 * uses the address and port of real visitors, and cannot reach any other host.
 */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

export type PublicHost = {
  /** The address of the HTTP proxy, in the form of a browser's setting. */
  readonly proxy: string;
  stop(): void;
};

export async function openPublicHost(
  host: string,
  ports: { readonly httpsPort: number; readonly httpPort: number },
): Promise<PublicHost> {
  const server = createServer((incoming, outgoing) => {
    const url = URL.canParse(incoming.url ?? "") ? new URL(incoming.url ?? "") : null;
    if (url?.host !== host) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, headers } = incoming;
    const path = `${url.pathname}${url.search}`;
    const asked = request({ host: "127.0.0.1", port: ports.httpPort, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.on("connect", ({ url }, socket, head) => {
    socket.on("error", () => {});
    const port = { [`${host}:443`]: ports.httpsPort, [`${host}:80`]: ports.httpPort }[url ?? ""];
    if (port === undefined) {
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
      return;
    }
    const upstream = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
    socket.on("close", () => upstream.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { createServer, type RequestListener } from "node:http";
import type { Socket } from "node:net";

/** How long an answer under way may still take once the server is told to stop, in milliseconds. */
const drainMs = 10_000;

export type RunningServer = {
  /** The port that it listens on. */
  readonly port: number;
  /** Takes no more connections, lets the answers under way finish, and resolves when the last one has. */
  stop(): Promise<void>;
};

/** What clients may hold of the server: they hold sockets, never the server. Times in milliseconds. */
export type Limits = {
  /** Until the head of a request is there. */
  readonly head: number;
  /** Until a request is there with its body. */
  readonly whole: number;
  /** How often late clients are looked for. */
  readonly look: number;
  /** Without a byte in either direction: for those who ask and do not read. */
  readonly silence: number;
  /** Between two requests. */
  readonly idle: number;
  readonly connections: number;
  /**
   * Requests of one connection that are not answered yet. Browsers and proxies wait for an answer before they ask again;
   * a packet holds a thousand requests of a client that does not.
   */
  readonly unanswered: number;
};

const defaultLimits: Limits = {
  head: 15_000,
  whole: 30_000,
  look: 5000,
  silence: 30_000,
  idle: 75_000,
  connections: 4000,
  unanswered: 4,
};

/**
 * Closes a connection, and makes nothing of the requests that came in the same packet: Node would read a thousand of
 * them to the end and keep each until the connection is gone. Removed from the server's list, its parser stops where it
 * is. `parser` is no part of Node's interface: a test of the server's memory fails where this does nothing any more.
 */
function drop(socket: Socket & { parser?: { remove(): void } | null }): void {
  socket.parser?.remove();
  socket.destroy();
}

/** Starts an HTTP server, and throws with one line where the port cannot be had. */
export async function serve(
  listener: RequestListener,
  { host, port }: { host: string | undefined; port: number },
  limits: Limits = defaultLimits,
): Promise<RunningServer> {
  // The listener judges `Host`, so that a request without it is logged like any other that is refused.
  const options = { connectionsCheckingInterval: limits.look, requireHostHeader: false };
  let stopping = false;
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const asked = (unanswered.get(socket) ?? 0) + 1;
    if (asked > limits.unanswered) return drop(socket);
    unanswered.set(socket, asked);
    response.once("close", () => {
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
      // A proxy would go on sending requests over it until the server is gone.
      if (stopping) server.closeIdleConnections();
    });
    if (stopping) response.shouldKeepAlive = false;
    // HTTP/1.1 keeps connections open unless it is told not to: saying so would be 46 bytes of each page's first packets.
    if (request.httpVersion === "1.1" && response.shouldKeepAlive) response.removeHeader("Connection");
    return listener(request, response);
  });
  // Longer than a proxy keeps a connection that is idle (nginx a minute): a form that is sent just as the server closes
  // one gets 502, and no proxy sends a form twice.
  server.keepAliveTimeout = limits.idle;
  server.headersTimeout = limits.head;
  server.requestTimeout = limits.whole;
  server.timeout = limits.silence;
  server.maxConnections = limits.connections;
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    stop: () =>
      new Promise((done) => {
        stopping = true;
        const force = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(force);
          done();
        });
        server.closeIdleConnections();
      }),
  };
}

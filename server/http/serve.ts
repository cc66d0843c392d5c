import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** How long responses in progress may take after the signal to stop, in milliseconds. */
const forceCloseAfterMs = 10_000;

export type RunningServer = {
  readonly server: Server;
  /** The port that it listens on. */
  readonly port: number;
  /**
   * Lets every further response close its connection, accepts no more connections a moment later, and resolves when the
   * responses in progress are complete.
   */
  stop(): Promise<void>;
};

/** Limits for slow and hostile clients. Times in milliseconds. */
export type Limits = {
  /** For the headers of a request to arrive. */
  readonly headers: number;
  /** For a request to arrive with its body. */
  readonly request: number;
  /** How often connections are checked for both. */
  readonly checkInterval: number;
  /** Without a byte in either direction: for clients that do not read the response. */
  readonly inactivity: number;
  /** Between two requests of a connection. */
  readonly keepAlive: number;
  /**
   * From the signal to stop until unused connections are closed. A proxy learns from each response that its connection
   * ends; to the unused ones it may just have sent a form, which would be lost with the connection.
   */
  readonly lastRequests: number;
  readonly connections: number;
  /**
   * Requests of one connection that wait for their response, which come one at a time. Browsers and proxies wait for a
   * response before they send the next request; other clients can put a thousand requests into one packet.
   */
  readonly pipelined: number;
  /** How many bytes of a body are read after its response was sent, and how long none may arrive. */
  readonly leftoverBytes: number;
  readonly leftoverSilence: number;
};

export const defaultLimits: Limits = {
  headers: 15_000,
  request: 30_000,
  checkInterval: 5000,
  inactivity: 30_000,
  keepAlive: 75_000,
  lastRequests: 250,
  connections: 4000,
  pipelined: 4,
  leftoverBytes: 1024 * 1024,
  leftoverSilence: 3000,
};

/**
 * Closes a connection and discards the requests that are already buffered: Node would parse all of them and keep each
 * until the connection is closed. Removing the parser stops that. `parser` is internal to Node: if a new version drops
 * it, `e2e/soak/unread-answers.spec.ts` fails.
 */
function drop(socket: Socket & { parser?: { remove(): void } | null }): void {
  socket.parser?.remove();
  socket.destroy();
}

/** Where a server listens: on a socket that another program opened, if there is one, else on a host and port. */
export type Listening = {
  readonly host: string | undefined;
  readonly port: number;
  /** A file descriptor. Connections wait in it while no server accepts them, so a restart refuses none. */
  readonly inheritedSocket?: number | null;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Waits for the rest of a body whose response was sent, then calls `end`. Closed before, the connection could lose the
 * response: so what arrives is read for a while, and thrown away.
 */
function finishBody(
  request: IncomingMessage,
  { leftoverBytes, leftoverSilence }: Limits,
  end: () => void,
): void {
  const { socket } = request;
  const last = socket.bytesRead + leftoverBytes;
  let read = socket.bytesRead;
  let readAt = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead > read) readAt = now;
    read = socket.bytesRead;
    if (socket.destroyed) return clearInterval(watch);
    if (request.complete) {
      clearInterval(watch);
      end();
    } else if (read > last || now - readAt >= leftoverSilence) drop(socket);
  }, leftoverSilence / 20);
  watch.unref();
}

/** Starts an HTTP server. Rejects with Node's error if it cannot listen on the port. */
export async function serve(
  listener: RequestListener,
  { host, port, inheritedSocket = null }: Listening,
  limits: Limits = defaultLimits,
): Promise<RunningServer> {
  // The listener checks `Host`, so that a request without it is logged like every refused request.
  const options = { connectionsCheckingInterval: limits.checkInterval, requireHostHeader: false };
  let stopping = false;
  // How to respond to the requests of each connection, in their order. The first one's response is in progress.
  const pending = new WeakMap<Socket, (() => void)[]>();
  const inProgress = new Set<ServerResponse>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const waiting = pending.get(socket) ?? [];
    if (waiting.length >= limits.pipelined) return drop(socket);
    pending.set(socket, waiting);
    // A client that asks for it gets its connection closed once its body was read: Node would close it with the response.
    const closes = !response.shouldKeepAlive && hasBody(request);
    if (closes) response.shouldKeepAlive = true;
    const end = () => {
      if (closes) socket.destroySoon();
    };
    response.once("close", () => {
      inProgress.delete(response);
      waiting.shift();
      if (request.complete) end();
      else finishBody(request, limits, end);
      // One at a time: a response that is not read yet would only take memory.
      if (!socket.destroyed) waiting[0]?.();
      // A proxy would keep sending requests over it until the server exits.
      if (!server.listening) server.closeIdleConnections();
    });
    const respond = () => {
      if (stopping) response.shouldKeepAlive = false;
      inProgress.add(response);
      listener(request, response);
    };
    waiting.push(respond);
    if (waiting.length === 1) respond();
  });
  // Longer than proxies keep an idle connection (nginx: a minute). Otherwise a form sent at the moment when the server
  // closes the connection gets 502: proxies do not retry a POST.
  server.keepAliveTimeout = limits.keepAlive;
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.timeout = limits.inactivity;
  server.maxConnections = limits.connections;
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    if (inheritedSocket === null) server.listen(port, host, done);
    else server.listen({ fd: inheritedSocket }, done);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : port,
    async stop() {
      stopping = true;
      for (const response of inProgress) if (!response.headersSent) response.shouldKeepAlive = false;
      await sleep(limits.lastRequests);
      // What has arrived by now is read before the unused connections are closed.
      await nextTurn();
      const force = setTimeout(() => server.closeAllConnections(), forceCloseAfterMs);
      await new Promise((done) => server.close(done));
      clearTimeout(force);
    },
  };
}

import { createServer, type RequestListener } from "node:http";

/** How long an answer under way may still take once the server is told to stop, in milliseconds. */
const drainMs = 10_000;

export type RunningServer = {
  /** The port that it listens on. */
  readonly port: number;
  /** Takes no more connections, lets the answers under way finish, and resolves when the last one has. */
  stop(): Promise<void>;
};

/** Starts an HTTP server, and throws with one line where the port cannot be had. */
export async function serve(
  listener: RequestListener,
  { host, port }: { host: string | undefined; port: number },
): Promise<RunningServer> {
  const server = createServer(listener);
  // A client that sends slowly holds a socket, not the server.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    stop: () =>
      new Promise((done) => {
        const force = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(force);
          done();
        });
        server.closeIdleConnections();
      }),
  };
}

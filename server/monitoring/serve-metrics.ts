import { createServer } from "node:http";
import type { JobCounts } from "#quotes/store/jobs.ts";
import { EnvironmentError } from "#server/environment.ts";
import type { Metrics } from "./metrics.ts";

/** Only the loopback address: the metrics are for programs on this machine. */
const loopback = "127.0.0.1";

export type MetricsServer = { readonly port: number; close(): void };

/** Serves `/metrics`. Throws an EnvironmentError if it cannot listen on the port. */
export async function serveMetrics(
  port: number,
  metrics: Metrics,
  countJobs: () => Promise<JobCounts>,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = metrics.text(await countJobs().catch(() => null));
    response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  });
  await new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(new EnvironmentError(`METRICS_PORT: ${loopback}:${port} cannot be used (${error.code})`)),
    );
    server.listen(port, loopback, done);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

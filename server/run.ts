import type { RequestListener, Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock } from "#app/domain/clock.ts";
import { dayMs } from "#app/domain/durations.ts";
import type { CountOne, Log } from "#quotes/platform.ts";
import { StoreOpenError } from "#quotes/store/store.ts";
import { type Environment, EnvironmentError, parseEnvironment } from "./environment.ts";
import type { PageServices } from "./http/page-renderer.ts";
import { serve } from "./http/serve.ts";
import { createLog, failureFields } from "./log.ts";
import { describeTransport } from "./mail/open.ts";
import { sampleRequests } from "./monitoring/access-log.ts";
import { createMetrics } from "./monitoring/metrics.ts";
import { createReadiness, type Readiness } from "./monitoring/readiness.ts";
import { serveMetrics } from "./monitoring/serve-metrics.ts";
import { createLeadServices } from "./services.ts";

export type HostParts = {
  readonly environment: Environment;
  readonly log: Log;
  readonly services: PageServices;
  readonly readiness: () => Promise<Readiness>;
  readonly count: CountOne;
};

function describe(environment: Environment, port: number, metricsPort: number | null): string {
  const { database, dataDir, webhook } = environment;
  const leads =
    database === null ? `${dataDir}/leads.sqlite` : `PostgreSQL at ${database.host}:${database.port}`;
  const lines = [
    `Site     http://localhost:${port}`,
    `Leads    ${leads}`,
    `Mail     ${describeTransport(environment)}`,
  ];
  // Not the whole address: it may contain a secret.
  if (webhook !== null) lines.push(`Webhook  ${webhook.url.host}`);
  if (metricsPort !== null) lines.push(`Metrics  http://127.0.0.1:${metricsPort}/metrics`);
  return `${lines.join("\n")}\n`;
}

/**
 * Starts the server around an HTTP listener. On SIGTERM or SIGINT it stops in this order: `/readyz` reports it for
 * DRAIN_SECONDS; no new connections; the requests and the mail in progress finish; the store is closed; exit 0. If the
 * store is unreachable at the start, the server serves pages and waits for the store.
 */
export async function run(createListener: (parts: HostParts) => Promise<RequestListener>): Promise<Server> {
  let stop: () => unknown = () => process.exit(0);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  try {
    const environment = parseEnvironment(process.env);
    const metrics = createMetrics();
    // Metrics count before the access log is sampled: they are about every request.
    const log = metrics.counting(sampleRequests(createLog(), environment.accessLogEvery));
    const services = await createLeadServices(environment, { clock: systemClock, log });
    // The outbox already sends mails, before any request is served.
    stop = () => services.close().finally(() => process.exit(0));
    let stopping = false;
    const readiness = createReadiness({
      checkStorage: services.checkStorage,
      outboxAlive: services.outbox.alive,
      isStopping: () => stopping,
    });
    const { pages, count } = services;
    const listener = await createListener({ environment, log, services: pages, readiness, count });
    const watch =
      environment.metricsPort === null
        ? null
        : await serveMetrics(environment.metricsPort, metrics, services.countJobs);
    const server = await serve(listener, environment);
    process.stdout.write(describe(environment, server.port, watch?.port ?? null));

    const purge = () =>
      services.purge().catch((error: Error) => log.error("purge.failed", failureFields(error)));
    const daily = setInterval(purge, dayMs);

    stop = async () => {
      // Ctrl-C arrives twice: from the terminal, and forwarded by `npm start`.
      if (stopping) return;
      stopping = true;
      clearInterval(daily);
      await sleep(environment.drainSeconds * 1000);
      await server.stop();
      await services.close();
      watch?.close();
      process.exit(0);
    };
    services.storeReady.then(purge, (error: unknown) => {
      if (!stopping) end(error);
    });
    return server.server;
  } catch (error) {
    end(error);
  }
}

function end(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** One line for errors that the operator can fix, the stack trace for others. */
function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof StoreOpenError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "PORT: another program already listens on this port; set PORT to a free one, for example PORT=3001";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

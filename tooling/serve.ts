/**
 * What `npm start` runs: the server in a process of its own, and, once `npm run edit` has published, the next one beside it. Both
 * accept connections of one port until the earlier one has finished, so that no request is refused. Node's cluster does that: its
 * workers share the port. On a server, systemd does it (deploy/site.socket).
 */
import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import { parseEnvironment } from "#server/environment.ts";
import { lastPublished } from "#server/served-folder.ts";
import { onPublished, openReport } from "./handover.ts";

const root = join(import.meta.dirname, "..");
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: join(root, "server/main.ts"), args: [] });

let stopping = false;
let current: Worker = startServer();
/** The server that begins, until it listens. */
let next: Worker | null = null;

function startServer(): Worker {
  const worker = cluster.fork();
  worker.once("exit", (code) => {
    // The end of the server in use counts, not that of one that was replaced or that could not start.
    if (worker === current) process.exit(code ?? 1);
  });
  return worker;
}

const report = openReport(root);
process.on("exit", report.end);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
  process.on(signal, () => {
    stopping = true;
    for (const worker of [current, next]) worker?.process.kill(signal === "SIGINT" ? "SIGINT" : "SIGTERM");
  });

/** Resolves with its address once a server accepts requests; rejects if it ends before. */
function listening(worker: Worker): Promise<string> {
  const { metricsPort } = parseEnvironment(process.env);
  return new Promise((resolve, reject) => {
    worker.on("listening", ({ port }) => {
      if (port !== metricsPort) resolve(process.env.SITE_URL ?? `http://127.0.0.1:${port}`);
    });
    worker.once("exit", (code) =>
      reject(new Error(`the new server ended with ${code} before it served a page`)),
    );
  });
}

let published = lastPublished(root);
/** Where. */
let served = "";

listening(current).then(
  (address) => {
    served = address;
    report.say({ published, address, failed: null });
  },
  () => {},
);

onPublished(root, async (latest) => {
  if (next !== null) return;
  let tried = published;
  // Another one may come while a server begins.
  for (let name = latest; name !== tried && !stopping; name = lastPublished(root)) {
    tried = name;
    await takeOver(name);
  }
});

async function takeOver(name: string): Promise<void> {
  next = startServer();
  try {
    served = await listening(next);
  } catch (error) {
    next = null;
    return report.say({
      published,
      address: served,
      failed: { published: name, reason: (error as Error).message },
    });
  }
  const earlier = current;
  current = next;
  next = null;
  published = name;
  earlier.process.kill("SIGTERM");
  report.say({ published, address: served, failed: null });
}

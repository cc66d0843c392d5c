import { once } from "node:events";
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { type PostgresProcess, startPostgres } from "./process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which tests request the run's PostgreSQL. */
    postgresDoor: string;
  }
}

/** Test files run in several processes. All of them request the server here; the first request starts it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresProcess> | null = null;
  const door = createServer(async (_request, response) => {
    try {
      postgres ??= startPostgres();
      const { url, data } = await postgres;
      response.end(JSON.stringify({ url, data }));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : "");
    }
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  const address = door.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  project.provide("postgresDoor", `http://127.0.0.1:${address.port}/`);
  return async () => {
    door.close();
    await postgres?.then((process) => process.stop()).catch(() => {});
  };
}

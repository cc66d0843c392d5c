/**
 * The clients of a crowd, as a process of their own: `crowd-clients.ts <origin> <crowd>`, or `<path>` of a document, which
 * `documentCrowd` asks for, most of it from one network. Else each client has its own network. Each sends
 * the next request as soon as it gets a response. When the process is stopped, it prints the number of responses by status.
 */
import { Agent, request } from "node:http";
import { type CrowdName, crowdRequests, crowdSize, documentCrowd } from "./crowd-request.ts";

const [origin = "", crowd = ""] = process.argv.slice(2);
const isDocument = crowd.startsWith("/");
const next = isDocument ? () => ({ path: crowd, body: undefined }) : crowdRequests[crowd as CrowdName];
const clients = isDocument ? documentCrowd.oneAddress + documentCrowd.others : crowdSize;
const addressOf = (client: number) =>
  isDocument && client < documentCrowd.oneAddress ? "10.201.0.1" : `10.200.0.${client}`;
const agent = new Agent({ keepAlive: true });
const statuses: Record<string, number> = {};

function askOnce(client: number): Promise<void> {
  const { path, body } = next();
  return new Promise((resolve) => {
    const count = (status: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    const headers = {
      "Accept-Encoding": "br",
      "X-Forwarded-For": addressOf(client),
      ...(body !== undefined && { "Content-Type": "application/x-www-form-urlencoded" }),
    };
    const method = body === undefined ? "GET" : "POST";
    const asking = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      response.resume().on("close", () => count(String(response.statusCode)));
    });
    asking.on("error", () => count("error"));
    asking.end(body);
  });
}

for (let client = 0; client < clients; client += 1)
  void (async () => {
    for (;;) await askOnce(client);
  })();

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit(0));
});

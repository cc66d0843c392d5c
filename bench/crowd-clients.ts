/**
 * The clients of a crowd, as a process of their own: `crowd-clients.ts <origin> <crowd>`. Each client has its own network
 * and sends the next request as soon as it gets a response. When the process is stopped, it prints the number of
 * responses by status.
 */
import { Agent, request } from "node:http";
import { type CrowdName, crowdRequests, crowdSize } from "./crowd-request.ts";

const [origin = "", crowd = ""] = process.argv.slice(2);
const next = crowdRequests[crowd as CrowdName];
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
      "X-Forwarded-For": `10.200.0.${client}`,
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

for (let client = 0; client < crowdSize; client += 1)
  void (async () => {
    for (;;) await askOnce(client);
  })();

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit(0));
});

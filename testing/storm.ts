/** Many visitors at once, on servers that are killed meanwhile. */
import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { contactValues, formFields } from "./form-values.ts";
import { routes } from "./routes.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

type Variables = Readonly<Record<string, string>>;

/** A server that is killed at times, and started again on the same port, as by systemd. */
export type RestartableServer = {
  readonly port: number;
  /** Kills it at once, and starts it again. Resolves when it serves. */
  killAndRestart(): Promise<void>;
  output(): string;
  end(): Promise<void>;
};

export async function startRestartable(variables: Variables): Promise<RestartableServer> {
  let server: ServerProcess = await startServer(variables);
  const { port } = server;
  let before = "";
  return {
    port,
    async killAndRestart() {
      await server.stop("SIGKILL");
      before += server.output();
      server = await startServer({ ...variables, PORT: String(port) });
    },
    output: () => before + server.output(),
    async end() {
      await server.stop("SIGKILL");
    },
  };
}

export const emailOf = (person: number): string => `person-${person}@visitor.example`;

/** The form of a person's browser: each time the same bytes, with the same key. */
function formOf(person: number): string {
  const fields = formFields("en-en", contactValues(emailOf(person)));
  return new URLSearchParams({ ...fields, _key: `form-of-person-${person}`, _elapsed: "45000" }).toString();
}

/** Sends a form once. Returns the status, or null if the connection broke before. */
function sendOnce(port: number, agent: Agent, person: number): Promise<number | null> {
  const body = formOf(person);
  return new Promise((resolve) => {
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        agent,
        method: "POST",
        path: routes.contact["en-en"],
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Length": Buffer.byteLength(body),
          "X-Forwarded-For": `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? null);
      },
    );
    request.once("error", () => resolve(null));
    request.end(body);
  });
}

export type Storm = {
  /** The number of broken connections. */
  readonly broken: number;
  /** Statuses other than 303: there should be none. */
  readonly others: readonly number[];
};

/**
 * Each person sends a form until there is a response, `atOnce` people at a time, to the ports in turn. After each equal
 * share of the responses a server is killed: `kill` is called with the number of earlier kills.
 */
export async function sendAll({
  people,
  atOnce,
  ports,
  kills,
  kill,
}: {
  readonly people: number;
  readonly atOnce: number;
  readonly ports: readonly number[];
  readonly kills: number;
  readonly kill: (time: number) => Promise<void>;
}): Promise<Storm> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const others: number[] = [];
  let broken = 0;
  let next = 0;
  let answered = 0;
  let killed = 0;
  let killing = Promise.resolve();
  async function client(): Promise<void> {
    while (next < people) {
      const person = next;
      next += 1;
      for (let time = 0; ; time += 1) {
        const status = await sendOnce(ports[(person + time) % ports.length] ?? 0, agent, person);
        if (status !== null && status !== 303) others.push(status);
        if (status !== null) break;
        broken += 1;
        await sleep(50);
      }
      answered += 1;
      // The last share of the responses is after the last kill.
      if (killed < kills && answered >= ((killed + 1) * people) / (kills + 1)) {
        const time = killed;
        killed += 1;
        killing = killing.then(() => kill(time));
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client));
  await killing;
  agent.destroy();
  return { broken, others };
}

/** A mail server that accepts every connection and never sends anything. */
export async function openSilentPeer(): Promise<{ readonly url: string; close(): void }> {
  const server: Server = createServer((socket) => socket.on("error", () => {}).resume());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    close: () => void server.close(),
  };
}

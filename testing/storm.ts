/** Many visitors at once, on servers that die under them. */
import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { contactValues, formFields } from "./form-values.ts";
import { routes } from "./routes.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

type Variables = Readonly<Record<string, string>>;

/** A server that is killed now and then, and started again on its port, as a supervisor would. */
export type Mortal = {
  readonly port: number;
  /** Kills it at once, and starts it again. Resolves when it serves. */
  killAndRestart(): Promise<void>;
  output(): string;
  end(): Promise<void>;
};

export async function startMortal(variables: Variables): Promise<Mortal> {
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

/** What the browser of this person sends: the same bytes, with the same key, each time. */
function formOf(person: number): string {
  const fields = formFields("en-en", contactValues(emailOf(person)));
  return new URLSearchParams({ ...fields, _key: `form-of-person-${person}`, _elapsed: "45000" }).toString();
}

/** Sends a form once. Answers the status, or null where the connection broke before there was one. */
function sendOnce(port: number, agent: Agent, person: number): Promise<number | null> {
  const body = formOf(person);
  return new Promise((resolve) => {
    const request = httpRequest(
      {
        ...{ host: "127.0.0.1", port, agent, method: "POST", path: routes.contact["en-en"] },
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
  /** How many connections broke under somebody. */
  readonly broken: number;
  /** Statuses other than 303, which nobody is to see. */
  readonly others: readonly number[];
};

/**
 * Everybody sends a form of their own until it is answered, `atOnce` people at a time, each to a port in turn. After
 * each share of the answers a server is killed: `kill` is called with how many were before.
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
      // The last share of the answers comes after the last kill.
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

/** A mail server that takes every connection and never says a word. */
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

/** Clients that keep their connections and can send any request: HTTP/1.1 without TLS, HTTP/2 through TLS. */
import { Agent, request } from "node:http";
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from "node:http2";
import type { HostileRequest } from "./hostile-requests.ts";

export type HttpAnswer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

export type Client = { send(request: Omit<HostileRequest, "intake">): Promise<HttpAnswer>; close(): void };

type Headers = Readonly<Record<string, unknown>>;

/** A response that takes longer counts as hanging. In milliseconds. */
const hangsAfterMs = 30_000;

/** nginx closes the connection for addresses longer than its buffers, so tests through TLS send shorter ones. */
const maxThroughTls = 6000;

/** Encodes characters that a request line cannot contain, as every HTTP client does. */
const writable = (target: string): string =>
  target.replace(/[^!-~]/g, (character) => encodeURIComponent(character.replace(/\p{Surrogate}/u, "\uFFFD")));

const textOf = (headers: Headers): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join("\n") : String(value),
    ]),
  );

export function http1Client(port: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    send: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        const options = { host: "127.0.0.1", port, method, path: writable(target), headers: { ...headers } };
        const sent = request({ ...options, agent, timeout: hangsAfterMs }, (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (chunk: string) => {
            text += chunk;
          });
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, headers: textOf(answer.headers), body: text }),
          );
          answer.on("error", reject);
        });
        sent.on("timeout", () => sent.destroy(new Error("no answer")));
        sent.on("error", reject);
        sent.end(body ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}

function sendOver(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body: string | null,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    let answered: Headers = {};
    let text = "";
    stream.setTimeout(hangsAfterMs, () => stream.destroy(new Error("no answer")));
    stream.on("response", (given) => {
      answered = given;
    });
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    stream.on("end", () =>
      resolve({ status: Number(answered[":status"] ?? 0), headers: textOf(answered), body: text }),
    );
    stream.on("error", reject);
    stream.end(body ?? undefined);
  });
}

export function http2Client(origin: string, port: number): Client {
  const open = () => {
    const session = connect(origin, { host: "127.0.0.1", port, rejectUnauthorized: false });
    session.on("error", () => {});
    return session;
  };
  let session = open();
  const usable = () => {
    if (session.closed || session.destroyed) session = open();
    return session;
  };
  return {
    async send({ method, target, headers, body }) {
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      const whole = {
        ...Object.fromEntries(lower),
        ":method": method,
        ":path": writable(target).slice(0, maxThroughTls),
      };
      const used = usable();
      try {
        return await sendOver(used, whole, body);
      } catch (error) {
        // A proxy closes a connection after some number of requests; the interrupted request is sent again.
        if (!used.closed && !used.destroyed) throw error;
        return sendOver(usable(), whole, body);
      }
    },
    close: () => session.close(),
  };
}

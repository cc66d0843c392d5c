/** A mail server for tests: real SMTP on the loopback address, with the faults that real servers have. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type Received = {
  readonly to: readonly string[];
  readonly mail: Email;
  /** Its headers as they came, byte by byte as characters. */
  readonly headers: string;
  /** What the client said about the message before it, as `SMTPUTF8`. */
  readonly parameters: readonly string[];
};

/** Where in an SMTP session it fails, and how: with an SMTP code, or by never replying. */
export type Fault = { readonly at: "greeting" | "sender" | "message"; readonly with: number | "silence" };

type Faults = {
  /** Called at each of these places. */
  readonly fault?: () => Fault | null;
  /** Decides about each recipient: null accepts it; a number is the SMTP code of the refusal. */
  readonly refuse?: (address: string) => number | null;
  /** Never replies after the message. */
  readonly hang?: boolean;
  /** How long it takes to accept a message. */
  readonly delayMs?: number;
  /** Connections beyond this number are refused with 421. */
  readonly maxConnections?: number;
  /** Closes the connection in the middle of the message, this many times. */
  readonly cut?: number;
  readonly port?: number;
  /** Whether it accepts letters of every script in addresses and headers: as most do not. */
  readonly offersUtf8?: boolean;
};

/** Starts a mail server. It is closed when the test ends. */
export async function openMailbox(faults: Faults = {}) {
  const received: Received[] = [];
  let connections = 0;
  let cuts = faults.cut ?? 0;
  /** Calls `done`, with an error where this is the place of a fault. */
  function proceed(at: Fault["at"], done: (error?: Error) => void): void {
    const fault = faults.fault?.() ?? null;
    if (fault?.at !== at) done();
    else if (fault.with !== "silence")
      done(Object.assign(new Error("4.3.0 not now"), { responseCode: fault.with }));
  }
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 10,
    hideSMTPUTF8: faults.offersUtf8 !== true,
    onConnect(_session, done) {
      connections += 1;
      if (server.connections.size > (faults.maxConnections ?? Number.POSITIVE_INFINITY))
        return done(Object.assign(new Error("4.7.0 too many connections"), { responseCode: 421 }));
      proceed("greeting", done);
    },
    onMailFrom: (_address, _session, done) => proceed("sender", done),
    onRcptTo({ address }, _session, done) {
      const responseCode = faults.refuse?.(address) ?? null;
      done(
        responseCode === null
          ? null
          : Object.assign(new Error(`5.1.1 <${address}> unknown here`), { responseCode }),
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      if (cuts > 0) {
        cuts -= 1;
        for (const connection of server.connections)
          (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
        return;
      }
      stream.on("end", () =>
        proceed("message", async (refusal) => {
          if (refusal !== undefined) return done(refusal);
          await sleep(faults.delayMs ?? 0);
          const bytes = Buffer.concat(chunks);
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            to: rcptTo.map(({ address }) => address),
            mail: await PostalMime.parse(bytes),
            headers: bytes.toString("latin1").split("\r\n\r\n", 1)[0] ?? "",
            parameters: mailFrom ? Object.keys(mailFrom.args || {}) : [],
          });
          if (!faults.hang) done();
        }),
      );
    },
  });
  server.on("error", () => {});
  server.listen(faults.port ?? 0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(() => close());
  return { url: `smtp://127.0.0.1:${port}`, port, received, close, connections: () => connections };
}

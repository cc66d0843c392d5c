/** A mail server for tests: real SMTP on the loopback, with the bad habits that servers have. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type Received = { readonly to: readonly string[]; readonly mail: Email };

/** Where in a conversation it stumbles, and over what: an SMTP code, or silence for ever. */
export type Stumble = { readonly at: "greeting" | "sender" | "message"; readonly with: number | "silence" };

type Habits = {
  /** Asked at each of these places. */
  readonly stumble?: () => Stumble | null;
  /** Answers each recipient: null accepts, else the refusal's SMTP code. */
  readonly refuse?: (address: string) => number | null;
  /** Says nothing after the message, for ever. */
  readonly hang?: boolean;
  /** Cuts the connection in the middle of the message, this many times. */
  readonly cut?: number;
  readonly port?: number;
};

/** Starts one. It is closed when the test is over. */
export async function openMailbox(habits: Habits = {}) {
  const received: Received[] = [];
  let connections = 0;
  let cuts = habits.cut ?? 0;
  /** Goes on with `done`, unless this is where it stumbles. */
  function pass(at: Stumble["at"], done: (error?: Error) => void): void {
    const stumble = habits.stumble?.() ?? null;
    if (stumble?.at !== at) done();
    else if (stumble.with !== "silence")
      done(Object.assign(new Error("4.3.0 not now"), { responseCode: stumble.with }));
  }
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 10,
    onConnect(_session, done) {
      connections += 1;
      pass("greeting", done);
    },
    onMailFrom: (_address, _session, done) => pass("sender", done),
    onRcptTo({ address }, _session, done) {
      const responseCode = habits.refuse?.(address) ?? null;
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
        pass("message", async (refusal) => {
          if (refusal !== undefined) return done(refusal);
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
          if (!habits.hang) done();
        }),
      );
    },
  });
  server.on("error", () => {});
  server.listen(habits.port ?? 0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(() => close());
  return { url: `smtp://127.0.0.1:${port}`, port, received, close, connections: () => connections };
}

/** A mail server for journeys: real SMTP on the loopback. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Received = { readonly to: readonly string[]; readonly mail: Email };

export type MailPeer = {
  readonly url: string;
  readonly port: number;
  /** Everything that arrived whole, oldest first. */
  readonly received: readonly Received[];
  /** What arrived for one address. */
  to(address: string): readonly Received[];
  close(): Promise<void>;
};

/** Starts one. `mute`: takes each message and never says so. `port`: where one of them was before. */
export async function openMailPeer(options: { mute?: boolean; port?: number } = {}): Promise<MailPeer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 10,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        if (options.mute !== true) done();
      });
    },
  });
  // A client that dies in the middle of a sentence is what some tests are about.
  server.on("error", () => {});
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    to: (address) => received.filter(({ to }) => to.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

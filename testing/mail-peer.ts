/** A mail server for journeys: real SMTP on 127.0.0.1. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Received = { readonly to: readonly string[]; readonly mail: Email };

export type MailPeer = {
  readonly url: string;
  readonly port: number;
  /** All complete mails, oldest first. */
  readonly received: readonly Received[];
  /** The mails for one address. */
  to(address: string): readonly Received[];
  close(): Promise<void>;
};

/**
 * Starts a mail server. `mute`: receives each message and never confirms it. `delayMs`: takes as long for each. `port`: the
 * port of an earlier one.
 */
export async function openMailPeer(
  options: { mute?: boolean; delayMs?: number; port?: number } = {},
): Promise<MailPeer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 10,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        await sleep(options.delayMs ?? 0);
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        if (options.mute !== true) done();
      });
    },
  });
  // Some tests kill the client in the middle of an SMTP session.
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

/** The PDFs of a mail, which has the agency's mark beside them. */
export const pdfsOf = ({ attachments }: Email) =>
  attachments.filter(({ mimeType }) => mimeType === "application/pdf");

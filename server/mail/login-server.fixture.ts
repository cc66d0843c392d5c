/** A mail server that wants a login: the user `site` with the password `sésame`. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, vi } from "vitest";

export const login = `site:${encodeURIComponent("sésame")}`;

/** `logins`: the passwords that it was sent. `mails`: how many it took. */
export async function openLoginServer(options: SMTPServerOptions = {}) {
  const state = { port: 0, logins: [] as string[], mails: 0 };
  const server = new SMTPServer({
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    closeTimeout: 10,
    onAuth({ username, password }, _session, done) {
      state.logins.push(password ?? "");
      if (username === "site" && password === "sésame") done(null, { user: username });
      else done(Object.assign(new Error(`5.7.8 ${password} is not the password`), { responseCode: 535 }));
    },
    onData(stream, _session, done) {
      stream.resume().on("end", () => {
        state.mails += 1;
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  state.port = (server.server.address() as AddressInfo).port;
  return state;
}

/** Somebody between site and mail server who removes STARTTLS from what either says, and reads along. */
export async function openStrippingRelay(port: number) {
  const state = { port: 0, read: "" };
  const strip = (chunk: Buffer) => chunk.toString("latin1").replaceAll("STARTTLS", "XXXXXXXX");
  const relay = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    client.on("data", (chunk: Buffer) => {
      state.read += chunk.toString("latin1");
      server.write(strip(chunk), "latin1");
    });
    server.on("data", (chunk: Buffer) => client.write(strip(chunk), "latin1"));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  onTestFinished(() => void relay.close());
  state.port = (relay.address() as AddressInfo).port;
  return state;
}

/** The test library warns that its certificate is self-signed. The test needs that. */
export function expectCertificateWarnings(times: number): void {
  const warn = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    expect(warn.mock.calls.flat()).toEqual(
      Array(times).fill(expect.stringContaining("default TLS certificate")),
    );
  });
}

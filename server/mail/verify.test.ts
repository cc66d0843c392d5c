import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { openMailbox } from "#server/outbox/mailbox.fixture.ts";
import { verifyMailServer } from "./verify.ts";

/** A mail server that wants a login: the user `site` with the password `sésame`. Returns its port. */
async function openServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    closeTimeout: 10,
    onAuth({ username, password }, _session, done) {
      if (username === "site" && password === "sésame") done(null, { user: username });
      else done(Object.assign(new Error(`5.7.8 ${password} is not the password`), { responseCode: 535 }));
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

/** The test library warns that its certificate is self-signed. The test needs that. */
function expectWarnings(times: number): void {
  const warn = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    expect(warn.mock.calls.flat()).toEqual(
      Array(times).fill(expect.stringContaining("default TLS certificate")),
    );
  });
}

const login = `site:${encodeURIComponent("sésame")}`;

test("a server that accepts the login is ready, and reported as unencrypted", async () => {
  const port = await openServer({ disabledCommands: ["STARTTLS"] });
  const state = await verifyMailServer(`smtp://${login}@127.0.0.1:${port}`);
  expect(state).toEqual({ status: "ready", encrypted: false });
});

test("a server that offers STARTTLS, or TLS from the first byte, is encrypted", async () => {
  expectWarnings(2);
  const options = "?tls.rejectUnauthorized=false";
  const [starting, secure] = await Promise.all([openServer(), openServer({ secure: true })]);
  expect(await verifyMailServer(`smtp://${login}@127.0.0.1:${starting}/${options}`)).toEqual({
    status: "ready",
    encrypted: true,
  });
  expect(await verifyMailServer(`smtps://${login}@127.0.0.1:${secure}/${options}`)).toEqual({
    status: "ready",
    encrypted: true,
  });
});

test("a server that refuses the login is quoted, without the password", async () => {
  const port = await openServer({ disabledCommands: ["STARTTLS"] });
  const state = await verifyMailServer(`smtp://site:wrong@127.0.0.1:${port}`);
  expect(state).toEqual({ status: "refuses", reason: "535 5.7.8 … is not the password" });
});

test("a temporary refusal of the server is quoted", async () => {
  const { url } = await openMailbox({ fault: () => ({ at: "greeting", with: 421 }) });
  expect(await verifyMailServer(url)).toMatchObject({
    status: "refuses",
    reason: expect.stringMatching(/^421 /),
  });
});

test("a missing server, an untrusted certificate and a silent server count as unreachable", async () => {
  expectWarnings(1);
  const [untrusted, silent] = await Promise.all([
    openServer({ secure: true }),
    openMailbox({ fault: () => ({ at: "greeting", with: "silence" }) }),
  ]);
  // A percent sign that begins no escape.
  expect(await verifyMailServer("smtp://u:100%@127.0.0.1:1")).toMatchObject({ status: "unreachable" });
  const [missing, notTrusted, noAnswer] = await Promise.all([
    verifyMailServer("smtp://127.0.0.1:1"),
    verifyMailServer(`smtps://${login}@127.0.0.1:${untrusted}`),
    verifyMailServer(silent.url, 100),
  ]);
  expect(missing).toEqual({ status: "unreachable", reason: expect.stringContaining("ECONNREFUSED") });
  expect(notTrusted).toEqual({ status: "unreachable", reason: expect.stringMatching(/certificate/i) });
  expect(noAnswer).toEqual({ status: "unreachable", reason: expect.stringMatching(/greeting/i) });
});

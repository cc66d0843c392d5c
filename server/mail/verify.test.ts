import { expect, test } from "vitest";
import { openMailbox } from "#server/outbox/mailbox.fixture.ts";
import { expectCertificateWarnings, login, openLoginServer } from "./login-server.fixture.ts";
import { verifyMailServer } from "./verify.ts";

test("a server that accepts the login is ready, and reported as unencrypted", async () => {
  const { port } = await openLoginServer({ disabledCommands: ["STARTTLS"] });
  const state = await verifyMailServer(`smtp://${login}@127.0.0.1:${port}`);
  expect(state).toEqual({ status: "ready", encrypted: false });
});

test("a server without STARTTLS is refused where TLS is required, before the login", async () => {
  const server = await openLoginServer({ disabledCommands: ["STARTTLS"] });
  expect(await verifyMailServer(`smtp://${login}@127.0.0.1:${server.port}?requireTLS=true`)).toEqual({
    status: "refuses",
    reason: expect.stringMatching(/^it offers no STARTTLS.+requireTLS=false$/),
  });
  expect(server.logins).toEqual([]);
});

test("a server that offers STARTTLS, or TLS from the first byte, is encrypted", async () => {
  expectCertificateWarnings(2);
  const options = "?tls.rejectUnauthorized=false";
  const [starting, secure] = await Promise.all([openLoginServer(), openLoginServer({ secure: true })]);
  expect(await verifyMailServer(`smtp://${login}@127.0.0.1:${starting.port}/${options}`)).toEqual({
    status: "ready",
    encrypted: true,
  });
  expect(await verifyMailServer(`smtps://${login}@127.0.0.1:${secure.port}/${options}`)).toEqual({
    status: "ready",
    encrypted: true,
  });
});

test("a server that refuses the login is quoted, without the password", async () => {
  const { port } = await openLoginServer({ disabledCommands: ["STARTTLS"] });
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
  expectCertificateWarnings(1);
  const [untrusted, silent] = await Promise.all([
    openLoginServer({ secure: true }),
    openMailbox({ fault: () => ({ at: "greeting", with: "silence" }) }),
  ]);
  // A percent sign that begins no escape.
  expect(await verifyMailServer("smtp://u:100%@127.0.0.1:1")).toMatchObject({ status: "unreachable" });
  const [missing, notTrusted, noAnswer] = await Promise.all([
    verifyMailServer("smtp://127.0.0.1:1"),
    verifyMailServer(`smtps://${login}@127.0.0.1:${untrusted.port}`),
    verifyMailServer(silent.url, 100),
  ]);
  expect(missing).toEqual({ status: "unreachable", reason: expect.stringContaining("ECONNREFUSED") });
  expect(notTrusted).toEqual({ status: "unreachable", reason: expect.stringMatching(/certificate/i) });
  expect(noAnswer).toEqual({ status: "unreachable", reason: expect.stringMatching(/greeting/i) });
});

import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import {
  expectCertificateWarnings,
  login,
  openLoginServer,
  openStrippingRelay,
} from "./login-server.fixture.ts";
import { describeTransport } from "./open.ts";
import { mayLeaveUnencrypted, smtpAddress } from "./smtp-address.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import type { Envelope } from "./transport.ts";

const envelope: Envelope = {
  mail: {
    from: { name: "Agence", address: "hello@agency.example" },
    to: [{ name: "", address: "jo@client.example" }],
    replyTo: null,
    subject: "Bonjour",
    text: "Merci.",
    html: "<p>Merci.</p>",
    language: "fr",
    attachments: [],
  },
  purpose: "visitor-acknowledgement",
  leadId: "1",
  leadCreatedAt: "2026-11-21T12:00:00.000Z",
  messageId: "<1@agency.example>",
};

/** 127.0.0.1 as the system reads it, and for the rule a name like any other. */
const elsewhere = "127.1";

/** Sends one mail; `undefined` if that was possible, else the code that is stored. */
async function send(host: string, { port }: { readonly port: number }, parameters = "") {
  const transport = createSmtpTransport(`smtp://${login}@${host}:${port}/${parameters}`, systemClock);
  onTestFinished(() => transport.close?.());
  return transport.send(envelope).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

test("a server on another machine that offers no STARTTLS gets neither the password nor the mail", async () => {
  const server = await openLoginServer({ disabledCommands: ["STARTTLS"] });
  expect(await send(elsewhere, server)).toMatch(/^ETLS STARTTLS 5\d\d/);
  expect(await send(elsewhere, server, "?ignoreTLS=true&opportunisticTLS=true")).toMatch(/^ETLS/);
  expect(await send("127.0.0.1", server, "?requireTLS=true")).toMatch(/^ETLS/);
  expect(server).toMatchObject({ logins: [], mails: 0 });
});

test("who removes STARTTLS from what a mail server offers reads neither the password nor the mail", async () => {
  expectCertificateWarnings(1);
  const server = await openLoginServer();
  const relay = await openStrippingRelay(server.port);
  expect(await send(elsewhere, relay, "?tls.rejectUnauthorized=false")).toMatch(/^ETLS/);
  expect(server).toMatchObject({ logins: [], mails: 0 });
  expect(relay.read).toMatch(/^EHLO .+\r\nSTARTTLS\r\n$/);
});

test("a server with STARTTLS gets both, encrypted", async () => {
  expectCertificateWarnings(1);
  const server = await openLoginServer({ allowInsecureAuth: false });
  expect(await send(elsewhere, server, "?tls.rejectUnauthorized=false")).toBeUndefined();
  expect(server).toMatchObject({ logins: ["sésame"], mails: 1 });
});

test.each([
  ["127.0.0.1", ""],
  [elsewhere, "?requireTLS=false"],
])("unencrypted: on this machine, or where it is allowed (%s%s)", async (host, parameters) => {
  const server = await openLoginServer({ disabledCommands: ["STARTTLS"] });
  expect(await send(host, server, parameters)).toBeUndefined();
  expect(server).toMatchObject({ logins: ["sésame"], mails: 1 });
});

test.each([
  ["smtp://mail.example", true, false],
  ["smtp://mail.example:587", true, false],
  ["smtp://mail:1025", true, false],
  ["smtp://10.0.0.5", true, false],
  ["smtp://127.0.0.1.example", true, false],
  ["smtp://localhost.example", true, false],
  ["smtp://localhost@mail.example", true, false],
  ["smtp://[2001:db8::1]", true, false],
  ["smtp://mail.example?requireTLS=true", true, false],
  ["smtp://mail.example?ignoreTLS=true", true, false],
  ["smtp://mail.example?requiretls=false", true, false],
  ["smtps://mail.example", true, false],
  ["smtps://mail.example?requireTLS=false", true, false],
  ["smtp://mail.example?requireTLS=false", false, true],
  ["smtp://mail:1025?requireTLS=false", false, true],
  ["smtp://localhost:1025", false, false],
  ["smtp://LOCALHOST", false, false],
  ["smtp://127.0.0.1:25", false, false],
  ["smtp://127.9.9.9", false, false],
  ["smtp://[::1]:25", false, false],
  ["smtp://localhost?requireTLS=true", true, false],
])("%s: TLS required %s, may leave unencrypted %s", (smtpUrl, required, unencrypted) => {
  expect(smtpAddress(smtpUrl).requiresTls).toBe(required);
  expect(mayLeaveUnencrypted(smtpUrl)).toBe(unencrypted);
  const said = describeTransport({ smtpUrl, dataDir: "/data" });
  expect(said.startsWith(new URL(smtpUrl).host)).toBe(true);
  expect(/unencrypted/i.test(said)).toBe(unencrypted);
});

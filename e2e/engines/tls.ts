/** Journeys behind TLS, each with a server, a mail server and a store of its own. */
import { mergeTests } from "@playwright/test";
import { identity } from "#content/identity.ts";
import { test as benchTest } from "#testing/browser/processes.ts";
import { test as engineTest } from "#testing/engines/test.ts";
import type { MailPeer } from "#testing/mail-peer.ts";
import { openPublicProxy } from "#testing/tls/front.ts";

// A server for each test: every visitor here has one address, and an address may send only so much.
export const test = mergeTests(engineTest, benchTest).extend<{ mail: MailPeer }>({
  mail: async ({ bench }, use) => use(await bench.peer()),
  origin: async ({ bench, mail }, use) => {
    const server = await bench.server({ SMTP_URL: mail.url });
    const front = await openPublicProxy(new URL(identity.origin).host, server.port);
    bench.after(front.stop);
    // These browsers know the loopback alone, whose name the certificate has too.
    await use(`https://localhost:${front.httpsPort}`);
  },
});

/** Both forms behind TLS, from their errors to what the agency receives. */
import { mergeTests } from "@playwright/test";
import { identity } from "#content/identity.ts";
import { test as benchTest } from "#testing/browser/processes.ts";
import { test as engineTest } from "#testing/engines/test.ts";
import type { MailPeer } from "#testing/mail-peer.ts";
import { openFront } from "#testing/tls/front.ts";
import { locales } from "#testing/words.ts";
import { requestQuote, sendContactRequest } from "./forms.ts";

// A server for each test: every visitor here has one address, and an address may send only so much.
const test = mergeTests(engineTest, benchTest).extend<{ mail: MailPeer }>({
  mail: async ({ bench }, use) => use(await bench.peer()),
  origin: async ({ bench, mail }, use) => {
    const server = await bench.server({ SMTP_URL: mail.url });
    const front = await openFront(new URL(identity.origin).host, server.port);
    bench.after(front.stop);
    // These browsers know the loopback alone, whose name the certificate has too.
    await use(`https://localhost:${front.httpsPort}`);
  },
});

for (const locale of locales) {
  test(`a contact request in ${locale}: errors, then success`, ({ visitor, mail, bench }) =>
    sendContactRequest({ visitor, locale, mail, dataDir: bench.dataDir }));

  test(
    `a quote in ${locale}: put together, errors, then success`,
    { tag: "@soak" },
    ({ visitor, mail, bench }) => requestQuote({ visitor, locale, mail, dataDir: bench.dataDir }),
  );
}

/** Both forms behind TLS, from their errors to what the agency receives. */
import { locales } from "#testing/words.ts";
import { requestQuote, sendContactRequest } from "./forms.ts";
import { test } from "./tls.ts";

for (const locale of locales) {
  test(`a contact request in ${locale}: errors, then success`, ({ visitor, mail, bench }) =>
    sendContactRequest({ visitor, locale, mail, dataDir: bench.dataDir }));

  test(
    `a quote in ${locale}: put together, errors, then success`,
    { tag: "@soak" },
    ({ visitor, mail, bench }) => requestQuote({ visitor, locale, mail, dataDir: bench.dataDir }),
  );
}

/** Without its server, a page that was seen opens again, and another says why it does not. */
import { mergeTests } from "@playwright/test";
import { test as benchTest } from "#testing/browser/processes.ts";
import type { Query } from "#testing/engines/finding.ts";
import { test as engineTest } from "#testing/engines/test.ts";
import { routes } from "#testing/routes.ts";
import type { ServerProcess } from "#testing/server-process.ts";
import { locales, words } from "#testing/words.ts";

const test = mergeTests(engineTest, benchTest).extend<{ server: ServerProcess }>({
  server: async ({ bench }, use) => use(await bench.server()),
  origin: ({ server }, use) => use(server.origin),
});

for (const locale of locales)
  test(`in ${locale} a page that was seen opens without a network, another tells why not`, async ({
    visitor,
    server,
    bench,
  }) => {
    const heading = (key: "about.hero.title" | "pages.offline.title" | "contact.hero.title"): Query => ({
      role: "heading",
      name: words[locale](key).replaceAll("*", ""),
    });
    await visitor.goTo(routes.about[locale]);
    await visitor
      .eventually(() =>
        visitor.evaluate(async () => {
          await navigator.serviceWorker.ready;
          return (await caches.match(location.href)) !== undefined;
        }),
      )
      .toBe(true);
    await server.stop("SIGKILL");

    await visitor.goTo(routes.contact[locale]);
    await visitor.sees(heading("pages.offline.title"));
    await visitor.goTo(routes.about[locale]);
    await visitor.sees(heading("about.hero.title"));

    await visitor.goTo(routes.contact[locale]);
    await bench.server({ PORT: String(server.port) });
    await visitor.sees(heading("contact.hero.title"));
  });

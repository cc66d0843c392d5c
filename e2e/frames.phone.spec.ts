/** Nobody touches the page: what moves is the compositor's, and the main thread rests. */
import { countMainThreadFrames } from "#testing/browser/main-thread-frames.ts";
import { prepareContext } from "#testing/browser/prepare-context.ts";
import { expect, test } from "#testing/browser/site.ts";
import { everyPage } from "#testing/routes.ts";

/** An animation that the main thread ticks makes sixty a second. */
const most = 15;
const durationMs = 5000;
/** So many at once that they do not wait for one another. */
const atOnce = 2;

const visits = ["first", "second"] as const;

/** Before a push, pages of different first screens: the others are counted in the soak run. */
const quickPages: Record<(typeof visits)[number], readonly string[]> = {
  first: ["home"],
  second: ["pricing"],
};
const runs = visits.flatMap((visit) => {
  const isQuick = ({ name }: { readonly name: string }) => quickPages[visit].includes(name);
  return [
    { visit, pages: quickPages[visit].join(" and "), tag: [], names: everyPage.filter(isQuick) },
    { visit, pages: "the other pages", tag: ["@soak"], names: everyPage.filter((page) => !isQuick(page)) },
  ];
});

// In French alone: the pages differ by their words, and the introduction is in French only.
for (const locale of ["fr-fr"] as const)
  for (const { visit, pages, tag, names } of runs)
    test(`the main thread rests on ${pages} in ${locale}, ${visit} visit`, { tag }, async ({
      browser,
      contextOptions,
      network,
      site,
    }) => {
      // Each page takes five seconds, and is measured again while the machine is busy.
      test.setTimeout(names.length * 40_000 + 60_000);
      const newPage = async () => {
        const context = await browser.newContext({ ...contextOptions, ...network });
        await prepareContext(context, { splash: visit === "first" });
        return context.newPage();
      };
      /** The pages that are over the limit, with their frames. */
      const restless = async (addresses: readonly string[], together: number) => {
        const found: (readonly [address: string, frames: number])[] = [];
        for (let first = 0; first < addresses.length; first += together) {
          const some = addresses.slice(first, first + together);
          found.push(...(await countMainThreadFrames(browser, { addresses: some, durationMs, newPage })));
        }
        if (process.env.SHOW_FRAMES) console.log(found);
        expect(
          found.filter(([, frames]) => frames === 0),
          "every page is traced",
        ).toEqual([]);
        return found.filter(([, frames]) => frames > most);
      };
      const all = [...new Set(names.map(({ path }) => site.origin + path[locale]))];
      let suspects = await restless(all, atOnce);
      // What a busy machine loads piece by piece, it draws piece by piece: these again, alone.
      for (let tries = 0; tries < 4 && suspects.length > 0; tries += 1)
        suspects = await restless(
          suspects.map(([address]) => address),
          1,
        );
      expect(suspects).toEqual([]);
    });

test("a page whose main thread does not rest is found", async ({ browser, page }) => {
  await page.setContent("");
  const restless = `data:text/html,<style>@keyframes a{to{width:9em}}p{animation:a 9s}</style><p>`;
  const frames = await countMainThreadFrames(browser, {
    addresses: [restless],
    durationMs: 1000,
    newPage: async () => (await browser.newContext()).newPage(),
  });
  expect(frames.get(restless)).toBeGreaterThan(most);
});

/** A video whose network is gone for half a minute. */
import { type CutFiles, laterSegments, openCutFiles } from "#testing/cut-files.ts";
import type { Query } from "#testing/engines/finding.ts";
import { test as base, expect } from "#testing/engines/test.ts";
import { routes } from "#testing/routes.ts";
import { plain, words } from "#testing/words.ts";

const test = base.extend<{ files: CutFiles }>({
  files: async ({ site }, use) => {
    const files = await openCutFiles(site.origin);
    await use(files);
    files.close();
  },
  origin: ({ files }, use) => use(files.origin),
});

test("a video without a network for half a minute says so, and goes on when it is back", async ({
  visitor,
  files,
}) => {
  test.setTimeout(180_000);
  const player: Query = { css: "video" };
  const time = () => visitor.read(player, (element) => (element as HTMLVideoElement).currentTime);
  const notice = () => visitor.read({ css: ".video-notice" }, (element) => element.textContent).then(plain);
  await visitor.goTo(routes.home["fr-fr"]);
  const decodes = await visitor.evaluate(() =>
    MediaSource.isTypeSupported('video/mp4; codecs="avc1.64001f"'),
  );
  test.skip(!decodes && process.env.REQUIRE_ENGINES !== "1", "this machine has no H.264 decoder");
  files.cut(laterSegments);
  await visitor.press({ css: "[data-plays]" });
  await visitor.eventually(time).toBeGreaterThan(0.5);
  await visitor.read(player, (element) => {
    (element as HTMLVideoElement).currentTime = 23;
  });
  const interrupted = plain(words["fr-fr"]("video.interrupted"));
  await visitor.eventually(notice).toBe(interrupted);
  await new Promise((done) => setTimeout(done, 30_000));
  expect(await notice()).toBe(interrupted);
  expect(await time()).toBeLessThan(24.1);
  files.cut(null);
  await expect.poll(time, { timeout: 40_000 }).toBeGreaterThan(24.5);
  await visitor.eventually(notice).toBe("");
});

/** A video: its picture is pressed, and it plays. */
import { videos } from "#content/videos/videos.ts";
import type { Query } from "#testing/engines/finding.ts";
import { expect, test } from "#testing/engines/test.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain } from "#testing/words.ts";

for (const locale of locales)
  test(`the presentation in ${locale} plays, with captions on request`, async ({ visitor }) => {
    const video = videos.find(({ id, locale: own }) => id.startsWith("presentation") && own === locale);
    const player: Query = { css: "video" };
    await visitor.goTo(routes.home[locale]);
    const decodes = await visitor.evaluate(() =>
      MediaSource.isTypeSupported('video/mp4; codecs="avc1.64001f"'),
    );
    // Where the run must leave nothing out, a machine without the codec is a failure (tooling/programs/).
    test.skip(!decodes && process.env.REQUIRE_ENGINES !== "1", "this machine has no H.264 decoder");
    await visitor.press({ css: "[data-plays]" });
    await visitor.sees(player);
    await visitor
      .eventually(() =>
        visitor.read(player, (element) => {
          const video = element as HTMLVideoElement;
          return {
            plays: video.currentTime > 0.5 && !video.paused,
            length: Math.round(video.duration),
            captions: video.textTracks[0]?.mode,
          };
        }),
      )
      .toEqual({ plays: true, length: 45, captions: "disabled" });
    // What the browser's own control does with a press on "captions".
    await visitor
      .eventually(() =>
        visitor.read(player, (element) => {
          const [track] = (element as HTMLVideoElement).textTracks;
          if (track !== undefined) track.mode = "showing";
          return (track?.activeCues?.length ?? 0) > 0;
        }),
      )
      .toBe(true);
    expect(plain((await visitor.read(player, (element) => element.ariaLabel)) ?? "")).toBe(video?.name);
  });

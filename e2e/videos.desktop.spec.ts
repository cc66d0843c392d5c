/** Videos: nothing before they are asked for, then a player with captions; and the one that opens by itself. */
import type { Page } from "@playwright/test";
import { videosOf } from "#app/video/videos-of.ts";
import { expect, test } from "#testing/browser/site.ts";
import { laterSegments, openCutFiles } from "#testing/cut-files.ts";
import { routes } from "#testing/routes.ts";
import { type Locale, words } from "#testing/words.ts";
import { introductionOf } from "./introduction.ts";

/** Playlists, segments, captions and the player's own code, as far as this page has asked for them. */
function videoRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/videos\/|^\/assets\/(player|hls)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The videos of a page. A test of them is skipped in the site of an agency that has fewer there. */
function neededVideos(placement: string, locale: Locale, count = 1) {
  const videos = videosOf(placement, locale);
  test.skip(videos.length < count, "the agency has no such video");
  return videos;
}

/** The home page's button that opens the dialog of its video, and plays it. */
const openerOf = (page: Page) => page.locator("[data-plays]");

/** A Chromium that was built without the usual codecs plays no video. */
const decodes = (page: Page) =>
  page.evaluate(() => {
    const codec = 'video/mp4; codecs="avc1.64001f"';
    if ("MediaSource" in window) return MediaSource.isTypeSupported(codec);
    return document.createElement("video").canPlayType(codec) !== "";
  });

// Each language's video in one of the two ways: what differs between the languages is the video alone.
for (const { locale, means } of [
  { locale: "fr-fr", means: "the browser itself" },
  { locale: "en-en", means: "hls.js" },
] as const)
  test(`the presentation in ${locale} plays, its captions on request, through ${means}, and requests nothing before`, async ({
    page,
  }) => {
    const [video] = neededVideos("home", locale);
    const native = means !== "hls.js";
    // As on an iPhone, where the browser alone can play it.
    if (native) await page.addInitScript(() => Reflect.deleteProperty(window, "MediaSource"));
    const asked = videoRequests(page);
    await page.goto(routes.home[locale]);
    const playlists = await page.evaluate(
      () => document.createElement("video").canPlayType("application/vnd.apple.mpegurl") !== "",
    );
    test.skip((native && !playlists) || !(await decodes(page)), "this browser plays videos in another way");
    await openerOf(page).focus();
    await expect(
      page.locator(`[role=dialog] [data-video][href="/videos/${video?.playbackId}.m3u8"]`),
    ).toBeHidden();
    expect(asked).toEqual([]);
    const sheets = () => page.evaluate(() => document.styleSheets.length);
    const before = await sheets();

    await page.keyboard.press("Enter");
    const player = page.locator("video");
    await expect(player).toBeFocused();
    expect(await sheets(), "what the player replaces holds no style sheet").toBe(before);
    await expect(player).toHaveAccessibleName(video?.name ?? "");
    const state = () =>
      player.evaluate((element: HTMLVideoElement) => ({
        advanced: element.currentTime > 0.5,
        length: Math.round(element.duration),
        captions: element.textTracks[0]?.mode,
      }));
    await expect
      .poll(state)
      .toEqual({ advanced: true, length: video?.durationSeconds, captions: "disabled" });
    expect(asked.some((path) => path.endsWith(".m4s"))).toBe(true);

    await page.keyboard.press("Space");
    await expect(player).toHaveJSProperty("paused", true);

    // What the controls of the browser do with a press on "captions", in the middle of the first one.
    const caption = () =>
      player.evaluate((element: HTMLVideoElement) => {
        const [track] = element.textTracks;
        if (track) track.mode = "showing";
        element.currentTime = 2;
        return track?.activeCues?.length ?? 0;
      });
    await expect.poll(caption).toBeGreaterThan(0);
  });

for (const loss of ["setOffline", "abort"] as const)
  test(`a video whose network is gone (${loss}) says so, and goes on when it is back`, {
    tag: loss === "setOffline" ? [] : "@soak",
  }, async ({ page, context, tolerate }) => {
    neededVideos("home", "fr-fr");
    tolerate(/\/videos\//);
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => "";
    });
    await page.goto(routes.home["fr-fr"]);
    test.skip(!(await decodes(page)), "this browser plays no video");
    await page.route(laterSegments, (route) => route.abort());
    await openerOf(page).click();
    const player = page.locator("video");
    const time = () => player.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(time).toBeGreaterThan(0.5);
    if (loss === "setOffline") await context.setOffline(true);
    await player.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 23;
    });
    const notice = page.locator("figure", { has: player }).getByRole("status");
    await expect(notice).toHaveText(words["fr-fr"]("video.interrupted"));
    await page.unroute(laterSegments);
    await context.setOffline(false);
    const resumed = await time();
    await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(resumed + 0.5);
    await expect(notice).toHaveText("");
  });

for (const means of ["the browser itself", "hls.js"])
  test(`a video without a network for half a minute goes on through ${means}`, { tag: "@soak" }, async ({
    page,
    site,
    tolerate,
  }) => {
    neededVideos("home", "fr-fr");
    test.setTimeout(150_000);
    tolerate(/third party|\/videos\//);
    const files = await openCutFiles(site.origin);
    await page.addInitScript(
      (native) => native && Reflect.deleteProperty(window, "MediaSource"),
      means !== "hls.js",
    );
    await page.goto(`${files.origin}${routes.home["fr-fr"]}`);
    test.skip(!(await decodes(page)), "this browser plays no video");
    files.cut(laterSegments);
    await openerOf(page).click();
    const player = page.locator("video");
    const time = () => player.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(time).toBeGreaterThan(0.5);
    await player.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 23;
    });
    const notice = page.locator("figure", { has: player }).getByRole("status");
    await expect(notice).toHaveText(words["fr-fr"]("video.interrupted"));
    await page.waitForTimeout(30_000);
    await expect(notice).toHaveText(words["fr-fr"]("video.interrupted"));
    files.cut(null);
    await expect.poll(time, { timeout: 40_000 }).toBeGreaterThan(24.5);
    await expect(notice).toHaveText("");
    files.close();
  });

test("a video that a slow device decodes late is not given up", { tag: "@soak" }, async ({
  page,
  tolerate,
}) => {
  neededVideos("home", "fr-fr");
  tolerate(/\/videos\//);
  await page.route(/-05\.m4s$/, (route) => route.abort());
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => "";
    const slow = window as unknown as { standsAt?: number };
    const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "currentTime");
    Object.defineProperty(HTMLMediaElement.prototype, "currentTime", {
      ...own,
      get() {
        return slow.standsAt ?? own?.get?.call(this);
      },
    });
  });
  await page.goto(routes.home["fr-fr"]);
  test.skip(!(await decodes(page)), "this browser plays no video");
  await openerOf(page).click();
  const player = page.locator("video");
  const time = () => player.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time).toBeGreaterThan(0.5);
  // Two parts of it are loaded, with a gap between them, and at the second one nothing is shown for as long as hls.js is patient.
  await player.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 40;
  });
  await expect.poll(time).toBeGreaterThan(40);
  const stood = await player.evaluate((element: HTMLVideoElement) => {
    const slow = window as unknown as { standsAt?: number };
    slow.standsAt = element.currentTime;
    // Until it is attached anew.
    element.addEventListener("emptied", () => Reflect.deleteProperty(slow, "standsAt"), { once: true });
    return slow.standsAt;
  });
  await expect.poll(time, { timeout: 40_000 }).toBeGreaterThan(stood + 0.5);
});

test("starting a video stops the one before", { tag: "@soak" }, async ({ page }) => {
  neededVideos("services", "fr-fr", 2);
  await page.goto(routes.services["fr-fr"]);
  test.skip(!(await decodes(page)), "this browser plays no video");
  const facades = page.locator("[data-video]");
  await facades.first().click();
  const [first, second] = [page.locator("video").first(), page.locator("video").nth(1)];
  await expect(first).toHaveJSProperty("paused", false);
  await facades.first().click();
  await expect(second).toHaveJSProperty("paused", false);
  await expect(first).toHaveJSProperty("paused", true);
});

test("a press that closes a menu starts no video under it; the next one does", { tag: "@soak" }, async ({
  page,
}) => {
  neededVideos("home", "en-en");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(routes.home["en-en"]);
  await page.locator("header .menu-button").last().click();
  const panel = page.locator("[popover=auto]:popover-open");
  await expect(panel).toBeVisible();
  const box = await openerOf(page).boundingBox();
  if (box === null) throw new Error("The video is there");
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await press();
  await expect(panel).toHaveCount(0);
  await expect(page.locator("video")).toHaveCount(0);
  await press();
  await expect(page.locator("video")).toHaveCount(1);
});

test("a video stops with its dialog, and goes on when that opens again", { tag: "@soak" }, async ({
  page,
}) => {
  neededVideos("home", "fr-fr");
  await page.goto(routes.home["fr-fr"]);
  test.skip(!(await decodes(page)), "this browser plays no video");
  await openerOf(page).click();
  const player = page.locator("video");
  await expect(player).toHaveJSProperty("paused", false);
  await page.keyboard.press("Escape");
  await expect(player).toBeHidden();
  await expect(player).toHaveJSProperty("paused", true);
  await openerOf(page).click();
  await expect(player).toHaveJSProperty("paused", false);
});

test("the label of a video leaves nine tenths of its picture free", { tag: "@soak" }, async ({ page }) => {
  neededVideos("services", "fr-fr");
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.services["fr-fr"]);
    const shares = await page.locator("[data-video]").evaluateAll((all) =>
      all.map((facade) => {
        const label = facade.lastElementChild?.getBoundingClientRect();
        const whole = facade.getBoundingClientRect();
        return label ? (label.width * label.height) / (whole.width * whole.height) : 1;
      }),
    );
    for (const share of shares) expect(share, `${width}`).toBeLessThan(0.1);
  }
});

test("a video that fails to load shows its picture again, with the transcript open", {
  tag: "@soak",
}, async ({ page, tolerate }) => {
  const [video] = neededVideos("home", "en-en");
  tolerate(/\/videos\//);
  await page.route(`**/videos/${video?.playbackId}**`, (route) => route.abort());
  await page.goto(routes.home["en-en"]);
  await openerOf(page).click();
  const figure = page.locator(":popover-open figure");
  await expect(figure.locator("[data-video]")).toBeFocused();
  await expect(figure.getByRole("group")).toHaveAttribute("open");
});

test.describe("the welcome video", () => {
  test.use({ splash: true });

  /** Ends the splash, and what is timed after it, without waiting. */
  async function passSplash(page: Page): Promise<void> {
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(10_000);
  }

  test("opens once over the French home page, after the splash, and closes in each way", {
    tag: "@soak",
  }, async ({ page }) => {
    neededVideos("introduction", "fr-fr");
    const asked = videoRequests(page);
    await page.clock.install();
    await page.goto(routes.home["fr-fr"]);
    await expect(introductionOf(page)).toBeHidden();
    await passSplash(page);
    const dialog = introductionOf(page);
    const t = words["fr-fr"];
    const shown = async () => {
      await expect(dialog).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-splash", "shown");
      // A ring around one of its buttons would say that the visitor is there.
      await expect(dialog.locator(":is(a, button, summary):focus")).toHaveCount(0);
    };
    await shown();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    await passSplash(page);
    await expect(dialog).toBeHidden();

    for (const close of [
      () => dialog.getByRole("button", { name: t("video.close") }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await page.evaluate(() => {
        localStorage.removeItem("introClosed");
        sessionStorage.removeItem("introOpened");
      });
      await page.reload();
      await passSplash(page);
      await shown();
      await close();
      await expect(dialog).toBeHidden();
    }
    expect(asked).toEqual([]);
  });

  test("lets the visitor read first: it follows a first scroll, or some seconds", { tag: "@soak" }, async ({
    page,
  }) => {
    neededVideos("introduction", "fr-fr");
    // Time stands still but for what is run: a slow machine uses none of the seconds.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(routes.home["fr-fr"]);
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(2500);
    await expect(page.locator("html")).toHaveAttribute("data-splash", "done");
    await page.clock.runFor(4000);
    await expect(introductionOf(page)).toBeHidden();
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.clock.runFor(2000);
    await expect(introductionOf(page)).toBeVisible();
  });

  /** Opens the card while the keyboard is on the page's first button. */
  async function openAtFirstButton(page: Page): Promise<void> {
    neededVideos("introduction", "fr-fr");
    await page.clock.install();
    await page.goto(routes.home["fr-fr"]);
    await page.locator(".home-hero a").first().focus();
    await page.keyboard.press("Tab");
    await passSplash(page);
    await expect(introductionOf(page)).toBeVisible();
  }

  test("is reached by Tab, which does not close it", { tag: "@soak" }, async ({ page }) => {
    await openAtFirstButton(page);
    const dialog = introductionOf(page);
    const hasFocus = () => dialog.evaluate((element) => element.matches(":focus-within"));
    for (let stops = 0; stops < 10 && !(await hasFocus()); stops++) await page.keyboard.press("Tab");
    expect(await hasFocus()).toBe(true);
    await expect(dialog).toBeVisible();
  });

  test("gives way to the focus that it would cover, and comes again in another session", {
    tag: "@soak",
  }, async ({ page }) => {
    await openAtFirstButton(page);
    const dialog = introductionOf(page);
    const { x, y } = (await dialog.boundingBox()) ?? { x: 0, y: 0 };
    await page
      .locator(".home-hero a")
      .first()
      .evaluate(
        (link, at) => {
          link.style.cssText = `position: fixed; left: ${at.x + 20}px; top: ${at.y + 20}px`;
        },
        { x, y },
      );
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator(".home-hero a").first()).toBeFocused();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("introClosed"))).toBeNull();
  });

  test("never opens in English or with reduced motion", { tag: "@soak" }, async ({ page, visit }) => {
    await page.goto(routes.home["en-en"]);
    await expect(introductionOf(page)).toHaveCount(0);

    const calm = await visit({ reducedMotion: "reduce" });
    await calm.clock.install();
    await calm.goto(routes.home["fr-fr"]);
    await passSplash(calm);
    await expect(introductionOf(calm)).toBeHidden();
  });
});

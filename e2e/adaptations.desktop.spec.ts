/** The site as somebody needs it: tiny or enlarged, at rest, in the system's own colours, with more space in the text. */
import type { Locator, Page } from "@playwright/test";
import { openPrivatePagesIn, site } from "#testing/browser/private-pages.ts";
import { expect, test } from "#testing/browser/site.ts";
import { contactValues, example } from "#testing/form-values.ts";
import { accessibilityPath, anyProjectSlug, privacyPath, projectPath, routes } from "#testing/routes.ts";
import { words } from "#testing/words.ts";
import { fillContact, openHydratedForm } from "./contact-form.ts";
import { introductionOf, openIntroduction } from "./introduction.ts";
import { advisedType, openHydrated } from "./pricing-form.ts";

const t = words["fr-fr"];
/** One of each kind of layout. */
const kinds = [
  routes.home,
  routes.showcase,
  routes.portfolio,
  routes.pricing,
  routes.contact,
  accessibilityPath,
].map((path) => path["fr-fr"]);

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("at 320 by 256 pixels what has the focus is never behind a bar", { tag: "@soak" }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  // What has the focus is looked at once the header has come back, not while it does.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hidden: string[] = [];
  for (const address of [routes.pricing["en-en"], routes.contact["fr-fr"], privacyPath["fr-fr"]]) {
    await page.goto(address);
    // Forwards the page scrolls down and the header goes; backwards it comes back, over what has the focus.
    for (const key of [...Array<string>(50).fill("Tab"), ...Array<string>(12).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return null;
        const target = focused.closest("label") ?? focused;
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const [x, y] = [
          (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
          (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
        ];
        const hit = document.elementFromPoint(x, y);
        const seen = hit !== null && (target.contains(hit) || hit.contains(target));
        return seen ? null : `${focused.outerHTML.slice(0, 90)} under ${hit?.outerHTML.slice(0, 60)}`;
      });
      if (covered !== null) hidden.push(`${address} ${key}: ${covered}`);
    }
  }
  expect(hidden).toEqual([]);
});

/** The bars that are held at the bottom of the window, a third of the way down the page. */
const barsOf = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 3);
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isHeld = /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility();
      return isHeld && top > 0 && top < innerHeight && Math.abs(bottom - innerHeight) < 1
        ? [element.outerHTML.slice(0, 90)]
        : [];
    });
  });

test("at 320 by 256 pixels no bar at the bottom takes a part of the height", { tag: "@soak" }, async ({
  page,
  tolerate,
}) => {
  tolerate(/site\.example|Cross-Origin-Opener-Policy/);
  const { tokens, close } = await openPrivatePagesIn(page);
  for (const address of [
    `${routes.pricing["fr-fr"]}${example.query}`,
    `${site}/q/${tokens.client}/`,
    `${site}/r/${tokens.agency}/devis/`,
  ]) {
    await page.goto(address);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await barsOf(page), address).toHaveLength(1);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await barsOf(page), address).toEqual([]);
  }
  await close();
});

/**
 * Focuses everything in turn, and finds the outlines that something around them cuts off. Nothing in a slide that is out of
 * view, which scrolls into it, and not what reaches the edge of the screen itself.
 */
function cutOutlines(root: Element): readonly string[] {
  const all = [...root.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
  const inOtherLayer = (element: Element) => root === document.body && element.closest("dialog, [popover]");
  return all.flatMap((element) => {
    if (!element.checkVisibility() || inOtherLayer(element)) return [];
    element.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const reach =
      outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    // Thirds of a screen end a fraction of a pixel before its edge.
    if (Math.round(box.left) <= 0 || Math.round(box.right) >= innerWidth || box.width < 4) return [];
    for (
      let around = element.parentElement;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== "visible" && (box.left - reach < edge.left || box.right + reach > edge.right))
        return [`${element.outerHTML.slice(0, 80)} in ${around.outerHTML.slice(0, 60)}`];
    }
    return [];
  });
}

test("nothing cuts off the outline of what has the focus", { tag: "@soak" }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [...kinds, routes.pricing["fr-fr"] + example.query]) {
      await page.goto(address);
      // So that outlines are shown for the keyboard.
      await page.keyboard.press("Tab");
      expect(await page.locator("body").evaluate(cutOutlines), `${address} at ${width}`).toEqual([]);
      for (const dialog of await page.locator("dialog:not([popover])").all()) {
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
        expect(await dialog.evaluate(cutOutlines), `a dialog of ${address} at ${width}`).toEqual([]);
        await dialog.evaluate((element: HTMLDialogElement) => element.close());
      }
    }
  }
  await openIntroduction(page);
  await page.keyboard.press("Tab");
  expect(await introductionOf(page).evaluate(cutOutlines), "the introduction").toEqual([]);
});

test("whoever wants no motion gets none: nothing moves for longer than a moment", { tag: "@soak" }, async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: "reduce" });
  /** What runs for more than ten milliseconds, asked for at once after something has changed. */
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 10)
        .map(
          (animation) =>
            `${animation.constructor.name} of ${(animation.effect as KeyframeEffect).target?.className}`,
        ),
    );
  for (const address of [...kinds, projectPath("fr-fr", anyProjectSlug)]) {
    await page.goto(address);
    expect(await moving(), address).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    expect(await page.evaluate(() => scrollY), "it jumps, and does not glide").toBeGreaterThan(0);
    expect(await moving(), address).toEqual([]);
  }
  for (const opener of [t("shell.services"), t("shell.company"), t("shell.language.current")]) {
    await page.locator("header").getByRole("button", { name: opener }).click();
    expect(await moving(), opener).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await moving(), opener).toEqual([]);
  }
  await page.goto(routes.showcase["fr-fr"]);
  await page.locator("main details > summary").first().click();
  expect(await moving(), "a question").toEqual([]);
  await page.goto(routes.home["fr-fr"]);
  await page.locator("[data-step='1']").first().click();
  expect(await moving(), "the next slide").toEqual([]);

  // While a form is on its way, its wheel stands still.
  await openHydratedForm(page, "fr-fr");
  await fillContact(page, contactValues("nobody@visitor.example"));
  await page.route(`**${routes.contact["fr-fr"]}`, () => {});
  const sending = page.evaluate(
    () =>
      new Promise((tell) => {
        const look = () => {
          const wheel = document.querySelector(".animate-spin");
          const [turn] = wheel?.getAnimations() ?? [];
          if (wheel === null) requestAnimationFrame(look);
          else tell(turn?.effect?.getComputedTiming().endTime ?? 0);
        };
        look();
        document.querySelector<HTMLElement>("form[data-lead-form] [type=submit]")?.click();
      }),
  );
  expect(await sending).toBeLessThanOrEqual(10);
});

test("in the system's own colours, what can be pressed has an edge, and choices and the focus show", {
  tag: "@soak",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const address of kinds) {
    await page.goto(address);
    const flat = await page
      .locator("main, footer")
      .locator("button, a.group")
      .evaluateAll((all) =>
        all
          .filter((element) => {
            const { borderTopWidth, borderTopStyle, backgroundImage } = getComputedStyle(element);
            const framed = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
            // A card that is a link is known by its underlined words.
            const told = element.querySelector(".underlined, u, h3") !== null;
            return element.checkVisibility() && !framed && !told && backgroundImage === "none";
          })
          .map((element) => element.outerHTML.slice(0, 200)),
      );
    expect(flat, address).toEqual([]);
  }
  const look = async (label: Locator) => (await label.screenshot()).toString("base64");
  /** Whether a choice looks like one once it is made, and like none once another is. */
  const shows = async (value: string, instead: string) => {
    const label = (of: string) =>
      page.locator("label").filter({ has: page.locator(`[type=radio][value="${of}"]`) });
    const [chosen, other] = [await look(label(value)), await look(label(instead))];
    await label(instead).click();
    await page.mouse.move(0, 0);
    expect(await look(label(instead)), `${instead} is chosen`).not.toBe(other);
    expect(await look(label(value)), `${value} is not any more`).not.toBe(chosen);
  };
  if (advisedType !== undefined) {
    await page.goto(`${routes.portfolio["fr-fr"]}?type=vitrine`);
    await shows("vitrine", advisedType);
  }
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24");
  await shows("24", "36");
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(
      focused?.closest("label") ?? focused ?? document.body,
    );
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });
  expect(ring).toBeGreaterThanOrEqual(2);
});

test("with the text spaced out, no text is cut and nothing scrolls sideways", { tag: "@soak" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [
    ...kinds,
    routes.services["en-en"],
    routes.about["fr-fr"],
    projectPath("fr-fr", anyProjectSlug),
  ]) {
    await page.goto(address);
    // By WCAG 1.4.12. A sheet of the page's own making: the content security policy allows no other.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
          "p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
      for (const section of document.querySelectorAll<HTMLElement>("[data-reveal]"))
        section.dataset.reveal = "shown";
    });
    expect(await sidewaysBy(page), address).toBe(0);
    const cut = await page.evaluate(() => {
      /** What clips on purpose: text for ears alone, pictures, drawings, what slides or folds. */
      const exempt =
        "[aria-hidden=true], [data-track], .icon-before.overflow-hidden, iframe, video, svg, img, picture, dialog, [popover]";
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (node.nodeValue?.trim() === "" || !parent?.checkVisibility() || parent.closest(exempt)) continue;
        if (parent.clientWidth === 1 || parent.parentElement?.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        /** Whoever wants to read it scrolls the row that it is in, not the page. */
        let inScrolledRow = false;
        for (
          let box: Element | null = parent;
          box !== null && box !== document.body;
          box = box.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const wide = overflowX !== "visible" && (text.right > edge.right + 1 || text.left < edge.left - 1);
          const high = overflowY !== "visible" && (text.bottom > edge.bottom + 1 || text.top < edge.top - 1);
          const scrolls =
            [overflowX, overflowY].includes("auto") || [overflowX, overflowY].includes("scroll");
          inScrolledRow ||= ["auto", "scroll"].includes(overflowX);
          if ((wide || high) && !scrolls)
            found.push(`${node.nodeValue?.trim().slice(0, 50)} in ${box.className}`);
        }
        if (text.right > innerWidth + 1 && !inScrolledRow && parent.closest("table") === null)
          found.push(`${node.nodeValue?.trim().slice(0, 50)} beyond the screen`);
      }
      return found;
    });
    expect(cut, address).toEqual([]);
  }
});

/** WCAG 2.2 to level AAA and good practice, as far as a machine can tell, in every state; and the keyboard alone. */
import type { Page } from "@playwright/test";
import { projects } from "#app/content/projects.ts";
import { territoryKeys } from "#app/i18n/places.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import { expectAccessible } from "#testing/browser/axe.ts";
import { expect, test } from "#testing/browser/site.ts";
import { contactValues } from "#testing/form-values.ts";
import { everyPage, privacyPath, routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";
import {
  expectHydrated,
  fieldOf,
  messages,
  openHydratedForm,
  submitButton,
  typeset,
} from "./contact-form.ts";
import { introduction, openIntroduction } from "./introduction.ts";

// What moves is measured at rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Another company's frame, as an empty page: what it shows is not ours. */
async function standInFrames(page: Page, tolerate: (pattern: RegExp) => void): Promise<void> {
  // Axe asks every frame for its results; the headless shell reports those of other sites, which do not answer.
  tolerate(/third party|postMessage/);
  await page.route(/openstreetmap\.org|linkedin\.com/, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>A frame</title></html>',
    }),
  );
}

// Both languages come from one tree, so each size of screen looks at one of them.
const localeAt = (isMobile: boolean) => (isMobile ? "fr-fr" : "en-en");

/** Before a push, the pages that share least with one another: the others are checked in the soak run. */
const firstPages: readonly string[] = ["home", "pricing"];

/** What shows more on a desktop than on a phone. The others have the same elements at both sizes. */
const wide: readonly string[] = ["services", "showcase", "portfolio", "project", "contact"];

for (const { name, path, bare } of everyPage)
  test(`the ${name} page breaks no rule in either theme`, {
    tag: firstPages.includes(name) ? "@phone" : wide.includes(name) ? "@soak" : ["@phone", "@soak"],
  }, async ({ page, isMobile, tolerate }) => {
    if (bare) await standInFrames(page, tolerate);
    await page.goto(path[localeAt(isMobile)]);
    await expectAccessible(page, name);
  });

test("the pages around the others break no rule", { tag: "@soak" }, async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  for (const path of ["/connect", "/404", "/en-en/nowhere"]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  // Its script would go on; the page is what stays where there is none.
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script(?: type="module")?>[\s\S]*?<\/script>/g, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/");
  await expectAccessible(page, "the root without script");
});

test("open menus, drawer and dialog break no rule", { tag: "@soak" }, async ({ page, isMobile }) => {
  const locale = localeAt(isMobile);
  const t = words[locale];
  const openers = isMobile
    ? [t("shell.menu"), t("shell.language.current")]
    : [t("shell.services"), t("shell.company"), t("shell.language.current")];
  await page.goto(routes.about[locale]);
  for (const opener of openers) {
    await page.locator("header").getByRole("button", { name: opener }).click();
    const open = "dialog[open], [popover]:popover-open";
    await expect(page.locator(open)).toBeVisible();
    await expectAccessible(page, opener, open);
    if (opener === t("shell.menu"))
      for (const panel of await page.locator("dialog.drawer summary").all()) {
        await panel.click();
        await expectAccessible(page, `${opener}, a panel`, open);
        await panel.click();
      }
    await page.keyboard.press("Escape");
  }
  if (isMobile) return;
  await page.setViewportSize({ width: 800, height: 900 });
  await expectAccessible(page, "the reduced bar", "header");
});

test("what opens on the home page breaks no rule: welcome video, second slides, player, transcript", {
  tag: "@soak",
}, async ({ page, tolerate }) => {
  // Whether this browser plays the video is for other tests.
  tolerate(/\.(?:m3u8|m4s|mp4)|DEMUXER|media/i);
  await openIntroduction(page);
  await expectAccessible(page, "welcome video", introduction);
  await page.keyboard.press("Escape");

  for (const carousel of await page.locator("[data-carousel]").all()) {
    // Its script comes by itself, a moment after the page.
    await expect(async () => {
      if ((await carousel.locator("[data-count]").textContent()) === "1")
        await carousel.locator("[data-step='1']").click();
      await expect(carousel.locator("[data-count]")).toHaveText("2", { timeout: 1000 });
    }).toPass();
  }
  await expectAccessible(page, "second slides", "[data-carousel]");

  // A video that never arrives: the player stays, and waits.
  await page.route("**/*.m3u8", () => {});
  await page.locator("main [data-plays]").click();
  const figure = page.locator("figure:has(video.video-player)");
  await figure.locator("summary").click();
  await expect(figure.locator("details")).toHaveAttribute("open");
  await expectAccessible(page, "player and transcript", "figure:has(video.video-player)");
});

test("open questions and an empty portfolio break no rule", { tag: "@soak" }, async ({ page, isMobile }) => {
  const locale = localeAt(isMobile);
  await page.goto(routes.showcase[locale]);
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  await expectAccessible(page, "questions", "main");

  const nowhere = territoryKeys
    .flatMap((zone) => offeredCategories.map((type) => ({ zone, type })))
    .find(
      ({ zone, type }) =>
        !projects.some(({ category, territory }) => category === type && territory === zone),
    );
  await page.goto(`${routes.portfolio[locale]}?${new URLSearchParams(nowhere)}`);
  await expect(page.locator("[data-empty-state]")).toBeVisible();
  await expectAccessible(page, "empty portfolio", "main");
});

test("the contact form with its errors breaks no rule, in place or sent back", { tag: "@soak" }, async ({
  page,
  isMobile,
  tolerate,
}) => {
  tolerate(/status of 422|ERR_FAILED/);
  const locale = localeAt(isMobile);
  await openHydratedForm(page, locale);
  await submitButton(page).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await expect(page.locator("[popover][role=alert]")).toBeVisible();
  await expectAccessible(page, "errors", "main");
  // Where the form's script does not come, the server finds the errors.
  await page.route("**/assets/{react,ContactForm}*.js", (route) => route.abort("failed"));
  await page.goto(routes.contact[locale]);
  await submitButton(page).click();
  await expect(page).toHaveTitle(new RegExp(`^${typeset(messages[locale].titlePrefix).source}`));
  await expectAccessible(page, "errors sent back");
});

for (const locale of locales)
  test(`with the keyboard alone a request in ${locale} is found from home, written, corrected and sent`, {
    tag: "@phone",
  }, async ({ page, person, site, isMobile }) => {
    const values = contactValues(person("keys"), { message: "Une ligne" });
    await page.goto(routes.home[locale]);
    const tabTo = async (selector: string) => {
      for (let press = 0; press < 60; press += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
          return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`Tab never comes to ${selector}`);
    };
    /** Through a menu of the header, as this size of screen has it. */
    const follow = async (menu: "services" | "company", href: string) => {
      await tabTo(isMobile ? "header [commandfor=drawer]" : `header [popovertarget=${menu}-menu]`);
      await page.keyboard.press("Enter");
      if (isMobile) {
        await tabTo(`dialog.drawer details:has([href="${href}"]) > summary`);
        await page.keyboard.press("Enter");
      }
      await tabTo(`${isMobile ? "dialog.drawer details[open]" : "[popover]:popover-open"} [href="${href}"]`);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(href);
    };
    await follow("services", routes.showcase[locale]);
    await follow("company", routes.contact[locale]);
    await tabTo("#name");
    await expectHydrated(page);
    await page.keyboard.type(values.name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(values.company);
    await page.keyboard.press("Tab");
    await page.keyboard.type("nobody");
    await page.keyboard.press("Tab");
    await page.keyboard.type(values.phone);
    // Radio buttons: one stop, arrows inside.
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(`[name=project][value=${values.project}]`)).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(fieldOf(page, "budget")).toBeFocused();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowDown");
    await expect(fieldOf(page, "budget")).toHaveValue(values.budget);
    await page.keyboard.press("Tab");
    await page.keyboard.type(values.message);
    await page.keyboard.press("Tab");
    // Between the message and the button, where to read what becomes of it all.
    await expect(page.locator(`form [href="${privacyPath[locale]}"]`)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(fieldOf(page, "email")).toBeFocused();
    await expect(fieldOf(page, "email")).toHaveAccessibleDescription(typeset(messages[locale].emailInvalid));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(values.email);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(routes.thankYou[locale]);
    expect(await site.leadsOf(values.email)).toEqual([expect.objectContaining(values)]);
  });

test("every stop of the keyboard on a page can be seen", { tag: "@soak" }, async ({ page }) => {
  await page.goto(routes.contact["fr-fr"]);
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return "the end";
      const { outlineStyle, outlineWidth } = getComputedStyle(element.closest("label") ?? element);
      const ring = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      const { bottom, top } = element.getBoundingClientRect();
      return ring && bottom > 0 && top < innerHeight ? "seen" : `unseen: ${element.outerHTML.slice(0, 200)}`;
    });
    expect(seen).toMatch(/^(?:seen|the end)$/);
  }
});

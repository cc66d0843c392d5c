/** WCAG 2.2 AA and the rules of good practice, as far as a machine can tell, and the keyboard alone. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { contactValues, messages, openAwakeForm, submitButton, typeset } from "./contact-form.ts";
import { pairs, routes } from "./routes.ts";
import { expect, test } from "./site.ts";
import { locales, words } from "./words.ts";

// What moves is measured at rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What another theme can break: its colours, and the names that change with it. */
const themed = ["color-contrast", "link-in-text-block", "button-name"];

const themes = ["dark", "light"] as const;
type Theme = (typeof themes)[number];

/** Looks at the whole page or at one part of it: by all rules in the theme that comes first. */
async function expectNoViolation(page: Page, theme: Theme, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (theme === "dark") axe.withTags(rules);
  else axe.withRules(themed);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
  );
  expect(told, `${page.url()} ${theme} ${part ?? ""}`).toEqual([]);
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    if (chosen === "light") document.documentElement.dataset.theme = "light";
    else delete document.documentElement.dataset.theme;
    // Sections wait for the scroll; here they are all looked at.
    for (const section of document.querySelectorAll<HTMLElement>("[data-reveal]"))
      section.dataset.reveal = "shown";
  }, theme);
}

for (const { name, path } of pairs)
  for (const locale of locales)
    test(`the ${name} page in ${locale} breaks no rule in either theme`, async ({ page }) => {
      await page.goto(path[locale]);
      for (const theme of themes) {
        await setTheme(page, theme);
        await expectNoViolation(page, theme);
      }
    });

test("the pages around the others break no rule", async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  for (const path of ["/connect", "/404", "/en-en/nowhere"]) {
    await page.goto(path);
    for (const theme of themes) {
      await setTheme(page, theme);
      await expectNoViolation(page, theme);
    }
  }
});

test("the root without script breaks no rule", async ({ page }) => {
  // Its script would go on; the page is what stays where there is none.
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script>[\s\S]*?<\/script>/g, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/");
  await expectNoViolation(page, "dark");
});

for (const locale of locales) {
  test(`open menus, drawer and dialog in ${locale} break no rule in either theme`, async ({
    page,
    isMobile,
  }) => {
    const t = words[locale];
    const header = page.locator("header");
    const openers = isMobile
      ? [t("shell.menu"), t("shell.language.current")]
      : [t("shell.services"), t("shell.company"), t("shell.language.current")];
    await page.goto(routes.about[locale]);
    for (const theme of themes) {
      await setTheme(page, theme);
      for (const opener of openers) {
        await header.getByRole("button", { name: opener }).click();
        const open = "dialog[open], [popover]:popover-open";
        await expect(page.locator(open)).toBeVisible();
        await expectNoViolation(page, theme, open);
        if (opener === t("shell.menu"))
          for (const panel of await page.locator("dialog.drawer summary").all()) {
            await panel.click();
            await expectNoViolation(page, theme, open);
            await panel.click();
          }
        await page.keyboard.press("Escape");
      }
    }
  });

  test(`the form in ${locale} with its errors breaks no rule, in place or sent back`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 422|ERR_FAILED/);
    await openAwakeForm(page, locale);
    await submitButton(page).click();
    await expect(page.locator("#name")).toBeFocused();
    for (const theme of themes) {
      await setTheme(page, theme);
      await expectNoViolation(page, theme, "main");
    }
    // Where the form's script does not come, the server finds the errors.
    await page.route("**/assets/{react,ContactForm}*.js", (route) => route.abort("failed"));
    await page.goto(routes.contact[locale]);
    await submitButton(page).click();
    await expect(page).toHaveTitle(new RegExp(`^${typeset(messages[locale].titlePrefix).source}`));
    await expectNoViolation(page, "dark");
  });

  test(`with the keyboard alone a request in ${locale} is written, corrected and sent`, async ({
    page,
    person,
    site,
  }) => {
    const values = contactValues(person("keys"), { message: "Une ligne" });
    await page.goto(routes.contact[locale]);
    const tabTo = async (id: string) => {
      for (let press = 0; press < 40; press += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`Tab never comes to #${id}`);
    };
    await tabTo("name");
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
    await expect(page.locator("[name=project][value=ecommerce]")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.locator("#budget")).toBeFocused();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowDown");
    await expect(page.locator("#budget")).toHaveValue(values.budget);
    await page.keyboard.press("Tab");
    await page.keyboard.type(values.message);
    await page.keyboard.press("Tab");
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page.locator("#email")).toBeFocused();
    await expect(page.locator("#email")).toHaveAccessibleDescription(typeset(messages[locale].emailInvalid));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(values.email);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(routes.thankYou[locale]);
    expect(await site.leadsOf(values.email)).toEqual([expect.objectContaining(values)]);
  });
}

test("every stop of the keyboard on a page can be seen", async ({ page }) => {
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

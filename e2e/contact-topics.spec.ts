/** Links that say what the visitor wants to talk about: the contact form opens for it. */
import type { Page } from "@playwright/test";
import { contactPath, contactTopics, topicProject } from "#app/forms/contact-topics.ts";
import { expect, test } from "#testing/browser/site.ts";
import { anyProjectSlug, projectPath, routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import { fieldOf } from "./contact-form.ts";

const message = (page: Page) => fieldOf(page, "message");

/** The form's title is on the screen, below the header that stays. */
async function expectFormInView(page: Page): Promise<void> {
  const title = page.locator("#request");
  await expect(title).toBeInViewport();
  const header = await page.locator("header").first().boundingBox();
  const box = await title.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

for (const locale of locales) {
  const t = words[locale];

  for (const javaScriptEnabled of [true, false])
    test(`a topic in ${locale} fills in project and message, ${javaScriptEnabled ? "with" : "without"} script`, {
      tag: javaScriptEnabled ? ["@phone", "@soak"] : "@phone",
    }, async ({ visit }) => {
      const page = await visit({ javaScriptEnabled });
      await page.goto(contactPath(locale, "identity"));
      const project = topicProject("identity");
      await expect(page.locator(`[name=project][value=${project}]`)).toBeChecked();
      expect(plain(await message(page).inputValue())).toBe(plain(t("topics.identity")));
      await expectFormInView(page);
    });

  test(`a case study in ${locale} leads to a form that names its client`, {
    tag: ["@phone", "@soak"],
  }, async ({ page }) => {
    await page.goto(projectPath(locale, anyProjectSlug));
    await page
      .getByRole("main")
      .getByRole("link", { name: t("project.call.contact") })
      .first()
      .click();
    await expect(page).toHaveURL(`${routes.contact[locale]}?topic=like-${anyProjectSlug}#request`);
    await expect(message(page)).not.toHaveValue("");
  });
}

test("every topic chooses its project, and each begins the message in words of its own", {
  tag: "@phone",
}, async ({ request }) => {
  const messages = new Set<string>();
  for (const topic of contactTopics) {
    const html = await (await request.get(contactPath("fr-fr", topic))).text();
    const checked = /<input[^>]*name="project"[^>]*checked=""[^>]*>/.exec(html)?.[0];
    expect(checked, topic).toContain(`value="${topicProject(topic)}"`);
    messages.add(/<textarea[^>]*>([^<]+)</.exec(html)?.[1] ?? "");
  }
  expect(messages.size).toBe(contactTopics.length);
});

test("an unknown topic fills in nothing, and a kind of project alone fills in only that", {
  tag: "@phone",
}, async ({ request }) => {
  const contact = routes.contact["fr-fr"];
  const ordinary = await (await request.get(contact)).text();
  for (const unknown of ["", "SEO", "toString", "__proto__", "like-nobody", "offer-", "%3Cb%3E"])
    expect(await (await request.get(`${contact}?topic=${unknown}`)).text(), unknown).toBe(ordinary);
  const branding = await (await request.get(`${contact}?project=branding`)).text();
  expect(branding).toMatch(/<input[^>]*value="branding"[^>]*checked=""|checked=""[^>]*value="branding"/);
  expect(/<textarea[^>]*>([^<]*)</.exec(branding)?.[1]).toBe("");
});

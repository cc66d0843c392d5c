/** The owner edits the site in a browser, and publishes it while visitors read it: the whole journey, with one build. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { openEditedProject } from "#testing/edited-project.ts";
import { readWithoutPause } from "#testing/steady-readers.ts";

// A second attempt would build the site once more.

const sentence = {
  "fr-fr": "Une phrase d'essai que personne n'a écrite avant.",
  "en-en": "A trial sentence that nobody wrote before.",
};
/** As pages show them. */
const shownSentence = {
  "fr-fr": "Une phrase d’essai que personne n’a écrite avant.",
  "en-en": "A trial sentence that nobody wrote before.",
};
const slow = { timeout: 120_000 };

const inPreview = (page: Page) => page.frameLocator("iframe:visible");
const saved = (page: Page) => expect(page.getByText("Enregistré", { exact: true })).toBeVisible(slow);
const publishButton = (page: Page) => page.getByRole("button", { name: /^Publier \(\d+\)$/ });
const undo = (page: Page) => page.getByRole("button", { name: /^Annuler/ });

async function openSection(page: Page, id: string, title: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, encodeURIComponent(id));
  await expect(page.getByRole("main").getByRole("heading", { level: 1, name: title })).toBeVisible(slow);
}

/** A photograph turned by its camera, larger than any screen. One of a single colour would be what a case study begins with. */
const photograph = () =>
  sharp({ create: { width: 5000, height: 3200, channels: 3, background: { r: 230, g: 20, b: 200 } } })
    .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: "#000" } } }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();

test("a sentence, a price and a picture are online after Publish, and no visitor notices it", async ({
  browser,
}) => {
  test.skip(
    process.env.TEST_RUN !== undefined,
    "takes minutes with its builds: npm run e2e -- soak/edit.spec --project desktop",
  );
  test.setTimeout(20 * 60_000);
  const project = openEditedProject();
  const site = await project.start();
  let editor = await project.edit();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "fr-FR" });
  const page = await context.newPage();
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  try {
    await page.goto(editor.address);

    await test.step("the preview shows the home page, and follows what is typed", async () => {
      await expect(publishButton(page)).toHaveText("Publier (0)");
      await expect(inPreview(page).getByRole("heading", { level: 1 })).toBeVisible(slow);
      const introduction = page.locator(".row").filter({ hasText: "Introduction" }).first();
      for (const [index, locale] of (["fr-fr", "en-en"] as const).entries())
        await introduction.getByRole("textbox").nth(index).fill(sentence[locale]);
      await saved(page);
      await expect(inPreview(page).getByText(shownSentence["fr-fr"])).toBeVisible(slow);
      await expect(publishButton(page)).toHaveText("Publier (2)");
    });

    await test.step("only the columns scroll, so that the button that publishes stays in sight", async () => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      expect(await height()).toBe(900);
      // With a button to choose a file far below.
      await openSection(page, "team", "Équipe");
      expect(await height()).toBe(900);
      await openSection(page, "words/home", "Accueil");
    });

    await test.step("another window shows the change, and does not overwrite it in silence", async () => {
      const other = await context.newPage();
      await other.goto(`${new URL(editor.address).origin}/_edit/`);
      const [mine, theirs] = [page, other].map((one) =>
        one.getByRole("textbox", { name: "Bouton, Français" }).first(),
      );
      const before = (await mine?.inputValue()) ?? "";
      await theirs?.fill("D'une autre fenêtre");
      await expect(mine ?? page.locator("html")).toHaveValue("D'une autre fenêtre", slow);
      await saved(other);
      await undo(page).click();
      await expect(mine ?? page.locator("html")).toHaveValue(before, slow);
      await expect(theirs ?? page.locator("html")).toHaveValue(before, slow);
      // Both at once: the second to be stored is asked, and loses nothing.
      await Promise.all([mine?.fill("Le mien"), theirs?.fill("L'autre")]);
      const asked = await Promise.any(
        [page, other].map(async (one) => {
          await expect(one.getByText("Une autre fenêtre a écrit ici")).toBeVisible(slow);
          return one;
        }),
      );
      await asked.getByRole("button", { name: "Garder le mien" }).click();
      const kept = asked === page ? "Le mien" : "L'autre";
      for (const one of [mine, theirs]) await expect(one ?? page.locator("html")).toHaveValue(kept, slow);
      await other.close();
      await undo(page).click();
      await expect(mine ?? page.locator("html")).toHaveValue(before, slow);
      await expect(publishButton(page)).toHaveText("Publier (2)");
    });

    await test.step("axe finds nothing", async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .exclude("iframe")
        .setLegacyMode()
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    await test.step("a value that is missing and a text that is too long say so while they are typed", async () => {
      const facts = page.locator(".row").filter({ hasText: "{from}" }).first();
      const box = facts.getByRole("textbox").first();
      const before = await box.inputValue();
      await box.fill("Sans valeur");
      await expect(facts.locator(".problem").filter({ hasText: "Gardez" }).first()).toBeVisible(slow);
      await undo(page).click();
      await expect(box).toHaveValue(before, slow);
      // Of a text in two languages, the one that is wrong is opened.
      const english = facts.getByRole("textbox").nth(1);
      const right = await english.inputValue();
      await english.fill("Without a value");
      const problems = page.getByRole("main").getByRole("link", { name: /English$/ });
      await problems.first().click(slow);
      await expect(english).toBeFocused();
      await undo(page).click();
      await expect(english).toHaveValue(right, slow);
    });

    await test.step("a photograph is uploaded to a case study, and shown; what is no picture is refused", async () => {
      await openSection(page, "portfolio/bon-plein/project", "Bon Plein");
      const desktop = page.getByRole("main").getByRole("listitem").filter({ hasText: "Ordinateur" });
      const input = desktop.locator("input[type=file]");
      await input.setInputFiles({ name: "IMG_2044.JPG", mimeType: "image/jpeg", buffer: await photograph() });
      await expect
        .poll(() => desktop.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth), slow)
        .toBe(2400);
      await input.setInputFiles({
        name: "notes.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from("no picture"),
      });
      await expect(desktop.getByRole("alert")).toContainText("n’est pas une image", slow);
    });

    await test.step("a price is changed", async () => {
      await openSection(page, "catalogue/packs", "Packs");
      await page.getByRole("textbox", { name: "Prix" }).first().fill("1234,56");
      await saved(page);
    });

    await test.step("a page is added to a menu, which is undone", async () => {
      await openSection(page, "menus", "Menus");
      const entries = page.getByRole("button", { name: /^Supprimer/ });
      const before = await entries.count();
      await page
        .getByRole("button", { name: /^Ajouter/ })
        .first()
        .click();
      await expect(entries).toHaveCount(before + 1, slow);
      await undo(page).click();
      await expect(entries).toHaveCount(before, slow);
    });

    await test.step("a text that another program has changed is a conflict that loses neither", async () => {
      await openSection(page, "words/contact", "Contact");
      const title = page.getByRole("textbox", { name: "Titre, Français" }).first();
      const online = await title.inputValue();
      await title.fill("Un titre d'essai");
      await saved(page);
      const file = join(project.root, "content/words/fr-fr/contact.yaml");
      const text = readFileSync(file, "utf8");
      expect(text).toContain(JSON.stringify(online));
      writeFileSync(file, text.replace(JSON.stringify(online), '"Le titre d\'un autre programme"'));
      await publishButton(page).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Publier", exact: true }).click();
      await expect(dialog.getByText("Choisissez d’abord quel texte garder.")).toBeVisible(slow);
      const conflict = dialog.getByRole("alert").filter({ hasText: "modifié ailleurs" });
      await expect(conflict).toContainText("Le titre d'un autre programme", slow);
      await conflict.getByRole("button", { name: "Garder le mien" }).click();
      await expect(conflict).toHaveCount(0, slow);
      await page.keyboard.press("Escape");
    });

    const changes = (await publishButton(page).textContent()) ?? "";
    const again = async () => {
      await editor.stop("SIGKILL");
      editor = await project.edit(new URL(editor.address).port);
      await page.goto(editor.address);
      await expect(publishButton(page)).toHaveText(changes, slow);
    };
    const liveHome = async (locale: "fr-fr" | "en-en") => (await fetch(`${site.origin}/${locale}/`)).text();

    await test.step("killed, the editor has all that was typed; a second one is refused", async () => {
      await again();
      await expect(project.edit()).rejects.toThrow(/open already/);
    });

    await test.step("killed during the build, it leaves the site as it is", async () => {
      await publishButton(page).click();
      await page.getByRole("dialog").getByRole("button", { name: "Publier", exact: true }).click();
      await expect(page.getByText("Publication en cours").first()).toBeVisible(slow);
      await sleep(6000);
      expect(project.isReplacing()).toBe(false);
      await again();
      expect(await liveHome("fr-fr")).not.toContain(shownSentence["fr-fr"]);
    });

    await test.step("published, everything is online, and every reader got an answer", async () => {
      const readers = readWithoutPause(site.origin, ["/fr-fr/", "/en-en/pricing/", "/fr-fr/no-such-page/"]);
      await publishButton(page).click();
      const started = performance.now();
      await page.getByRole("dialog").getByRole("button", { name: "Publier", exact: true }).click();
      await expect.poll(() => liveHome("fr-fr"), { timeout: 10 * 60_000 }).toContain(shownSentence["fr-fr"]);
      const seconds = (performance.now() - started) / 1000;
      await expect(page.getByText(/^En ligne/)).toBeVisible(slow);
      await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().press("Enter");
      process.stdout.write(`From Publish to the live site: ${seconds.toFixed(0)} s\n`);
      await expect(publishButton(page)).toHaveText("Publier (0)", slow);
      const answers = await readers.stop();
      expect(answers.size).toBeGreaterThan(0);
      for (const [answer] of answers) expect(answer).toMatch(/^(?:200 |404 \/fr-fr\/no-such-page\/)/);
    });

    expect(await liveHome("en-en")).toContain(shownSentence["en-en"]);
    const read = async (path: string) => (await fetch(`${site.origin}${path}`)).text();
    expect(await read("/fr-fr/tarifs/")).toMatch(/1\s?234,56/);
    const study = await read("/fr-fr/portfolio/bon-plein");
    const picture = /\/pictures\/portfolio-bon-plein-desktop[\w.-]*\.(?:webp|jpg)/.exec(study)?.[0];
    const [red] = (
      await sharp(Buffer.from(await (await fetch(`${site.origin}${picture}`)).arrayBuffer())).stats()
    ).channels;
    expect(Math.abs((red?.mean ?? 0) - 230)).toBeLessThan(12);
    // A page that the server renders when it is asked for.
    const refused = await fetch(`${site.origin}/fr-fr/contact/`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin },
      body: "name=",
    });
    // In a title, an article stays with its noun.
    expect([refused.status, /Un\stitre d’essai/.test(await refused.text())]).toEqual([422, true]);
    expect(project.git("log", "--format=%s", "-2")).toMatch(/^content: change \d+ files\nstart\n$/);
    expect(project.git("status", "--porcelain")).toBe("");
    // The file that is no picture.
    expect(failed, editor.output()).toEqual(["422 /_edit/upload"]);
  } finally {
    await context.close();
    await project.remove();
  }
});

/** The owner edits the site in a browser, and publishes it while visitors read it: the whole journey, with one build. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type EditedProject, openEditedProject } from "#testing/edited-project.ts";
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

const inPreview = (page: Page) => page.frameLocator("#frame");
const saved = (page: Page) => expect(page.getByText("Enregistré", { exact: true })).toBeVisible(slow);
const problemsOf = (row: Locator) => row.locator(".problem");

async function openSection(page: Page, id: string): Promise<void> {
  await page.goto(`/?at=${id}`);
}

/** A photograph of one colour, turned by its camera, larger than any screen. */
const photograph = (red: number) =>
  sharp({ create: { width: 5000, height: 3200, channels: 3, background: { r: red, g: 20, b: 200 } } })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();

async function colourOf(address: string): Promise<{ readonly r: number; readonly b: number }> {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  const [r, , b] = (await sharp(bytes).stats()).channels;
  return { r: r?.mean ?? 0, b: b?.mean ?? 0 };
}

test("a sentence, a price, a colour and a picture are online after Publish, and no visitor notices it", async ({
  browser,
}) => {
  test.skip(
    process.env.TEST_RUN !== undefined,
    "takes minutes with its builds: npm run e2e -- soak/edit.spec --project desktop",
  );
  test.setTimeout(20 * 60_000);
  const project: EditedProject = openEditedProject();
  const site = await project.start();
  let editor = await project.edit();
  const context = await browser.newContext({
    baseURL: new URL(editor.address).origin,
    viewport: { width: 1440, height: 900 },
    locale: "fr-FR",
    colorScheme: "dark",
  });
  const page = await context.newPage();
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  try {
    await page.goto(editor.address);

    await test.step("the preview shows the home page, and follows what is typed in both languages", async () => {
      await expect(page.getByText("Aucune modification", { exact: true })).toBeVisible();
      await expect(inPreview(page).getByRole("heading", { level: 1 })).toBeVisible(slow);
      const introduction = page.locator(".row").filter({ hasText: "Introduction" }).first();
      for (const [index, locale] of (["fr-fr", "en-en"] as const).entries()) {
        await introduction.getByRole("textbox").nth(index).fill(sentence[locale]);
        await saved(page);
        await expect(inPreview(page).getByText(shownSentence[locale])).toBeVisible(slow);
      }
      await expect(page.locator("#count")).toHaveText("2");
      await expect(page.getByText("Pas encore en ligne")).toBeVisible();
    });

    await test.step("the preview is as wide as a phone, and as a desktop", async () => {
      const width = () =>
        page
          .frames()
          .find((frame) => frame.url().includes("/en-en/"))
          ?.evaluate(() => innerWidth);
      expect(await width()).toBe(390);
      await page.getByRole("button", { name: "Ordinateur" }).click();
      expect(await width()).toBe(1280);
      await expect(inPreview(page).getByText(shownSentence["en-en"])).toBeVisible(slow);
    });

    await test.step("the keyboard alone changes a sentence, takes it back, and looks at what would be published", async () => {
      await page.goto("/?at=words/home");
      const focused = page.locator(":focus");
      const tabTo = async (target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
        for (let presses = 0; presses < 200; presses++) {
          if (await target.evaluate((element) => element === document.activeElement)) return;
          await page.keyboard.press(key);
        }
        throw new Error(`${key} never reaches ${target}`);
      };
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(focused).toHaveAttribute("id", "main");
      const text = page.getByRole("textbox", { name: "Bouton, Français" }).first();
      await tabTo(text);
      const before = await text.inputValue();
      await page.keyboard.press("End");
      await page.keyboard.type(" au clavier");
      await saved(page);
      const undo = page.getByRole("button", { name: "Annuler : Bouton › Français" });
      await tabTo(undo, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(text).toHaveValue(before);
      // The changes of the step before are left.
      await expect(page.locator("#count")).toHaveText("2");
      const publish = page.getByRole("button", { name: "Publier" }).first();
      await tabTo(publish);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name: "Textes et réglages (2)" })).toBeVisible();
      await expect(focused).toHaveText("Publier");
      await tabTo(dialog.getByRole("button", { name: "Fermer" }));
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(publish).toBeFocused();
    });

    await test.step("axe finds nothing in both themes", async () => {
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .exclude("#frame")
          .setLegacyMode()
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });

    await test.step("a value that is missing and a text that is too long say so while they are typed", async () => {
      const facts = page.locator(".row").filter({ hasText: "{from}" }).first();
      const [before, box] = [
        await facts.getByRole("textbox").first().inputValue(),
        facts.getByRole("textbox").first(),
      ];
      await box.fill("");
      await box.pressSequentially("Sans valeur");
      await expect(problemsOf(facts).first()).toContainText("Gardez {price} dans le texte");
      await page.getByRole("button", { name: /^Annuler : / }).click();
      await expect(box).toHaveValue(before);
      await openSection(page, "portfolio/bon-plein/project");
      const summary = page.locator(".row").filter({ hasText: "Résumé" }).first();
      await summary.getByRole("textbox").first().fill("a ".repeat(80).trim());
      await expect(problemsOf(summary).first()).toContainText("Au plus 155 caractères.");
      await expect(summary.getByText("159 / 155 caractères")).toBeVisible();
      await saved(page);
      await page.getByRole("button", { name: /^Annuler : / }).click();
      await expect(problemsOf(summary).first()).toHaveText("");
    });

    await test.step("a photograph is uploaded to a case study, and shown", async () => {
      const desktop = page.locator(".pictures li").filter({ hasText: "Ordinateur" });
      await desktop
        .locator("input[type=file]")
        .setInputFiles({ name: "IMG_2044.JPG", mimeType: "image/jpeg", buffer: await photograph(230) });
      await expect(desktop.getByText("modifié")).toBeVisible(slow);
      const shown = desktop.locator("img");
      await shown.scrollIntoViewIfNeeded();
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth), slow).toBe(2400);
      await desktop
        .locator("input[type=file]")
        .setInputFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
      await expect(desktop.locator(".problem")).toContainText("n’est pas une image");
    });

    await test.step("a price and a colour are changed", async () => {
      await openSection(page, "catalogue/packs");
      await page.getByRole("textbox", { name: "Prix" }).first().fill("1234,56");
      await saved(page);
      await openSection(page, "brand");
      const accent = page.getByRole("textbox", { name: "Couleur d’accent", exact: true });
      // That of the dark theme.
      const row = page.locator(".row").filter({ has: accent }).first();
      await row.getByRole("textbox", { name: "Couleur d’accent", exact: true }).fill("#777777");
      await expect(problemsOf(row)).not.toHaveText("");
      await row.getByRole("textbox", { name: "Couleur d’accent", exact: true }).fill("#ff9a7a");
      await expect(problemsOf(row)).toHaveText("", slow);
      await saved(page);
    });

    await test.step("an option is added, with its words in both languages", async () => {
      await openSection(page, "catalogue/options/marketing");
      await page.getByText("Ajouter une option").click();
      const form = page.locator("#new-option");
      await form.getByLabel("Nom (Français)").fill("Cartes cadeaux");
      await form.getByLabel("Nom (English)").fill("Gift vouchers");
      await form.getByLabel("Prix").selectOption("oneOff");
      await form.getByLabel("Montant").fill("1 290,50");
      await form.getByLabel("contrat de service").selectOption("no");
      await form.getByRole("button", { name: "Créer" }).click();
      const own = page.locator(".group").filter({ hasText: "Cartes cadeaux" }).last();
      const empty = own.locator("textarea").filter({ hasText: /^$/ });
      await expect(empty).toHaveCount(4);
      const ids = await empty.evaluateAll((fields) => fields.map(({ id }) => id));
      for (const id of ids) await page.locator(`#${id}`).fill("Offrir un soin, un séjour");
      await saved(page);
    });

    await test.step("a text that another program has changed is a conflict that loses neither", async () => {
      await openSection(page, "words/contact");
      const title = page.locator(".row").filter({ hasText: "Titre" }).first().getByRole("textbox").first();
      const online = await title.inputValue();
      await title.fill("Un titre d'essai");
      await saved(page);
      const file = join(project.root, "content/words/fr-fr/contact.yaml");
      const text = readFileSync(file, "utf8");
      expect(text).toContain(JSON.stringify(online));
      writeFileSync(file, text.replace(JSON.stringify(online), '"Le titre d\'un autre programme"'));
      await page.getByRole("button", { name: "Publier" }).first().click();
      const dialog = page.getByRole("dialog");
      const conflict = dialog.getByRole("alert").filter({ hasText: "modifié ailleurs" });
      await expect(conflict).toContainText("Le titre d'un autre programme");
      await expect(dialog.getByText("Un titre d'essai")).toBeVisible();
      await dialog.getByRole("button", { name: "Publier" }).click();
      await expect(dialog.getByText("Choisissez d’abord quel texte garder.")).toBeVisible(slow);
      await conflict.getByRole("button", { name: /^Garder le mien/ }).click();
      await expect(conflict).toHaveCount(0);
      await page.keyboard.press("Escape");
    });

    const changes = await page.locator("#count").textContent();
    const again = async () => {
      await editor.stop("SIGKILL");
      editor = await project.edit(new URL(editor.address).port);
      await page.goto(editor.address);
      await expect(page.locator("#count")).toHaveText(changes ?? "");
      await expect(page.locator("textarea", { hasText: sentence["fr-fr"] })).toBeVisible();
    };
    const liveHome = async (locale: "fr-fr" | "en-en") => (await fetch(`${site.origin}/${locale}/`)).text();

    await test.step("killed after a change, the editing page has all that was typed; a second one is refused", async () => {
      await again();
      await expect(project.edit()).rejects.toThrow(/open already/);
    });

    await test.step("killed during the build, it leaves the site as it is", async () => {
      await page.getByRole("button", { name: "Publier" }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Publier" }).click();
      await expect(page.getByText("Publication en cours")).toBeVisible();
      await sleep(6000);
      expect(project.isReplacing()).toBe(false);
      await again();
      expect(await liveHome("fr-fr")).not.toContain(shownSentence["fr-fr"]);
    });

    await test.step("published, everything is online, and every reader got an answer", async () => {
      const readers = readWithoutPause(site.origin, ["/fr-fr/", "/en-en/pricing/", "/fr-fr/no-such-page/"]);
      await page.getByRole("button", { name: "Publier" }).first().click();
      const started = performance.now();
      await page.getByRole("dialog").getByRole("button", { name: "Publier" }).click();
      await expect.poll(() => liveHome("fr-fr"), { timeout: 10 * 60_000 }).toContain(shownSentence["fr-fr"]);
      const seconds = (performance.now() - started) / 1000;
      await expect(page.getByText(/^En ligne\./)).toBeVisible(slow);
      process.stdout.write(`From Publish to the live site: ${seconds.toFixed(0)} s\n`);
      await expect(page.getByText("Aucune modification", { exact: true })).toBeVisible();
      const answers = await readers.stop();
      expect(answers.size).toBeGreaterThan(0);
      for (const [answer] of answers) expect(answer).toMatch(/^(?:200 |404 \/fr-fr\/no-such-page\/)/);
    });

    expect(await liveHome("en-en")).toContain(shownSentence["en-en"]);
    const read = async (path: string) => (await fetch(`${site.origin}${path}`)).text();
    expect(await read("/fr-fr/tarifs/")).toMatch(/1\s?234,56/);
    expect(await read("/en-en/pricing/")).toContain("1,234.56");
    const configured = "?type=vitrine&duration=12&pack=start&options=gift_vouchers";
    for (const [address, name] of [
      ["/fr-fr/tarifs/", "Cartes cadeaux"],
      ["/en-en/pricing/", "Gift vouchers"],
    ] as const)
      expect(await read(`${address}${configured}`)).toContain(name);
    expect(await read("/fr-fr/")).toContain("#ff9a7a");
    for (const locale of ["fr-fr", "en-en"]) {
      const study = await read(`/${locale}/portfolio/bon-plein`);
      const picture = /\/pictures\/portfolio-bon-plein-desktop[\w.-]*\.(?:webp|jpg)/.exec(study)?.[0];
      const { r, b } = await colourOf(`${site.origin}${picture}`);
      expect([Math.abs(r - 230) < 12, Math.abs(b - 200) < 12], `${locale} ${picture}`).toEqual([true, true]);
    }
    // A page that the server renders when it is asked for.
    const refused = await fetch(`${site.origin}/fr-fr/contact/`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin },
      body: "name=",
    });
    expect([refused.status, (await refused.text()).includes("Un titre d’essai")]).toEqual([422, true]);
    expect(project.git("log", "--format=%s", "-2")).toMatch(/^content: \d+ changes\nstart\n$/);
    expect(project.git("status", "--porcelain")).toBe("");
    // The file that is no picture.
    expect(failed).toEqual(["422 /upload"]);
  } finally {
    await context.close();
    await project.remove();
  }
});

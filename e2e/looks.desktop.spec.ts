/** What a design must not lose: buttons that answer a press, and pictures that leave one another's names readable. */
import { expect, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { words } from "#testing/words.ts";

const t = words["fr-fr"];

for (const theme of ["dark", "light"] as const)
  test(`a button at rest, under the pointer, pressed and focused looks different each time (${theme})`, {
    tag: theme === "dark" ? [] : "@soak",
  }, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    await page.goto(routes.home["fr-fr"]);
    for (const name of [t("home.hero.action"), t("home.hero.price")]) {
      const button = page.getByRole("link", { name }).first();
      const look = () =>
        button.evaluate((element) => {
          const { backgroundColor, color, borderColor, boxShadow, outlineStyle, scale } =
            getComputedStyle(element);
          return [backgroundColor, color, borderColor, boxShadow, outlineStyle, scale].join("; ");
        });
      await page.mouse.move(0, 0);
      const rest = await look();
      await button.hover();
      const hovered = await look();
      await page.mouse.down();
      const pressed = await look();
      await page.mouse.move(0, 0);
      await page.mouse.up();
      await page.keyboard.press("Tab");
      await button.focus();
      const focused = await look();
      expect(new Set([rest, hovered, pressed, focused]).size, name).toBe(4);
    }
  });

test("the phone beside a client's desktop covers nothing of it", { tag: "@soak" }, async ({ page }) => {
  for (const path of [
    routes.portfolio["fr-fr"],
    `${routes.portfolio["fr-fr"]}maison-clairvenue`,
    routes.home["fr-fr"],
  ])
    for (const width of [360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const covered = await page.evaluate(() => {
        const box = (image: Element) => image.getBoundingClientRect();
        const pictures = (name: string) => [
          ...document.querySelectorAll<HTMLImageElement>(`main img[src*="-${name}."]`),
        ];
        return pictures("phone").filter((phone) => {
          const { left, right, top, bottom } = box(phone);
          return pictures("desktop").some((desktop) => {
            const other = box(desktop);
            return (
              other.width > 0 &&
              left < other.right - 1 &&
              right > other.left + 1 &&
              top < other.bottom - 1 &&
              bottom > other.top + 1
            );
          });
        }).length;
      });
      expect(covered, `${path} at ${width}`).toBe(0);
    }
});

/** The configurator's first step, and the first screen that follows it. */
import { test } from "#testing/engines/test.ts";
import { routes } from "#testing/routes.ts";
import { advisedType } from "../../pricing-form.ts";

test("what is pressed stays where it is while the first screen changes above it", async ({ visitor }) => {
  test.skip(advisedType === undefined);
  const top = () =>
    visitor.evaluate(() => document.querySelector("[name=type]")?.getBoundingClientRect().top ?? 0);
  const heroHeight = () =>
    visitor.evaluate(() => document.querySelector<HTMLElement>("#pricing-hero")?.offsetHeight ?? 0);
  await visitor.goTo(`${routes.pricing["fr-fr"]}?type=${advisedType}`);
  await visitor.evaluate(() => {
    document.querySelector("#project")?.scrollIntoView();
    document.querySelector<HTMLElement>("[name=type]")?.focus({ preventScroll: true });
  });
  await visitor.eventually(() => visitor.count({ css: "[data-island=configurator][data-hydrated]" })).toBe(1);
  const [before, height] = [await top(), await heroHeight()];
  await visitor.evaluate(() => document.querySelector<HTMLElement>("[name=type][value=vitrine]")?.click());
  await visitor.eventually(heroHeight).toBeGreaterThan(height + 50);
  await visitor.eventually(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

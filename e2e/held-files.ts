import { expect, type Page, type Route } from "@playwright/test";

/** Holds the matching files back; returns the function that lets them through. */
export async function hold(page: Page, files: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(files, async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    open = true;
    for (const route of held) await route.continue();
  };
}

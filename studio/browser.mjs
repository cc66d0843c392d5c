import { chromium } from "playwright-core";
import { getChromium } from "../tooling/programs/install.mjs";

/** A headless Chromium: the one that CHROMIUM names, else the one that the tests use. The caller closes it. */
export async function launchBrowser() {
  return chromium.launch({
    executablePath: await getChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

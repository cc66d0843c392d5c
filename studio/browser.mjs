import { chromium } from "playwright-core";
import { getChromium } from "../tooling/programs/install.mjs";

/** A headless Chromium: the one that CHROMIUM names, else that of the system. The caller closes it. */
export async function launchBrowser() {
  return chromium.launch({
    executablePath: await getChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

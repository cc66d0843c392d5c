// Finds the browsers, the nginx and the ffmpeg of the tests, or installs Debian's packages of them.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { attempt, root, SetupError } from "../setup.mjs";
import {
  findChromium,
  findFfmpeg,
  findFirefox,
  findNginx,
  findWebKit,
  hasVideoDecoder,
  startsChromium,
} from "./find.mjs";

const programs = {
  Firefox: { isHere: () => findFirefox() !== undefined, packages: ["firefox-esr"] },
  WebKit: {
    isHere: () => findWebKit() !== undefined && hasVideoDecoder(),
    packages: [
      ...["webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"],
      ...["gstreamer1.0-plugins-good", "gstreamer1.0-plugins-bad"],
    ],
  },
  nginx: { isHere: () => findNginx() !== undefined, packages: ["nginx-light"] },
  ffmpeg: { isHere: () => findFfmpeg() !== undefined, packages: ["ffmpeg"] },
};

/** Installs Debian's packages, if this is Debian and the user is root. */
async function installPackages(packages) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  process.stdout.write(`Getting ${packages.join(", ")} for the tests…\n`);
  // In runlevel 1, Debian's packages do not start their services.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const options = ["-y", "-qq", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"];
  const install = () => attempt("apt-get", ["install", ...options, ...packages], env);
  // Fetches the package lists only if the installation fails without.
  if (await install()) return;
  await attempt("apt-get", ["update", "-qq"], env);
  await install();
}

/** Installs those of these programs that are missing. Returns the names of those that still are. */
export async function getPrograms(names) {
  const missing = () => names.filter((name) => !programs[name].isHere());
  const packages = missing().flatMap((name) => programs[name].packages);
  if (packages.length > 0) await installPackages(packages);
  return missing();
}

/** The path of a working Chromium, or of its headless shell. Throws a SetupError if there is none. */
export async function getChromium({ shell = false } = {}) {
  const named = process.env.CHROMIUM;
  if (named && !startsChromium(named))
    throw new SetupError(`CHROMIUM: ${JSON.stringify(named)} is not a working browser`);
  const { chromium } = createRequire(join(root, "package.json"))("@playwright/test");
  const find = () => findChromium({ shell }) ?? [chromium.executablePath()].find(startsChromium);
  if (find() === undefined && shell)
    // The whole browser too: some tests need what the shell has not. Not every system that has apt has the shell alone.
    await installPackages(["chromium", "chromium-headless-shell", "fonts-liberation"]);
  if (find() === undefined) await installPackages(["chromium", "fonts-liberation"]);
  const found = find();
  if (found === undefined)
    throw new SetupError(
      "No Chromium is here: run `npx playwright install chromium`, or set CHROMIUM to the path of one",
    );
  return found;
}

// Finds the browsers, the nginx and the ffmpeg of the tests, or installs the system's packages.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { attempt, childEnvironment, ownNode, programOf, root, SetupError } from "../setup.mjs";
import {
  findChromium,
  findFfmpeg,
  findFirefox,
  findNginx,
  findWebKit,
  hasVideoDecoder,
  startsChromium,
} from "./find.mjs";

/** Installs Debian's packages, if this is Debian and the user is root. `names`: for the printed line. */
async function installPackages(names, packages) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  process.stdout.write(`Getting ${names} for the tests…\n`);
  // In runlevel 1, Debian's packages do not start their services.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const install = () =>
    attempt(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120", ...packages],
      env,
    );
  // Fetches the package lists only if the installation fails without. An unreachable source does not mean that others
  // are unreachable.
  if (await install()) return;
  await attempt("apt-get", ["update", "-qq"], env);
  await install();
}

/** The path of a working Chromium, or of its headless shell. Throws a SetupError if there is none. */
export async function getChromium({ shell = false } = {}) {
  const named = process.env.CHROMIUM;
  if (named) {
    if (startsChromium(named)) return named;
    throw new SetupError(`CHROMIUM: ${JSON.stringify(named)} is not a working browser`);
  }
  const playwrightsOwn = createRequire(join(root, "package.json"))(
    "@playwright/test",
  ).chromium.executablePath();
  const find = () => findChromium({ shell }) ?? [playwrightsOwn].find(startsChromium);
  const present = find();
  if (present !== undefined) return present;

  // The whole browser too: some tests need what the shell has not. Not every system that has apt has the shell alone.
  if (shell) await installPackages("Chromium", ["chromium", "chromium-headless-shell", "fonts-liberation"]);
  if (find() === undefined) await installPackages("Chromium", ["chromium", "fonts-liberation"]);
  const installed = find();
  if (installed !== undefined) return installed;
  process.stdout.write("Getting Playwright's Chromium for the tests…\n");
  const playwright = programOf("@playwright/test", "playwright");
  await attempt(ownNode, [playwright, "install", "chromium"], childEnvironment());
  const downloaded = find();
  if (downloaded === undefined)
    throw new SetupError(
      "No Chromium is here and none could be installed: install one, or set CHROMIUM to its path",
    );
  return downloaded;
}

/** Debian's packages: the browsers, a virtual screen and video decoders. */
const enginePackages = [
  "firefox-esr",
  "webkit2gtk-driver",
  "xvfb",
  "gstreamer1.0-libav",
  "gstreamer1.0-plugins-good",
  "gstreamer1.0-plugins-bad",
];

const missingEngines = () => [...(findFirefox() ? [] : ["Firefox"]), ...(findWebKit() ? [] : ["WebKit"])];

/**
 * Installs the missing engines. Returns the names of those that cannot be installed; throws a SetupError instead if
 * REQUIRE_ENGINES is 1.
 */
export async function getEngines() {
  if (missingEngines().length > 0 || !hasVideoDecoder())
    await installPackages("Firefox and WebKit", enginePackages);
  const missing = missingEngines();
  if (missing.length > 0 && process.env.REQUIRE_ENGINES === "1")
    throw new SetupError(
      `${missing.join(" and ")}: not installed and cannot be installed, and REQUIRE_ENGINES=1 requires them`,
    );
  return missing;
}

/**
 * Installs ffmpeg for the tests of `npm run video`: 2 MB more than the decoders of WebKit. They are skipped without it; throws a
 * SetupError instead if REQUIRE_ENGINES is 1.
 */
export async function getFfmpeg() {
  if (findFfmpeg() === undefined) await installPackages("ffmpeg", ["ffmpeg"]);
  if (findFfmpeg() !== undefined) return;
  if (process.env.REQUIRE_ENGINES === "1")
    throw new SetupError("ffmpeg: not installed and cannot be installed, and REQUIRE_ENGINES=1 requires it");
  process.stdout.write("NO FFMPEG: the tests of npm run video are skipped.\n");
}

/**
 * The path of an nginx, installed if necessary. Empty if that is impossible, after printing it: the tests behind TLS then
 * run through a TLS server in Node.
 */
export async function getNginx() {
  if (findNginx() === undefined) await installPackages("nginx", ["nginx-light"]);
  const nginx = findNginx();
  if (nginx !== undefined) return nginx;
  process.stdout.write("NO NGINX: the tests behind TLS run through Node's own TLS server instead.\n");
  return "";
}

// Finds or installs a Chromium for the browser tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { attempt, childEnvironment, ownNode, programOf, root, SetupError } from "./setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const usualPlaces =
  {
    darwin: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
    win32: ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"]
      .map((name) => process.env[name])
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
  }[process.platform] ??
  ["/usr/bin", "/usr/local/bin", "/snap/bin"].flatMap((folder) => names.map((name) => join(folder, name)));

/** Whether it starts: some systems have a script of this name that only prints how to install a browser. */
function works(file) {
  if (!existsSync(file)) return false;
  // On Windows the version cannot be read without opening a window.
  if (process.platform === "win32") return true;
  const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function playwrightsOwn() {
  return createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath();
}

function find() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces, playwrightsOwn()].find(works);
}

/** The path of a working Chromium. Throws a SetupError if there is none. */
export async function getChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (works(named)) return named;
    throw new SetupError(`CHROMIUM: ${JSON.stringify(named)} is not a working browser`);
  }
  const present = find();
  if (present !== undefined) return present;

  process.stdout.write("Getting a Chromium for the tests…\n");
  const hasApt = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (hasApt) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // An unreachable source does not mean that others are unreachable.
    await attempt("apt-get", ["update", "-qq"], env);
    await attempt("apt-get", ["install", "-y", "-qq", "chromium"], env);
    const installed = find();
    if (installed !== undefined) return installed;
  }
  await attempt(
    ownNode,
    [programOf("@playwright/test", "playwright"), "install", "chromium"],
    childEnvironment(),
  );
  const downloaded = find();
  if (downloaded === undefined)
    throw new SetupError(
      "No Chromium is here and none could be installed: install one, or set CHROMIUM to its path",
    );
  return downloaded;
}

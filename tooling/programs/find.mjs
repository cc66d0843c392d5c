// Finds the browsers, the nginx and the ffmpeg of the tests on this machine. Paths in CHROMIUM, FIREFOX and NGINX are used first.
// Runs on Node 20 with nothing installed yet, so it imports nothing but Node's own modules.
import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether a file exists and is executable. */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The paths that these names can have. The folders come after those of PATH. */
function placesOf(names, folders = []) {
  const all = [...(process.env.PATH ?? "").split(delimiter), ...folders];
  return names.flatMap((name) => all.map((folder) => join(folder, name)));
}

/** Whether a Chromium starts: some systems have a script of this name that only prints how to install a browser. */
export function startsChromium(file) {
  if (!isProgram(file)) return false;
  // On Windows the version cannot be read without opening a window.
  if (process.platform === "win32") return true;
  const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/**
 * The path of a Chromium that starts. `shell`: of its headless shell, if there is one: the same engine without a desktop
 * browser around it, so that two processors run the tests a fifth faster. (Lighthouse needs the whole browser.)
 */
export function findChromium({ shell = false } = {}) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = [
    ...(shell ? ["chromium-headless-shell"] : []),
    ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
  ];
  const windows = ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"].flatMap(
    (name) => process.env[name] ?? [],
  );
  return [
    ...placesOf(names, ["/usr/bin", "/usr/local/bin", "/snap/bin"]),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...windows.map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
  ].find(startsChromium);
}

/** The path of a Firefox. */
export function findFirefox() {
  if (process.env.FIREFOX) return [process.env.FIREFOX].find(isProgram);
  return [
    ...placesOf(["firefox-esr", "firefox"]),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
  ].find(isProgram);
}

/** The folders of libraries on Debian and similar systems, including those of each machine architecture. */
function libraryFolders() {
  return ["/usr/lib", "/usr/libexec"].flatMap((folder) => {
    try {
      return [folder, ...readdirSync(folder).map((name) => join(folder, name))];
    } catch {
      return [];
    }
  });
}

/** The paths of WebKit's driver, of its MiniBrowser, and of a virtual screen. */
export function findWebKit() {
  const driver = placesOf(["WebKitWebDriver"]).find(isProgram);
  const screen = placesOf(["Xvfb"]).find(isProgram);
  const browser = libraryFolders()
    .flatMap((folder) => ["4.0", "4.1"].map((version) => join(folder, `webkit2gtk-${version}/MiniBrowser`)))
    .find(isProgram);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Whether WebKit has decoders for the videos. */
export function hasVideoDecoder() {
  return libraryFolders().some((folder) => {
    try {
      accessSync(join(folder, "gstreamer-1.0/libgstlibav.so"));
      return true;
    } catch {
      return false;
    }
  });
}

/** The path of an ffmpeg, with which owners make videos. */
export const findFfmpeg = () => placesOf(["ffmpeg"]).find(isProgram);

/** The path of an nginx. */
export function findNginx() {
  // Empty: none.
  if (process.env.NGINX !== undefined) return [process.env.NGINX].find(isProgram);
  return placesOf(["nginx"], ["/usr/sbin", "/usr/local/sbin"]).find(isProgram);
}

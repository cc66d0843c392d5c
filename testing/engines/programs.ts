/** Where this machine has the browsers beside Chromium. Run as a program it prints what it finds, as JSON. */
import { globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isProgram } from "../chromium.ts";
import type { WebKitPrograms } from "./webkit.ts";

export type EnginePrograms = {
  readonly firefox?: string;
  readonly webkit?: WebKitPrograms;
  /** Whether WebKit has what plays the videos. */
  readonly decoder: boolean;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** `FIREFOX` names a Firefox; everything else is looked for where systems put it. */
export function enginePrograms(variables: Variables): EnginePrograms {
  const folders = (variables.PATH ?? "").split(delimiter);
  const onPath = (...names: readonly string[]) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  const usualPlaces = [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
  ];
  const named = variables.FIREFOX;
  const firefox = named
    ? [named].find(isProgram)
    : (onPath("firefox-esr", "firefox") ?? usualPlaces.find(isProgram));
  const [driver, screen] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  const browser = globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-4.{0,1}/MiniBrowser").find(isProgram);
  return {
    ...(firefox && { firefox }),
    ...(driver && screen && browser && { webkit: { driver, screen, browser } }),
    decoder: globSync("/usr/lib/{,*/}gstreamer-1.0/libgstlibav.so").length > 0,
  };
}

if (import.meta.main) process.stdout.write(JSON.stringify(enginePrograms(process.env)));

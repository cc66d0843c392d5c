/**
 * The settings that are written into the pages when they are built. The build, the unit tests and the check for a stale
 * build use them: `node tooling/build/settings.ts` prints them as JSON, or one line that names the invalid variable.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildSettings } from "#app/site/build-settings.ts";
import { EnvironmentError, parseEnvironment } from "#server/environment.ts";

/** The values that `app/site/build-settings.ts` reads. Throws an EnvironmentError. */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const { siteUrl, contactFormAction, imageCdnUrl, videoBaseUrl } = parseEnvironment(env);
  return { siteUrl, contactFormAction, imageCdnUrl, videoBaseUrl };
}

export function buildDefinitions(env: Readonly<Record<string, string | undefined>>) {
  return { __BUILD_SETTINGS__: JSON.stringify(readBuildSettings(env)) };
}

export function writeBuildSettings(root: string, settings: BuildSettings): void {
  writeFileSync(join(root, "build/settings.json"), JSON.stringify(settings));
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.stdout.write(JSON.stringify(readBuildSettings(process.env)));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

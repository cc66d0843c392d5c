/** What the preview is told of the machine. It has a store of its own, and no mail: a form that is sent there reaches nobody. */

/** `USERPROFILE`: where Git's own settings are on Windows. */
const ofSystem = ["PATH", "HOME", "USERPROFILE", "NODE_COMPILE_CACHE", "SYSTEMROOT", "TEMP", "TMPDIR"];
const shown = [...ofSystem, "SITE_URL", "IMAGE_CDN_URL", "VIDEO_BASE_URL"];

/** Takes the others away. Windows writes a name as it likes: `Path`, `SystemRoot`. */
export function hideOthers(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(environment))
    if (!shown.includes(name.toUpperCase())) delete environment[name];
}

// Finds Firefox and WebKit for the tests, or installs the system's packages.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { attempt, childEnvironment, ownNode, root, SetupError } from "./setup.mjs";

/** Debian's packages: the browsers, a virtual screen and video decoders. */
const packages = [
  "firefox-esr",
  "webkit2gtk-driver",
  "xvfb",
  "gstreamer1.0-libav",
  "gstreamer1.0-plugins-good",
  "gstreamer1.0-plugins-bad",
];

/** Returns the names of missing engines, and whether engines and video decoders are complete. */
function find() {
  const { status, stdout, stderr } = spawnSync(ownNode, ["testing/engines/programs.ts"], {
    cwd: root,
    env: childEnvironment(),
    encoding: "utf8",
  });
  if (status !== 0) throw new SetupError(stderr.trim());
  const { firefox, webkit, decoder } = JSON.parse(stdout);
  const missing = [...(firefox ? [] : ["Firefox"]), ...(webkit ? [] : ["WebKit"])];
  return { missing, whole: missing.length === 0 && decoder };
}

/**
 * Installs the missing engines. Returns the names of those that cannot be installed; throws a SetupError instead if
 * REQUIRE_ENGINES is 1.
 */
export async function getEngines() {
  let { missing, whole } = find();
  const hasApt = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (!whole && hasApt) {
    process.stdout.write("Getting Firefox and WebKit for the tests…\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // An unreachable source does not mean that others are unreachable.
    await attempt("apt-get", ["update", "-qq"], env);
    await attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], env);
    ({ missing } = find());
  }
  if (missing.length > 0 && process.env.REQUIRE_ENGINES === "1")
    throw new SetupError(
      `${missing.join(" and ")}: not here, could not be installed, and REQUIRE_ENGINES=1 leaves nothing out`,
    );
  return missing;
}

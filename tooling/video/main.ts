/** `npm run video FILE [ID] [LANGUAGE]`: makes of a video the files that the site serves, and its row in videos.yaml. */
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addVideo } from "./add-video.ts";
import { VideoError } from "./probe.ts";

const usage = "npm run video FILE [ID] [LANGUAGE]\n";

function readArguments() {
  try {
    // `project`: of the editor, another folder than this project.
    const options = {
      project: { type: "string", default: join(import.meta.dirname, "../..") },
      help: { type: "boolean", short: "h", default: false },
    } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return null;
  }
}

const given = readArguments();
const [file, id, language] = given?.positionals ?? [];
const root = given?.values.project ?? "";
if (given?.values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (file === undefined) {
  process.stderr.write(usage);
  process.exit(1);
}
try {
  const added = await addVideo(root, file, id, language);
  const files = globSync(`${added.folder}/*`, { cwd: root });
  const bytes = files.reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
  process.stdout.write(
    [
      `${added.folder}: ${Math.round(added.seconds)} s, ${(bytes / 1_000_000).toFixed(1)} MB`,
      "Now write its name, description and transcript in content/videos/videos.yaml, and its captions in",
      `${added.folder}/captions.vtt: npm run content names what is left.`,
      "",
    ].join("\n"),
  );
} catch (error) {
  if (!(error instanceof VideoError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

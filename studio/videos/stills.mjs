// npm run studio -- video-stills <id> <seconds…>: writes single frames, for checking a design.
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openStage } from "./lib/browser.mjs";

const [id, ...times] = process.argv.slice(2);
const folder = process.env.STILLS ?? path.join(tmpdir(), "stills");
await mkdir(folder, { recursive: true });
const stage = await openStage();
await stage.open(id);
for (const time of times) {
  await writeFile(
    path.join(folder, `${id}-${Number(time).toFixed(2).padStart(5, "0")}.png`),
    await stage.frame(Number(time)),
  );
}
await stage.close();

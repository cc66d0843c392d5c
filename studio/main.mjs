// npm run studio -- <command> [arguments]: runs a program, which writes its results into the site's folders.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const commands = {
  icons: { program: "icons/sprite.mjs", makes: "app/ui/icons.svg from the names in app/ui/icons.ts" },
  contours: { program: "art/contours.mjs", makes: "the contour lines of content/contours" },
  pages: { program: "art/pages.mjs", makes: "the drawings beside the titles of pages" },
  island: {
    program: "art/island.mjs",
    makes: "contour lines and page drawings of an island that a name makes up",
  },
  coverage: { program: "art/coverage.mjs", makes: "the coverage map of the contact page" },
  portraits: { program: "art/portraits.mjs", makes: "the portraits of the sample team in content/portraits" },
  fonts: { program: "fonts/make.sh", makes: "the font files of the pages and of the quote's PDF" },
  portfolio: { program: "portfolio/pictures.mjs", makes: "the pictures of the sample case studies" },
  variants: {
    program: "variants.mjs",
    makes: "the sizes and formats of the sample's pictures, content/variants",
  },
  videos: { program: "videos/render.mjs", makes: "the sample videos" },
  "video-stills": { program: "videos/stills.mjs", makes: "single frames of a video, to look at" },
  "video-check": { program: "videos/check.mjs", makes: "nothing: it checks the rendered videos" },
};

const [name = "", ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, name)) {
  const list = Object.entries(commands).map(([command, { makes }]) => `  ${command.padEnd(13)} ${makes}\n`);
  process.stderr.write(`npm run studio -- <command>\n${list.join("")}`);
  process.exit(1);
}
const { program } = commands[name];
const interpreter = program.endsWith(".sh") ? "bash" : process.execPath;
const { status } = spawnSync(interpreter, [join(import.meta.dirname, program), ...args], {
  stdio: "inherit",
});
process.exit(status ?? 1);

/** What is still to be filled in after `npm run init`, for its owner. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const file = "TO-DO.md";

/** What no mark of a file says, because the sample's part of it is gone. */
const gone: readonly string[] = [
  "`content/portfolio/`: your case studies, and the pages that show them, appear once there is one",
  "`mark.svg` beside `content/logo.svg`: a square sign for the icons, if your logo is a wide one; until then they have the first letter of your name",
  "`content/testimonials.yaml`: what clients say of you, with `rating` in `content/brand.yaml`",
  "`content/team.yaml`: your colleagues, and what the founder is called and says",
  "`content/brand.yaml`: `founder.portrait` (a file in `content/portraits/`), `social`, `companiesSupported`",
  "`content/videos/videos.yaml`: your videos",
  "`content/blog.yaml`: advice on the home page",
  "`content/bank.yaml`: the account to which deposits are paid",
  "`content/conversion-rates.yaml`: your own conversion rate, if you know it",
  "`content/figures.yaml`: `vision`, what you aim for",
  "`content/place.yaml`: the other territories that you serve; then `npm run studio -- coverage` draws the map",
  "`content/place.yaml`: `vatPlaces`, with the `localHolidays` of each place where your clients may be: no right to withdraw ends on one",
  "`content/words/`: what the pages say of your work, place and budgets, read as your own",
  "`content/contours/`: contour lines of your own place, where you have them (`npm run studio -- contours` draws the sample's)",
];

/** What is not known yet of the company. */
function unknownCompanyFacts(root: string): readonly string[] {
  const facts: object = parse(readFileSync(join(root, "content/legal.yaml"), "utf8"));
  const unknown = Object.entries(facts).flatMap(([name, value]) => (value === null ? [name] : []));
  return unknown.length === 0
    ? []
    : [`\`content/legal.yaml\`: ${unknown.join(", ")}; no quote can be confirmed before`];
}

/** The files that are still marked as samples, with the parts that the mark names. */
function marked(root: string): readonly string[] {
  return globSync("content/**/*.yaml", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .flatMap((path) => {
      if (path.startsWith("content/words/")) return [];
      const mark: unknown = parse(readFileSync(join(root, path), "utf8")).sample;
      if (mark === undefined) return [];
      return [Array.isArray(mark) ? `\`${path}\`: ${mark.join(", ")}` : `\`${path}\``];
    });
}

/** Writes the list, and returns where it is. */
export function writeToDo(root: string): string {
  const item = (text: string) => `- [ ] ${text}\n`;
  writeFileSync(
    join(root, file),
    `# Still to be filled in

Empty until you fill it in; pages leave out what has nothing to show:

${[...unknownCompanyFacts(root), ...gone].map(item).join("")}
Still what the sample says. Once it is yours, \`npm run edit\` has a button for each, « C'est à nous maintenant »; in a file, delete the mark \`sample\`:

${marked(root).map(item).join("")}
\`npm run -s check-live\` says what keeps the site from going live.
`,
  );
  return file;
}

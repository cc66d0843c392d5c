/**
 * Removes what the sample invented: people, clients and claims. What has lost its mark is the owner's, and stays. Portraits and videos go with
 * what names them (editor/media.ts).
 */
import { globSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { valueAt } from "../../tooling/content/yaml.ts";
import type { Answers } from "./answers.ts";
import { dataIn, isSample, setOwnValues, setValues } from "./edit-yaml.ts";

function removeProjects(root: string): void {
  for (const file of globSync("portfolio/*/project.yaml", { cwd: join(root, "content") }))
    if (isSample(root, file)) rmSync(join(root, "content", dirname(file)), { recursive: true });
  const left = readdirSync(join(root, "content/portfolio"));
  const order = valueAt(dataIn(root, "portfolio/order.yaml"), ["order"]) as readonly string[];
  setValues(root, "portfolio/order.yaml", { order: order.filter((slug) => left.includes(slug)) });
}

function replaceSample(root: string, file: string, values: Readonly<Record<string, unknown>>): void {
  if (isSample(root, file)) setOwnValues(root, file, values);
}

export function removeSamples(root: string, { founder }: Answers): void {
  // The variants of pictures that are gone.
  rmSync(join(root, "content/variants"), { recursive: true, force: true });
  removeProjects(root);
  // The founder answers requests until there are others.
  const [first = founder] = founder.split(" ");
  replaceSample(root, "team.yaml", {
    ...{ firstContact: first, firstContactName: founder, seoExpert: first },
    founderCopy: { "fr-fr": { role: "Direction" }, "en-en": { role: "Management" } },
    colleagues: [],
  });
  replaceSample(root, "testimonials.yaml", { testimonials: [] });
  replaceSample(root, "blog.yaml", { blogEntries: [] });
  replaceSample(root, "videos/videos.yaml", { videos: [] });
  // Figures that only the sample could prove.
  replaceSample(root, "conversion-rates.yaml", { conversionRates: null });
  if (isSample(root, "figures.yaml")) setValues(root, "figures.yaml", { vision: null });
  // Without an account, quotes ask for no transfer.
  replaceSample(root, "bank.yaml", { bank: null });
}

/** Removes what the sample invented: people, clients and claims. What has lost its mark is the owner's, and stays. */
import { globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { setValue } from "../../tooling/content/yaml.ts";
import type { Answers } from "./answers.ts";
import { editYaml, isSample, replaceSample } from "./edit-yaml.ts";

function removeProjects(root: string): void {
  for (const file of globSync("content/portfolio/*/project.yaml", { cwd: root }))
    if (isSample(parseDocument(readFileSync(join(root, file), "utf8"))))
      rmSync(join(root, dirname(file)), { recursive: true });
  const left = readdirSync(join(root, "content/portfolio"));
  editYaml(root, "portfolio/order.yaml", (document) => {
    const { order } = document.toJS() as { readonly order: readonly string[] };
    setValue(
      document,
      ["order"],
      order.filter((slug) => left.includes(slug)),
    );
  });
}

export function removeSamples(root: string, { founder }: Answers): void {
  const remove = (pattern: string): void => {
    for (const path of globSync(`content/${pattern}`, { cwd: root }))
      rmSync(join(root, path), { recursive: true, force: true });
  };
  // The variants of pictures that are gone.
  remove("variants");
  removeProjects(root);
  // The founder answers requests until there are others.
  const [first = founder] = founder.split(" ");
  const team = replaceSample(root, "team.yaml", {
    ...{ firstContact: first, firstContactName: founder, seoExpert: first },
    founderCopy: { "fr-fr": { role: "Direction" }, "en-en": { role: "Management" } },
    colleagues: [],
  });
  if (team) remove("portraits/*.{svg,jpg,png,webp,avif}");
  replaceSample(root, "testimonials.yaml", { testimonials: [] });
  replaceSample(root, "blog.yaml", { blogEntries: [] });
  if (replaceSample(root, "videos/videos.yaml", { videos: [] })) remove("videos/!(videos.yaml)");
  // Figures that only the sample could prove.
  replaceSample(root, "conversion-rates.yaml", { conversionRates: null });
  editYaml(root, "figures.yaml", (document) => {
    if (isSample(document)) setValue(document, ["vision"], null);
  });
  // Without an account, quotes ask for no transfer.
  replaceSample(root, "bank.yaml", { bank: null });
}

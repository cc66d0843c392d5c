/** Removes what the sample invented: people, clients and claims. What has lost its mark is the owner's, and stays. */
import { globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { setValue } from "../../tooling/content/yaml.ts";
import type { Answers } from "./answers.ts";
import { editYaml } from "./edit-yaml.ts";
import { isSample, unmark } from "./marks.ts";

const read = (root: string, file: string): Document => parseDocument(readFileSync(join(root, file), "utf8"));

const isMarked = (root: string, file: string): boolean => isSample(read(root, file));

function removeProjects(root: string): void {
  for (const file of globSync("content/portfolio/*/project.yaml", { cwd: root }))
    if (isMarked(root, file)) rmSync(join(root, dirname(file)), { recursive: true });
  const left = readdirSync(join(root, "content/portfolio"));
  editYaml(root, "content/portfolio/order.yaml", (document) => {
    const { order } = document.toJS() as { readonly order: readonly string[] };
    setValue(
      document,
      ["order"],
      order.filter((slug) => left.includes(slug)),
    );
  });
}

function removeTestimonials(root: string): void {
  editYaml(root, "content/testimonials.yaml", (document) => {
    if (!isSample(document)) return;
    setValue(document, ["testimonials"], []);
    unmark(document);
  });
}

/** The founder answers requests until there are others. */
function removeTeam(root: string, { founder }: Answers): void {
  editYaml(root, "content/team.yaml", (document) => {
    if (!isSample(document)) return;
    const [first = founder] = founder.split(" ");
    for (const [field, value] of Object.entries({
      firstContact: first,
      firstContactName: founder,
      seoExpert: first,
    }))
      setValue(document, [field], value);
    setValue(document, ["founderCopy"], { "fr-fr": { role: "Direction" }, "en-en": { role: "Management" } });
    setValue(document, ["colleagues"], []);
    unmark(document);
    for (const portrait of globSync("content/portraits/*.{svg,jpg,png,webp,avif}", { cwd: root }))
      rmSync(join(root, portrait));
  });
}

function removeBlog(root: string): void {
  editYaml(root, "content/blog.yaml", (document) => {
    if (!isSample(document)) return;
    setValue(document, ["blogEntries"], []);
    unmark(document);
  });
}

function removeVideos(root: string): void {
  editYaml(root, "content/videos/videos.yaml", (document) => {
    if (!isSample(document)) return;
    setValue(document, ["videos"], []);
    unmark(document);
    for (const name of readdirSync(join(root, "content/videos")))
      if (name !== "videos.yaml") rmSync(join(root, "content/videos", name), { recursive: true });
  });
}

/** Figures that only the sample could prove. */
function removeClaims(root: string): void {
  editYaml(root, "content/conversion-rates.yaml", (document) => {
    if (!isSample(document)) return;
    setValue(document, ["conversionRates"], null);
    unmark(document);
  });
  editYaml(root, "content/figures.yaml", (document) => {
    if (isSample(document)) setValue(document, ["vision"], null);
  });
}

/** Without an account, quotes ask for no transfer. */
function removeAccount(root: string): void {
  editYaml(root, "content/bank.yaml", (document) => {
    if (!isSample(document)) return;
    setValue(document, ["bank"], null);
    unmark(document);
  });
}

export function removeSamples(root: string, answers: Answers): void {
  // The variants of pictures that are gone.
  rmSync(join(root, "content/variants"), { recursive: true, force: true });
  removeProjects(root);
  removeTestimonials(root);
  removeTeam(root, answers);
  removeBlog(root);
  removeVideos(root);
  removeClaims(root);
  removeAccount(root);
}

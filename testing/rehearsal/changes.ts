/** Makes the sample site that of another agency, in a copy of the project: what its owner does on the first day. */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse, parseDocument } from "yaml";
import { projects } from "#app/content/projects.ts";
import { identity } from "#content/identity.ts";
import { serviceRadiusMetres } from "#content/place.ts";
import { readSampleRemnants } from "#server/check-live/remnants/remnants.ts";
import { fontFolder } from "../../tooling/content/fonts/folder.ts";
import { yamlText } from "../../tooling/content/yaml.ts";
import { contentFiles, editFile, editFiles, removeItem, replaceTexts, setFields } from "./files.ts";
import { copyFonts, otherFonts } from "./fonts.ts";

type Answers = {
  readonly name: string;
  readonly legalName: string;
  readonly requestsEmail: string;
  readonly town: string;
  /** In kilometres. */
  readonly radius: number;
};

const answersFile = "testing/rehearsal/answers.yaml";

/** Another agency: its name and domain have hyphens, and it is on another island. */
export const agency: Answers = parse(readFileSync(join(import.meta.dirname, "answers.yaml"), "utf8"));

/** Where the other agency is. */
export const territory = "guadeloupe";

const vowels = "aeiouAEIOU";

/** Another text of the same length: other vowels and digits. */
function invented(text: string): string {
  return [...text]
    .map((character) => {
      const vowel = vowels.indexOf(character);
      if (vowel >= 0) return vowels.charAt(vowel % 5 === 4 ? vowel - 4 : vowel + 1);
      return /\d/.test(character) ? String((Number(character) + 1) % 10) : character;
    })
    .join("");
}

/** What stands for the former agency's names, people, clients and figures wherever content mentions them. */
function newNames(): ReadonlyMap<string, string> {
  const { facts } = readSampleRemnants();
  return new Map([
    ...facts
      .filter(({ kind }) => kind === "own" || kind === "shared")
      .map(({ text }) => [text, invented(text)] as const),
    [identity.name, agency.name],
    [identity.address.city, agency.town],
    [`${serviceRadiusMetres / 1000} km`, `${agency.radius} km`],
  ]);
}

/** What the sample says of people, clients and results. */
const filledIn = [
  "portfolio",
  "portraits",
  "videos",
  "blog.yaml",
  "team.yaml",
  "testimonials.yaml",
  "conversion-rates.yaml",
  "figures.yaml",
];

const sampleOf = (root: string): string => join(root, "../sample");

/** Makes the site the other agency's by the first run: it has no clients, people and results yet. */
export function initialize(root: string): void {
  const before = sampleOf(root);
  for (const path of [...filledIn, "place.yaml"])
    cpSync(join(root, "content", path), join(before, path), { recursive: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "editor/main.ts"), "--from", join(root, answersFile)],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`npm run init: ${stderr}`);
  rmSync(join(root, fontFolder), { recursive: true });
  copyFonts(root);
  editFile(root, "content/brand.yaml", setFields({ fonts: otherFonts }));
}

/** Gives it those of the sample under other names. It has no networks, and its testimonials were published nowhere. */
function fillIn(root: string): void {
  const before = sampleOf(root);
  for (const path of filledIn) {
    rmSync(join(root, "content", path), { recursive: true, force: true });
    cpSync(join(before, path), join(root, "content", path), { recursive: true });
  }
  const { territories } = parse(readFileSync(join(before, "place.yaml"), "utf8"));
  editFile(root, "content/place.yaml", setFields({ territories }));
  editFile(
    root,
    "content/brand.yaml",
    setFields({
      ...{ "founder.portrait": identity.founder.portrait, companiesSupported: 120 },
      rating: { value: 4.8, reviews: 31 },
      "openingHours.days": ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    }),
  );
}

function rename(root: string): void {
  const names = newNames();
  editFiles(
    root,
    contentFiles(root).concat(globSync("content/videos/*/captions.vtt", { cwd: root })),
    replaceTexts(names),
  );
  // Files are called as the people whom they show, and content names them.
  const portraits = join(root, "content/portraits");
  for (const file of readdirSync(portraits))
    renameSync(join(portraits, file), join(portraits, replaceTexts(names)(file)));
  for (const folder of readdirSync(join(root, "content/portfolio"), { withFileTypes: true }))
    if (folder.isDirectory()) {
      const path = join(root, "content/portfolio", folder.name);
      // The sample's clients have sites of their own there.
      rmSync(join(path, "site"), { recursive: true, force: true });
      renameSync(path, join(root, "content/portfolio", names.get(folder.name) ?? folder.name));
    }
  editFiles(root, contentFiles(root, "portfolio/*/project.yaml"), (text) =>
    text.replace(/websiteUrl: "[^"]*"/, 'websiteUrl: "https://www.client.fr/"'),
  );
}

function changeFigures(root: string): void {
  const raised = (amount: string) => String(Math.round((Number(amount) * 1.13 + 7) * 100) / 100);
  editFiles(root, contentFiles(root, "{catalogue/{options/*,packs},offers,price-ranges}.yaml"), (text) =>
    text.replace(
      /\b(amount|price|from|to): (\d[\d.]*)/g,
      (_, field: string, amount: string) => `${field}: ${raised(amount)}`,
    ),
  );
  editFile(
    root,
    "content/catalogue/policy.yaml",
    setFields({ validityDays: 45, "policy.depositPercent": 40 }),
  );
  editFile(
    root,
    "content/figures.yaml",
    setFields({
      "delivery.showcase": { from: 2, to: 3 },
      "delivery.ecommerce": { from: 4, to: 7 },
      maintenance: { bronze: 3, silver: 12, gold: 60 },
      ...{ packProducts: 80, warrantyMonths: 6, answerHours: 48, reminderHours: 40, quoteMinutes: 4 },
      vision: { year: 2031, billions: 2 },
    }),
  );
  editFile(
    root,
    "content/conversion-rates.yaml",
    setFields({ "conversionRates.own": 7.5, "conversionRates.world": 1.9 }),
  );
}

function remove(root: string): void {
  editFile(root, "content/testimonials.yaml", (text) =>
    removeItem("testimonials", 0)(text).replace(/^ {4}publication:\n(?: {6}.*\n)*/gm, ""),
  );
  editFile(root, "content/team.yaml", removeItem("colleagues", 0));
  editFile(root, "content/blog.yaml", removeItem("blogEntries", 2));
  editFile(root, "content/faq/showcase.yaml", removeItem("questions", 1));
  editFile(root, "content/offered-services.yaml", (text) => text.replace(/^ {2}- reservation\n/m, ""));
}

/** What a quote needs to be confirmed, and the agency has not stated before. */
export const stateCapital = (root: string): void =>
  editFile(root, "content/legal.yaml", setFields({ capital: 8000 }));

/** What the other agency sells beside the sample's options, and what it does not. */
export const options = { added: "newsletter_setup", retired: "photo_shooting" };

/** Adds an option, with its words and what visitors type to find it, and retires one that a pack includes and an answer proposes. */
function changeOptions(root: string): void {
  const added = {
    contract: false,
    name: { "fr-fr": "Lettre d'information", "en-en": "Newsletter" },
    description: {
      "fr-fr": "Un modèle de lettre à vos couleurs, et l'inscription sur votre site.",
      "en-en": "A newsletter template in your colours, and its sign-up on your site.",
    },
    searchWords: {
      "fr-fr": "newsletter, infolettre, emailing, abonnés",
      "en-en": "mailing list, email campaign, subscribers",
    },
  };
  const price = { kind: "oneOff", amount: 320 };
  editFile(
    root,
    "content/catalogue/options/marketing.yaml",
    setFields({ [options.added]: { price, ...added } }),
  );
  editFiles(root, contentFiles(root, "catalogue/options/*.yaml"), (text) =>
    text.replace(new RegExp(`^${options.retired}:\\n`, "m"), "$&  retired: true\n"),
  );
}

/** Replaces every picture by a plain one of the same size, and a project's three by JPEG files. */
async function replacePictures(root: string): Promise<void> {
  const [jpegProject] = projects;
  const folder = newNames().get(jpegProject?.slug ?? "") ?? "";
  const pictures = globSync("{content/portfolio/*/*.webp,content/videos/*/thumbnail.jpg}", { cwd: root });
  for (const [index, picture] of pictures.entries()) {
    const { width, height } = await sharp(join(root, picture)).metadata();
    const image = sharp({
      create: { width, height, channels: 3, background: { r: 20 + index, g: 80, b: 120 } },
    });
    if (picture.includes(`/${folder}/`)) {
      rmSync(join(root, picture));
      await image.jpeg().toFile(join(root, picture.replace(/\.webp$/, ".jpg")));
    } else
      await image
        .toFormat(picture.endsWith(".webp") ? "webp" : picture.endsWith(".jpg") ? "jpeg" : "png")
        .toFile(join(root, picture));
  }
  const drawings = ["content/portraits/*.svg"];
  editFiles(
    root,
    drawings.flatMap((glob) => globSync(glob, { cwd: root })),
    (text) => text.replace(/<\/svg>\s*$/, "<g/></svg>\n"),
  );
}

function deleteMarks(root: string): void {
  editFiles(root, contentFiles(root), (text) => text.replace(/^sample: (?:true|\[.*\])\n/m, ""));
  // As the editor would have written it.
  editFiles(root, contentFiles(root), (text) => yamlText(parseDocument(text)));
}

/** Makes all other changes. `pictures`: those of pictures too, if the copy has any. */
export async function rebrand(root: string, { pictures }: { readonly pictures: boolean }): Promise<void> {
  fillIn(root);
  rename(root);
  changeFigures(root);
  remove(root);
  changeOptions(root);
  if (pictures) await replacePictures(root);
  deleteMarks(root);
}

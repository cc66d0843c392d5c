/** What is still to be filled in after `npm run init`, for its owner. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { companyFacts } from "#app/domain/confirmed-quote.ts";
import type { AskedLanguage } from "./words.ts";

const file = "TO-DO.md";

type Words = {
  readonly title: string;
  /** Above what no mark of a file says, because the sample's part of it is gone. */
  readonly empty: string;
  readonly gone: readonly string[];
  /** Follows the file with the facts that are not known yet. */
  readonly unknown: (facts: string, keepsQuotes: boolean) => string;
  /** The privacy page names the host too, as one text in each language, with its country. */
  readonly hostOfPrivacy: string;
  /** Above the files that still say what the sample says. */
  readonly marked: string;
  readonly last: string;
};

const english: Words = {
  title: "Still to be filled in",
  empty: "Empty until you fill it in; pages leave out what has nothing to show:",
  gone: [
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
  ],
  unknown: (facts, keepsQuotes) => `: ${facts}${keepsQuotes ? "; no quote can be confirmed before" : ""}`,
  hostOfPrivacy:
    "`content/articles/privacy.yaml`: `host`, the company that hosts the site and its country, in French and in English (“Exemple SAS, en France”, “Exemple SAS, in France”). The privacy page shows it; the legal notice has its own, `host` in `content/legal.yaml`, with address and telephone",
  marked:
    "Still what the sample says. Once it is yours, `npm run edit` has a button for each, “It is ours now”; in a file, delete the mark `sample`:",
  last: "`npm run -s check-live` says what keeps the site from going live.",
};

const words: Readonly<Record<AskedLanguage, Words>> = {
  en: english,
  fr: {
    title: "Ce qui reste à compléter",
    empty: "Vide tant que vous ne l'avez pas rempli ; les pages laissent de côté ce qui n'a rien à montrer :",
    gone: [
      "`content/portfolio/` : vos réalisations ; les pages qui les montrent paraissent dès la première",
      "`mark.svg` à côté de `content/logo.svg` : un signe carré pour les icônes, si votre logo est large ; d'ici là elles portent la première lettre de votre nom",
      "`content/testimonials.yaml` : ce que vos clients disent de vous, avec `rating` dans `content/brand.yaml`",
      "`content/team.yaml` : vos collègues, le titre du fondateur ou de la fondatrice et ce qu'il ou elle dit",
      "`content/brand.yaml` : `founder.portrait` (un fichier de `content/portraits/`), `social`, `companiesSupported`",
      "`content/videos/videos.yaml` : vos vidéos",
      "`content/blog.yaml` : les conseils de la page d'accueil",
      "`content/bank.yaml` : le compte sur lequel les acomptes sont versés",
      "`content/conversion-rates.yaml` : votre propre taux de conversion, si vous le connaissez",
      "`content/figures.yaml` : `vision`, ce que vous visez",
      "`content/place.yaml` : les autres territoires où vous travaillez ; `npm run studio -- coverage` en dessine ensuite la carte",
      "`content/place.yaml` : `vatPlaces`, avec les `localHolidays` de chaque lieu où vos clients peuvent être : aucun délai de rétractation ne s'achève un jour férié",
      "`content/words/` : ce que les pages disent de votre travail, de votre lieu et des budgets, à relire comme étant de vous",
      "`content/contours/` : les courbes de niveau de votre lieu, si vous les avez (`npm run studio -- contours` dessine celles de l'exemple)",
    ],
    hostOfPrivacy:
      "`content/articles/privacy.yaml` : `host`, la société qui héberge le site et son pays, en français et en anglais (« Exemple SAS, en France », « Exemple SAS, in France »). La page Confidentialité l'affiche ; les mentions légales ont le leur, `host` dans `content/legal.yaml`, avec adresse et téléphone",
    unknown: (facts, keepsQuotes) =>
      ` : ${facts}${keepsQuotes ? " ; d'ici là, aucun devis ne peut être confirmé" : ""}`,
    marked:
      "Ce qui est encore celui de l'exemple. Une fois que c'est à vous, `npm run edit` a un bouton pour chacun, « C'est à nous maintenant » ; dans un fichier, effacez la marque `sample` :",
    last: "`npm run -s check-live` dit ce qui empêche encore la mise en ligne.",
  },
};

/** What is not known yet of the company. */
function unknownCompanyFacts(root: string, language: AskedLanguage): readonly string[] {
  const facts: object = parse(readFileSync(join(root, "content/legal.yaml"), "utf8"));
  const unknown = Object.entries(facts).flatMap(([name, value]) => (value === null ? [name] : []));
  if (unknown.length === 0) return [];
  const keepsQuotes = companyFacts.some((fact) => unknown.includes(fact));
  return [`\`content/legal.yaml\`${words[language].unknown(unknown.join(", "), keepsQuotes)}`];
}

/** The host is to be named in two places: the second is forgotten once the first is filled in. */
function unknownHostOfPrivacy(root: string, language: AskedLanguage): readonly string[] {
  const { host } = parse(readFileSync(join(root, "content/articles/privacy.yaml"), "utf8"));
  return host === null ? [words[language].hostOfPrivacy] : [];
}

/** The files that are still marked as samples, with the parts that the mark names. */
function markedFiles(root: string): readonly string[] {
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
export function writeToDo(root: string, language: AskedLanguage): string {
  const items = (texts: readonly string[]) => texts.map((text) => `- [ ] ${text}\n`).join("");
  const { title, empty, gone, marked, last } = words[language];
  const lists = [
    `${empty}\n\n${items([...unknownCompanyFacts(root, language), ...unknownHostOfPrivacy(root, language), ...gone])}`,
    `${marked}\n\n${items(markedFiles(root))}`,
  ];
  writeFileSync(join(root, file), [`# ${title}\n`, ...lists, `${last}\n`].join("\n"));
  return file;
}

/** The content beside the words: its files, and what each may contain. */
import type * as v from "valibot";
import {
  agencySchema,
  bankSchema,
  conversionRatesSchema,
  figuresSchema,
  legalSchema,
  offeredServicesSchema,
  priceRangesSchema,
} from "#app/content/schemas/agency.ts";
import { brandSchema } from "#app/content/schemas/brand.ts";
import {
  categoriesSchema,
  needsSchema,
  optionsSchema,
  packsSchema,
  policySchema,
  projectTypesSchema,
  searchSchema,
} from "#app/content/schemas/catalogue.ts";
import { menusSchema } from "#app/content/schemas/menus.ts";
import { blogSchema, teamSchema, testimonialsSchema } from "#app/content/schemas/people.ts";
import { coverageSchema, placeSchema } from "#app/content/schemas/place.ts";
import { portfolioSchema, projectSchema } from "#app/content/schemas/project.ts";
import { offersSchema, servicesSchema } from "#app/content/schemas/services.ts";
import {
  articleSchema,
  privacySchema,
  questionsSchema,
  sharedTextsSchema,
} from "#app/content/schemas/texts.ts";
import { videosSchema } from "#app/content/schemas/videos.ts";
import { brandModules } from "./brand-modules.ts";
import { coverageModules, placeModules } from "./place-modules.ts";

export type ContentFileType = {
  /** Below `content/`. */
  readonly files: string;
  readonly schema: v.GenericSchema;
  /** The type of what a file says, and the module of that type. */
  readonly type: readonly [name: string, module: string];
  /** The file is one value, which is exported by this name. Otherwise each of its fields is exported by its own. */
  readonly root?: string;
  /** Writes what is not simply the file as a module: the files by their names below `.content/`. */
  readonly write?: (value: never) => ReadonlyMap<string, string>;
  /** Its texts have links, `[text](target)`. */
  readonly links?: true;
};

const agency = "#app/content/schemas/agency.ts";
const catalogue = "#app/content/schemas/catalogue.ts";
const people = "#app/content/schemas/people.ts";
const place = "#app/content/schemas/place.ts";
const services = "#app/content/schemas/services.ts";
const texts = "#app/content/schemas/texts.ts";
const project = "#app/content/schemas/project.ts";

const articleOf = (file: string, root: string): ContentFileType => ({
  files: `articles/${file}.yaml`,
  schema: articleSchema,
  type: ["ArticleFile", texts],
  root,
  links: true,
});

const questionsOf = (file: string): ContentFileType => ({
  files: `faq/${file}.yaml`,
  schema: questionsSchema,
  type: ["Questions", texts],
});

export const kinds: readonly ContentFileType[] = [
  { files: "agency.yaml", schema: agencySchema, type: ["Agency", agency] },
  articleOf("accessibility", "accessibility"),
  articleOf("legal-notice", "legalNotice"),
  {
    files: "articles/privacy.yaml",
    schema: privacySchema,
    type: ["PrivacyFile", texts],
    root: "privacy",
    links: true,
  },
  articleOf("terms", "terms"),
  { files: "bank.yaml", schema: bankSchema, type: ["Bank", agency] },
  { files: "blog.yaml", schema: blogSchema, type: ["Blog", people] },
  {
    files: "brand.yaml",
    schema: brandSchema,
    type: ["Brand", "#app/content/schemas/brand.ts"],
    write: brandModules,
  },
  { files: "catalogue/categories.yaml", schema: categoriesSchema, type: ["Categories", catalogue] },
  { files: "catalogue/needs.yaml", schema: needsSchema, type: ["NeedsFile", catalogue], root: "needs" },
  {
    files: "catalogue/options/*.yaml",
    schema: optionsSchema,
    type: ["OptionEntries", catalogue],
    root: "options",
  },
  { files: "catalogue/packs.yaml", schema: packsSchema, type: ["PacksFile", catalogue] },
  { files: "catalogue/policy.yaml", schema: policySchema, type: ["PolicyFile", catalogue] },
  {
    files: "catalogue/project-types.yaml",
    schema: projectTypesSchema,
    type: ["ProjectTypesFile", catalogue],
    root: "projectTypes",
  },
  { files: "catalogue/search.yaml", schema: searchSchema, type: ["Search", catalogue] },
  {
    files: "coverage/map.yaml",
    schema: coverageSchema,
    type: ["CoverageDrawing", place],
    write: coverageModules,
  },
  questionsOf("booking"),
  questionsOf("ecommerce"),
  questionsOf("showcase"),
  { files: "figures.yaml", schema: figuresSchema, type: ["Figures", agency], root: "figures" },
  { files: "legal.yaml", schema: legalSchema, type: ["Legal", agency], root: "legal" },
  {
    files: "menus.yaml",
    schema: menusSchema,
    type: ["Menus", "#app/content/schemas/menus.ts"],
    root: "menus",
  },
  { files: "offered-services.yaml", schema: offeredServicesSchema, type: ["OfferedServicesFile", agency] },
  { files: "offers.yaml", schema: offersSchema, type: ["Offers", services] },
  { files: "place.yaml", schema: placeSchema, type: ["Place", place], write: placeModules },
  {
    files: "portfolio/*/project.yaml",
    schema: projectSchema,
    type: ["ProjectFile", project],
    root: "project",
  },
  { files: "portfolio/order.yaml", schema: portfolioSchema, type: ["Portfolio", project] },
  { files: "price-ranges.yaml", schema: priceRangesSchema, type: ["PriceRanges", agency] },
  { files: "conversion-rates.yaml", schema: conversionRatesSchema, type: ["ConversionRatesFile", agency] },
  { files: "services.yaml", schema: servicesSchema, type: ["Services", services] },
  { files: "shared-texts.yaml", schema: sharedTextsSchema, type: ["SharedTexts", texts] },
  { files: "team.yaml", schema: teamSchema, type: ["Team", people] },
  { files: "testimonials.yaml", schema: testimonialsSchema, type: ["Testimonials", people] },
  { files: "videos/videos.yaml", schema: videosSchema, type: ["Videos", "#app/content/schemas/videos.ts"] },
];

import * as v from "valibot";
import { paymentMonthChoices } from "#app/domain/catalogue.ts";
import { contrast } from "#app/domain/contrast.ts";
import { makingPictures, projectCategories, projectPictures } from "#app/domain/project.ts";
import type { Territory } from "#content/place.ts";
import {
  type ContentOf,
  colour,
  file,
  name,
  optionKey,
  packKey,
  perLanguage,
  plainText,
  shortText,
  slug,
  webAddress,
  wholeBetween,
} from "./common.ts";

/** A part of a case study has a heading of its own, so it has something to say in every language. */
const atLeastOne = "expected at least one text";
const texts = perLanguage(v.pipe(v.array(plainText), v.minLength(1, atLeastOne)));

/** One case study, `content/portfolio/<slug>/project.yaml`. Its pictures (desktop, phone, detail) are beside it. */
export const projectSchema = file({
  clientName: shortText(40),
  category: v.picklist(projectCategories),
  /** A key of `territories` in place.yaml. */
  territory: v.pipe(
    v.string(),
    v.transform((key) => key as Territory),
  ),
  year: wholeBetween(1990, 2100, "expected a year"),
  sector: perLanguage(name),
  /** What visitors look for in the portfolio, shared by the case studies of one trade: `Hotels`. Without it, the sector. */
  trade: v.exactOptional(perLanguage(shortText(24))),
  /** One sentence: it is the meta description too. */
  summary: perLanguage(shortText(155)),
  context: texts,
  objectives: texts,
  challenges: texts,
  solutions: texts,
  results: perLanguage(
    v.pipe(
      v.array(
        v.strictObject({
          figure: shortText(40),
          label: shortText(200),
          /** What the picture beside it shows: `result-1` and so on, four by three. */
          screen: v.exactOptional(plainText),
        }),
      ),
      v.minLength(1, atLeastOne),
    ),
  ),
  /** The client's site; a sample has one of its own below `/clients/`. */
  websiteUrl: v.union(
    [webAddress, v.pipe(v.string(), v.regex(/^\/clients\/[\w-]{1,60}\/$/))],
    "expected an address, https://…",
  ),
  testimonial: v.nullable(
    v.strictObject({ author: name, role: perLanguage(name), text: perLanguage(plainText) }),
  ),
  pictureAlt: perLanguage(
    v.strictObject({
      ...v.entriesFromList(projectPictures, plainText),
      /** Of the client's former site, where there is a picture `before`. */
      before: v.exactOptional(plainText),
      /** Of where the site is used, where there is a picture `place`, twice as wide as tall. */
      place: v.exactOptional(plainText),
      /** Of how it was made, where there are pictures `notes`, `sketch` and `mockup`, as tall and wide as that of the phone. */
      making: v.exactOptional(v.strictObject(v.entriesFromList(makingPictures, plainText))),
    }),
  ),
  /** The client's colours, for its case study. The contrast of `ink` on `ground` is at least 7:1. */
  palette: v.pipe(
    v.strictObject({ ground: colour, ink: colour, accent: colour }),
    v.forward(
      v.partialCheck(
        [["ground"], ["ink"]],
        ({ ground, ink }) => contrast(ground, ink) >= 7,
        "expected a contrast of 7:1 on the background",
      ),
      ["ink"],
    ),
  ),
  /** What a showcase website like this one is made of: the page of the case study shows its price. */
  configuration: v.optional(
    v.strictObject({
      pack: packKey,
      paymentMonths: v.picklist(paymentMonthChoices),
      options: v.array(optionKey),
    }),
  ),
});

/** What the file of a case study says; the name of its folder is its address. */
export type ProjectFile = Readonly<ContentOf<typeof projectSchema>>;
export type Project = { readonly slug: string } & ProjectFile;

/** The folders of the case studies in the order of the portfolio page. */
export const portfolioSchema = file({ order: v.array(slug) });
export type Portfolio = ContentOf<typeof portfolioSchema>;

import * as v from "valibot";
import {
  type ContentOf,
  file,
  matching,
  name,
  perLanguage,
  plainText,
  shortText,
  slug,
  webAddress,
} from "./common.ts";

/** A file in `content/portraits`, 4 wide and 5 high: a photograph or a drawing. */
export const portrait = matching(
  /^[\w-]{1,60}\.(?:svg|jpe?g|png|webp|avif)$/,
  "expected a file of content/portraits: name.svg, .jpg, .png, .webp, .avif",
);

/** `line`: a sentence of this person. */
const memberCopy = perLanguage(v.strictObject({ role: name, line: v.exactOptional(shortText(200)) }));

export const teamSchema = v.pipe(
  file({
    /** Who answers a request first, as the texts call this person. */
    firstContact: shortText(40),
    firstContactName: name,
    /** Who writes the audits. */
    seoExpert: shortText(40),
    /** The founder’s entry: name and portrait are in the agency's identity. */
    founderCopy: memberCopy,
    /** Without a portrait, their initials stand in its place. */
    colleagues: v.array(v.strictObject({ name, portrait: v.nullable(portrait), copy: memberCopy })),
  }),
  v.forward(
    v.partialCheck(
      [["firstContact"], ["firstContactName"]],
      ({ firstContact, firstContactName }) => firstContactName.startsWith(firstContact),
      "expected the whole name, which begins with `firstContact`",
    ),
    ["firstContactName"],
  ),
);

export type Team = ContentOf<typeof teamSchema>;

const publication = v.variant("network", [
  v.strictObject({ network: v.literal("instagram"), url: webAddress }),
  /** `id`: what follows `/embed/feed/update/` in the embed code that LinkedIn gives for a post. */
  v.strictObject({
    network: v.literal("linkedin"),
    id: matching(/^urn:li:[a-zA-Z]{1,40}:\d{1,40}$/, "expected an id as urn:li:share:7000000000000000001"),
  }),
]);

/** Whose testimonial it is; `publication`: where it was published, if it was. */
const attribution = { role: perLanguage(name), company: name, publication: v.exactOptional(publication) };

export const testimonialsSchema = file({
  testimonials: v.array(
    v.union(
      [
        /** Author and text are those of the case study. */
        v.strictObject({ project: slug, ...attribution }),
        v.strictObject({ author: name, text: perLanguage(plainText), ...attribution }),
      ],
      "expected `project`, or `author` and `text`, with role and company",
    ),
  ),
});

export type Testimonials = ContentOf<typeof testimonialsSchema>;

export const blogSchema = file({
  blogEntries: v.array(
    v.strictObject({
      category: v.picklist(["cybersecurity", "productivity", "design"]),
      title: perLanguage(shortText(120)),
      /** One sentence, shown while the article is closed. */
      teaser: perLanguage(plainText),
      /** One paragraph of forty words at most, because the home page contains all of it. */
      text: perLanguage(plainText),
    }),
  ),
});

export type Blog = ContentOf<typeof blogSchema>;
export type BlogEntry = Blog["blogEntries"][number];

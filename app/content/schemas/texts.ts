import * as v from "valibot";
import { type ContentOf, day, file, matching, name, perLanguage, shortText, text } from "./common.ts";

const anchor = matching(/^[a-z][a-z-]{0,59}$/, "expected lower case with hyphens");

/** Questions and their answers: shown on a page, and in its structured data for search engines. */
export const questionsSchema = file({
  questions: v.array(
    v.strictObject({
      /** Its anchor, if a link leads to it. */
      id: v.exactOptional(anchor),
      question: perLanguage(text),
      answer: perLanguage(text),
    }),
  ),
});
export type Questions = ContentOf<typeof questionsSchema>;

/** Texts that others repeat. */
export const sharedTextsSchema = file({
  /** In place of a price. */
  onRequest: perLanguage(name),
  /** Before the names of places. */
  forExample: perLanguage(name),
  shared: v.record(matching(/^\w{1,60}$/, "expected a name of letters and digits"), perLanguage(text)),
});
export type SharedTexts = ContentOf<typeof sharedTextsSchema>;

/** With links, `[text](target)`: app/articles/prose.ts. */
const prose = perLanguage(text);

const block = v.union(
  [
    v.strictObject({ list: v.array(prose) }),
    v.strictObject({ terms: v.array(v.strictObject({ term: perLanguage(text), text: prose })) }),
    prose,
  ],
  "expected a paragraph in every language, `list`, or `terms` of `term` and `text`",
);

const section = v.strictObject({
  /** The section's anchor: the part of its address after `#`. */
  id: anchor,
  title: perLanguage(text),
  blocks: v.array(block),
});

const sections = v.pipe(
  v.array(section),
  v.check(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    "expected another `id` for each section",
  ),
);

const article = {
  title: perLanguage(text),
  /** The first paragraph, under the title. */
  lead: perLanguage(text),
  /** The day of its last change. */
  updated: v.exactOptional(day),
  sections,
};

/** The program adds to them what browsers store, and which companies it calls. */
const completed = ["readers", "browser", "others"];

export const articleSchema = file(article);
export type ArticleFile = Readonly<ContentOf<typeof articleSchema>>;

export const privacySchema = file({
  /** The company that hosts the server, and its country. */
  host: v.nullable(perLanguage(shortText(200))),
  /** What the webhook receiver is for, and whose it is. */
  webhookReceiver: v.nullable(perLanguage(shortText(200))),
  ...article,
  sections: v.pipe(
    sections,
    v.check(
      (all) => completed.every((id) => all.some((section) => section.id === id)),
      `expected sections with each \`id\` to which the program adds: ${completed.join(", ")}`,
    ),
  ),
});
export type PrivacyFile = Readonly<ContentOf<typeof privacySchema>>;

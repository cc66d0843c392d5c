import { expect, test } from "vitest";
import type { Article } from "#app/articles/article.ts";
import { accessibility, statedPrivacy } from "#app/articles/articles.ts";
import { locales } from "#app/i18n/locales.ts";
import { privacyArticle } from "./privacy-article.ts";

const alone = { form: null, pictures: null, videos: null };
const textOf = (article: Article) => JSON.stringify(article).replace(/[\u00A0\u202F]/g, " ");

test("a site that calls on nobody says so; one that does names whom, and not more than asked", () => {
  for (const locale of locales) {
    const nobody = locale === "fr-fr" ? "aucune autre entreprise" : "no other company";
    expect(textOf(privacyArticle(locale, alone))).toContain(nobody);
    const form = textOf(
      privacyArticle(locale, { ...alone, form: "https://submit-form.example/abc?key=sesame" }),
    );
    expect(form).toContain("submit-form.example");
    expect(form).not.toContain("sesame");
    expect(form).not.toContain(nobody);
    const videos = textOf(
      privacyArticle(locale, {
        ...alone,
        videos: "https://stream.example",
        pictures: "https://cdn.example/x",
      }),
    );
    expect(videos).toContain("stream.example");
    expect(videos).toContain("cdn.example");
  }
});

test("what browsers store of an introduction is stated only where the home page has one", () => {
  for (const locale of locales) {
    const [without, withOne] = [false, true].map((has) => textOf(privacyArticle(locale, alone, has)));
    for (const name of ["introClosed", "introOpened"])
      expect([without?.includes(name), withOne?.includes(name)]).toEqual([false, true]);
    expect(without).toContain("splashSeen");
  }
});

test("no place is left unfilled, and both languages have the same sections", () => {
  const [french, english] = locales.map((locale) =>
    privacyArticle(locale, { form: "https://a.example", pictures: null, videos: null }),
  );
  expect(JSON.stringify([french, english])).not.toMatch(/[{]\w+[}]/);
  expect(french?.sections.map(({ id, blocks }) => [id, blocks.length])).toEqual(
    english?.sections.map(({ id, blocks }) => [id, blocks.length]),
  );
});

test("both articles have the same outline in both languages, and links that lead somewhere", () => {
  for (const article of [statedPrivacy, accessibility]) {
    expect(article["en-en"].sections.map(({ id }) => id)).toEqual(
      article["fr-fr"].sections.map(({ id }) => id),
    );
    const links = [...JSON.stringify(article).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(3);
    for (const href of links)
      expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:\+|\/(?:fr-fr|en-en)\/)[\x21-\x7E]+$/);
  }
});

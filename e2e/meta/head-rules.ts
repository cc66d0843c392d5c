/** What the head of every page has to say, and how its parts have to agree. */
import { defaultColours } from "#content/colours.ts";
import { identity } from "#content/identity.ts";
import { elements, texts } from "#testing/markup.ts";
import { languageOf, publicOrigin } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";
import { differs, links, meta, metas, type Rule } from "./page.ts";

const suffix = ` · ${identity.name}`;
const social = { "fr-fr": "fr_FR", "en-en": "en_EN" } as const;
const other = { "fr-fr": "en-en", "en-en": "fr-fr" } as const;

export const titleOf = (html: string): string => (texts(html, "title")[0] ?? "").replace(suffix, "");

const within = (what: string, { length }: string, [least, most]: readonly [number, number]) =>
  length >= least && length <= most ? [] : [`${what} has ${length} characters`];

/** Texts of attributes and of elements, compared without what typesetting does to spaces. */
const spaced = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, " ");

/** The bare domain is shared as what it leads to: its title is about the choice of a language. */
const isShared = (name: string) => name !== "entry";

export const headRules: Readonly<Record<string, Rule>> = {
  language: ({ html, locale }) => [
    ...differs("lang", elements(html, "html")[0]?.lang, languageOf[locale]),
    ...(/(?:hreflang|lang)="(?:en-en|fr-fr)"/i.test(html) ? ["en-en and fr-fr are no language tags"] : []),
  ],
  title: ({ html }) => {
    const titles = texts(html.slice(0, html.indexOf("</head>")), "title");
    return [
      ...differs("number of titles", titles.length, 1),
      ...(titles[0]?.endsWith(suffix) ? [] : [`the title does not end in ${suffix}`]),
      ...within("the title", titleOf(html), [3, 60]),
    ];
  },
  // Visible text has hyphens that no line ends on; a search, a mail filter or a shared link would not find them.
  hyphens: ({ html }) =>
    [
      html.slice(0, html.indexOf("</head>")),
      ...(html.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g) ?? []),
    ].flatMap((text) => text.match(/.{0,20}\u2011.{0,20}/g) ?? []),
  // A text whose `{slot}` nothing has filled.
  slots: ({ html }) =>
    elements(html, "meta").flatMap(({ content = "" }) => content.match(/.{0,20}\{\w+\}/g) ?? []),
  description: ({ html, indexable }) =>
    indexable ? within("the description", meta(html, "description"), [50, 160]) : [],
  robots: ({ html, indexable, name }) =>
    indexable
      ? metas(html, "robots").map((content) => `robots says ${content}`)
      : differs("robots", meta(html, "robots"), name === "entry" ? "noindex, follow" : "noindex"),
  canonical: ({ html, path }) =>
    differs(
      "canonical",
      links(html, "canonical").map(({ href }) => href),
      [`${publicOrigin}${path}`],
    ),
  alternates: ({ html, indexable, alternates }) => {
    const expected =
      indexable && alternates !== null
        ? [
            ...locales.map((locale) => `${languageOf[locale]} ${publicOrigin}${alternates[locale]}`),
            `x-default ${publicOrigin}${alternates["en-en"]}`,
          ]
        : [];
    const found = links(html, "alternate").map(({ hreflang, href }) => `${hreflang} ${href}`);
    return differs("the set of alternates", found.toSorted(), expected.toSorted());
  },
  social: ({ html, path, locale, name }) => [
    ...differs("og:url", meta(html, "og:url"), `${publicOrigin}${path}`),
    ...differs("og:type", meta(html, "og:type"), "website"),
    ...differs("og:site_name", meta(html, "og:site_name"), identity.name),
    ...differs("og:locale", meta(html, "og:locale"), social[locale]),
    ...differs("og:locale:alternate", meta(html, "og:locale:alternate"), social[other[locale]]),
    ...(isShared(name) ? differs("og:title", spaced(meta(html, "og:title")), titleOf(html)) : []),
    ...(isShared(name)
      ? differs("og:description", meta(html, "og:description"), meta(html, "description"))
      : []),
    ...["title", "description"].flatMap((part) =>
      differs(`twitter:${part}`, meta(html, `twitter:${part}`), meta(html, `og:${part}`)),
    ),
  ],
  picture: ({ html, name, locale }) => {
    if (name === "embed") return metas(html, "og:image").map((url) => `og:image ${url} on a page in a frame`);
    const url = meta(html, "og:image");
    const expected = `${publicOrigin}/social/${name === "entry" ? "fr-fr-home" : `${locale}-`}`;
    return [
      ...(url.startsWith(expected) && /\.[\da-f]{10}\.jpg$/.test(url) ? [] : [`og:image is ${url}`]),
      ...differs("og:image:type", meta(html, "og:image:type"), "image/jpeg"),
      ...differs("og:image:width", meta(html, "og:image:width"), "1200"),
      ...differs("og:image:height", meta(html, "og:image:height"), "630"),
      ...within("og:image:alt", meta(html, "og:image:alt"), [10, 200]),
      ...differs("twitter:card", meta(html, "twitter:card"), "summary_large_image"),
      ...differs("twitter:image", meta(html, "twitter:image"), url),
      ...differs("twitter:image:alt", meta(html, "twitter:image:alt"), meta(html, "og:image:alt")),
    ];
  },
  icons: ({ html }) => [
    ...differs("theme-color", meta(html, "theme-color"), defaultColours.canvas),
    ...differs(
      "the icons",
      links(html, "icon").map(({ href }) => href),
      ["/favicon.ico", "/favicon.svg"],
    ),
    ...differs("the touch icon", links(html, "apple-touch-icon")[0]?.href, "/apple-touch-icon.png"),
  ],
};

/** What a page's structured data has to hold, and that all of it stands on the page. */
import { identity } from "#content/identity.ts";
import { elements, texts } from "#testing/markup.ts";
import { languageOf, publicOrigin } from "#testing/routes.ts";
import { type Locale, plain, words } from "#testing/words.ts";
import { titleOf } from "./head-rules.ts";
import { type BuiltPage, differs, meta, type Rule, shows, visibleText } from "./page.ts";

type Node = { readonly [key: string]: Value };
type Value = string | number | Node | readonly Value[] | undefined;

const isNode = (value: Value): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: Value): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const nodes = (value: Value): readonly Node[] => list(value).filter(isNode);
const node = (value: Value): Node => nodes(value)[0] ?? {};
const string = (value: Value): string => (typeof value === "string" ? value : "");

const blocks = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => json,
  );

function graphOf(html: string): readonly Node[] {
  const [json, ...others] = blocks(html);
  if (json === undefined || others.length > 0) throw new Error("not one block of structured data");
  return nodes((JSON.parse(json) as Node)["@graph"]);
}

const ofType = (html: string, ...types: readonly string[]): readonly Node[] =>
  graphOf(html).filter((thing) => types.includes(string(thing["@type"])));

/** The one thing of a type; throws where there are none or several. */
function only(html: string, ...types: readonly string[]): Node {
  const [thing, ...others] = ofType(html, ...types);
  if (thing === undefined || others.length > 0) throw new Error(`not one ${types.join(" or ")}`);
  return thing;
}

/** A complaint for every text that stands nowhere on the page. */
function unseen({ html }: BuiltPage, claims: readonly string[]): readonly string[] {
  const text = visibleText(html);
  return claims
    .filter((claim) => claim === "" || !shows(text, claim))
    .map((claim) => `${JSON.stringify(claim)} stands nowhere on the page`);
}

/** Every `@id` in a value that is only a reference. */
function references(value: Value): readonly string[] {
  if (!isNode(value)) return Array.isArray(value) ? value.flatMap(references) : [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === "@id") return [string(value["@id"])];
  return Object.values(value).flatMap(references);
}

const url = (path: string) => `${publicOrigin}${path}`;
const businessId = url("/#business");

/** The pages that name where the agency works. */
const withArea = ["home", "contact", "about"];
const territories = [
  "martinique",
  "guadeloupe",
  "french-guiana",
  "dominica",
  "saint-lucia",
  "saint-martin",
] as const;
const pageTypes: Readonly<Record<string, string>> = {
  about: "AboutPage",
  contact: "ContactPage",
  portfolio: "CollectionPage",
  showcase: "FAQPage",
  ecommerce: "FAQPage",
};
/** The price ranges, in euros: docs/product.md#seo. */
const ranges = {
  showcase: [100, 20_000],
  ecommerce: [5000, 20_000],
  maintenance: [30, 500],
  seo: [100, 10_000],
  identity: [50, 5000],
} as const;
type Priced = keyof typeof ranges;
const pricedOn: Readonly<Record<string, readonly Priced[]>> = {
  services: ["showcase", "ecommerce", "maintenance", "seo", "identity"],
  showcase: ["showcase"],
  ecommerce: ["ecommerce"],
};
/** How long the videos of a page last, in seconds: docs/product.md#pages. The promotional ones are French. */
const filmsOn: Readonly<Record<string, Partial<Record<Locale, readonly number[]>>>> = {
  home: { "fr-fr": [45], "en-en": [45] },
  services: { "fr-fr": [11, 14, 16, 17, 21] },
};
const euros: Readonly<Record<Locale, (amount: number) => string>> = {
  "fr-fr": (amount) => `${amount.toLocaleString("fr-FR")} €`,
  "en-en": (amount) => `€${amount.toLocaleString("en-GB")}`,
};
const opening: Readonly<Record<Locale, readonly string[]>> = {
  "fr-fr": ["Du lundi au vendredi", "10 h – 19 h"],
  "en-en": ["Monday to Friday", "10 am – 7 pm"],
};
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** For the pages that search engines may list. */
export const graphRules: Readonly<Record<string, Rule>> = {
  graph: ({ html }) => {
    const graph = graphOf(html);
    const ids = graph.map((thing) => string(thing["@id"]));
    const context = (JSON.parse(blocks(html)[0] ?? "") as Node)["@context"];
    return [
      ...differs("the context", context, "https://schema.org"),
      ...differs("the number of things with a name of their own", new Set(ids).size, graph.length),
      ...ids.filter((id) => !id.startsWith(`${publicOrigin}/`)).map((id) => `${id} is no id of this site`),
      ...references(graph)
        .filter((id) => !ids.includes(id))
        .map((id) => `nothing is called ${id}`),
    ];
  },
  business: (page) => {
    const business = only(page.html, "LocalBusiness");
    const address = node(business.address);
    const hrefs = elements(page.html, "a").map(({ href }) => href ?? "");
    return [
      ...differs("the business's id", business["@id"], businessId),
      ...differs("the business's name", business.name, identity.name),
      ...differs("the business's address on the web", business.url, url("/")),
      ...(hrefs.includes(`tel:${string(business.telephone)}`) ? [] : ["its phone number is no link"]),
      ...(hrefs.some((href) => href.startsWith(`mailto:${string(business.email)}`))
        ? []
        : ["nor its e-mail"]),
      ...list(business.sameAs)
        .filter((profile) => !hrefs.includes(string(profile)))
        .map((it) => `no link to ${it}`),
      ...differs("its country", address.addressCountry, "MQ"),
      ...unseen(page, [string(address.addressLocality), string(address.addressRegion)]),
      ...(page.name === "connect"
        ? []
        : unseen(page, [string(address.streetAddress), string(address.postalCode)])),
    ];
  },
  hours: (page) => {
    if (page.name === "connect") return [];
    const business = only(page.html, "LocalBusiness");
    const { dayOfWeek, opens, closes } = node(business.openingHoursSpecification);
    const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    return [
      ...differs("the week", dayOfWeek, week),
      ...differs("the hours", [opens, closes], ["10:00", "19:00"]),
      ...unseen(page, opening[page.locale]),
      ...differs("the place", node(business.geo).latitude, identity.location.latitude),
    ];
  },
  area: (page) => {
    const areas = nodes(only(page.html, "LocalBusiness").areaServed);
    if (!withArea.includes(page.name)) return differs("the number of areas", areas.length, 0);
    const names = areas.flatMap(({ name }) => (name === undefined ? [] : string(name)));
    const wanted = territories.map((territory) => words[page.locale](`contact.territory.${territory}`));
    const circle = areas.find((area) => area["@type"] === "GeoCircle");
    return [
      ...differs("the areas", names, wanted),
      ...differs("the radius", circle?.geoRadius, 200_000),
      ...unseen(page, [...names, "200 km"]),
    ];
  },
  reviews: (page) => {
    const { aggregateRating, review } = only(page.html, "LocalBusiness");
    if (page.name !== "home")
      return differs("a rating where no review stands", [aggregateRating, review], [undefined, undefined]);
    const reviews = nodes(review);
    const { ratingValue, reviewCount } = node(aggregateRating);
    const quotes = texts(page.html, "blockquote").map(plain);
    return [
      ...differs("the rating", [ratingValue, reviewCount], [5, 3]),
      ...differs("the number of reviews", [reviews.length, quotes.length], [3, 3]),
      ...differs(
        "the reviews",
        reviews.map(({ reviewBody }) => plain(string(reviewBody))),
        quotes,
      ),
      ...unseen(page, [
        words[page.locale]("home.testimonials.rating", {
          value: Number(ratingValue),
          reviews: Number(reviewCount),
        }),
        ...reviews.map(({ author }) => string(node(author).name)),
      ]),
    ];
  },
  site: ({ html }) => {
    const { name, publisher, inLanguage, ...site } = only(html, "WebSite");
    return [
      ...differs("the site", [site["@id"], site.url, name], [url("/#website"), url("/"), identity.name]),
      ...differs("its languages", inLanguage, ["fr", "en"]),
      ...differs("its publisher", node(publisher)["@id"], businessId),
    ];
  },
  page: ({ html, name, path, locale }) => {
    const page = only(html, "WebPage", ...new Set(Object.values(pageTypes)));
    return [
      ...differs("the kind of page", page["@type"], pageTypes[name] ?? "WebPage"),
      ...differs("its id", page["@id"], url(`${path}#webpage`)),
      ...differs("its address", page.url, url(path)),
      ...differs("its name", plain(string(page.name)), plain(titleOf(html))),
      ...differs("its description", page.description, meta(html, "description")),
      ...differs("its language", page.inLanguage, languageOf[locale]),
      ...differs("its picture", page.primaryImageOfPage, meta(html, "og:image")),
      ...differs("its site", node(page.isPartOf)["@id"], url("/#website")),
    ];
  },
  breadcrumb: ({ html, name, locale }) => {
    const label = words[locale]("shell.breadcrumb").replaceAll("’", "[’']");
    const breadcrumb = new RegExp(`<nav aria-label="${label}"[\\s\\S]*?</nav>`).exec(html)?.[0] ?? "";
    const crumbs = texts(breadcrumb, "li").map((text) => text.replace(/^\/\s*/, ""));
    const told = ofType(html, "BreadcrumbList");
    if (name === "home" || name === "connect") return differs("trails", [told.length, crumbs.length], [0, 0]);
    const items = nodes(told[0]?.itemListElement);
    const hrefs = elements(breadcrumb, "a").map(({ href = "" }) => url(href));
    return [
      ...differs("the number of trails", told.length, 1),
      ...differs(
        "the breadcrumb",
        items.map((item) => plain(string(item.name))),
        crumbs,
      ),
      ...differs(
        "the positions",
        items.map(({ position }) => position),
        crumbs.map((_, index) => index + 1),
      ),
      ...differs(
        "the addresses",
        items.slice(0, -1).map(({ item }) => item),
        hrefs,
      ),
      ...differs("the last address", items.at(-1)?.item, links(html)),
      ...(items.length < 2 ? ["a breadcrumb of one"] : []),
    ];
  },
  services: (page) => {
    const expected = pricedOn[page.name] ?? [];
    const told = ofType(page.html, "Service");
    const offers = told.map(({ offers }) => node(offers));
    return [
      ...differs(
        "the price ranges",
        offers.map(({ lowPrice, highPrice }) => [lowPrice, highPrice]),
        expected.map((id) => ranges[id]),
      ),
      ...offers.flatMap((offer) =>
        differs("an offer", [offer["@type"], offer.priceCurrency], ["AggregateOffer", "EUR"]),
      ),
      ...told.flatMap(({ provider }) => differs("who offers it", node(provider)["@id"], businessId)),
      ...unseen(page, [
        ...told.map(({ name }) => string(name)),
        ...offers.flatMap(({ lowPrice, highPrice }) =>
          [lowPrice, highPrice].map((price) => euros[page.locale](Number(price))),
        ),
      ]),
    ];
  },
  questions: ({ html, name }) => {
    const entries = nodes(ofType(html, "FAQPage")[0]?.mainEntity);
    if (pageTypes[name] !== "FAQPage") return differs("the questions", entries, []);
    const shown = [
      ...html.matchAll(
        /<details class="fold[^>]*><summary[\s\S]*?<h3[^>]*>([\s\S]*?)<\/h3>[\s\S]*?<\/summary><p[^>]*>([\s\S]*?)<\/p>/g,
      ),
    ];
    const readable = (text = "") => plain(texts(`<p>${text}</p>`, "p")[0] ?? "");
    return [
      ...(entries.length < 3 ? ["too few questions"] : []),
      ...differs(
        "the questions",
        entries.map((entry) => [
          entry["@type"],
          plain(string(entry.name)),
          plain(string(node(entry.acceptedAnswer).text)),
        ]),
        shown.map(([, question, answer]) => ["Question", readable(question), readable(answer)]),
      ),
    ];
  },
  films: (page) => {
    const told = ofType(page.html, "VideoObject");
    const expected = filmsOn[page.name]?.[page.locale] ?? [];
    const seconds = told.map(({ duration }) => Number(/^PT(\d+)S$/.exec(string(duration))?.[1]));
    const playlists = elements(page.html, "a").flatMap((link) =>
      link["data-video"] ? url(link.href ?? "") : [],
    );
    return [
      ...differs(
        "how long the films last",
        seconds.toSorted((a, b) => a - b),
        expected,
      ),
      ...told.flatMap((film) => [
        ...(playlists.includes(string(film.contentUrl)) ? [] : [`no film plays ${film.contentUrl}`]),
        ...(/^https:.*\/thumbnail\.jpg\?time=6$/.test(string(film.thumbnailUrl))
          ? []
          : ["no thumbnail at 6 s"]),
        ...(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(string(film.uploadDate))
          ? []
          : ["no date with a zone"]),
        ...differs("its language", film.inLanguage, languageOf[page.locale]),
        ...unseen(page, [string(film.name), string(film.description)]),
      ]),
      ...unseen(page, seconds.map(clock)),
    ];
  },
  work: (page) => {
    const works = ofType(page.html, "CreativeWork");
    if (page.name !== "project") return differs("the case studies", works.length, 0);
    const [work = {}] = works;
    return [
      ...differs("the number of case studies", works.length, 1),
      ...differs("who made it", node(work.creator)["@id"], businessId),
      ...differs("its address", work.url, url(page.path)),
      ...unseen(page, [work.name, work.description, work.genre, work.dateCreated].map(string)),
    ];
  },
  list: (page) => {
    const entries = nodes(node(ofType(page.html, "CollectionPage")[0]?.mainEntity).itemListElement);
    if (page.name !== "portfolio") return differs("the list", entries, []);
    const hrefs = elements(page.html, "a").map(({ href = "" }) => url(href));
    return [
      ...(entries.length === 0 ? ["an empty list"] : []),
      ...differs(
        "the positions",
        entries.map(({ position }) => position),
        entries.map((_, index) => index + 1),
      ),
      ...entries
        .filter((entry) => !hrefs.includes(string(entry.url)))
        .map((entry) => `no link to ${entry.url}`),
      ...unseen(
        page,
        entries.map(({ name }) => string(name)),
      ),
    ];
  },
};

/** The page's own address, as its canonical says it. */
function links(html: string): string {
  return elements(html, "link").find(({ rel }) => rel === "canonical")?.href ?? "";
}

/** For the pages that no search engine is to list: they tell nothing. */
export const silentRules: Readonly<Record<string, Rule>> = {
  silence: ({ html }) => differs("the blocks of structured data", blocks(html).length, 0),
};

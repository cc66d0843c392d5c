/** Ways to break a page, each of which a rule must notice. */
import { isOffered } from "#app/prices/offered-services.ts";
import { videosOf } from "#app/video/videos-of.ts";
import { identity } from "#content/identity.ts";
import { territories } from "#content/place.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { projectPath, projectSlugs, routes } from "#testing/routes.ts";

/** The rule that must notice it, the page's path, and what is replaced in its HTML by what. */
type Breakage = readonly [rule: string, path: string, from: string | RegExp, to: string];

/** Those of what the agency may not have. */
const breaksIf = (has: boolean, ...some: readonly Breakage[]): readonly Breakage[] => (has ? some : []);

const [aProject = ""] = projectSlugs;
const aTerritory = Object.values(territories).at(-1)?.name["en-en"] ?? "";
const highest = (priceRanges.ecommerce.to / 100).toLocaleString("fr-FR");
const home = routes.home["fr-fr"];
const services = routes.services["fr-fr"];
const showcase = routes.showcase["en-en"];
const project = projectPath("en-en", aProject);

export const breakages: readonly Breakage[] = [
  ["language", home, '<html lang="fr"', '<html lang="en"'],
  ["language", home, /hrefLang="fr"/i, 'hreflang="fr-fr"'],
  ["title", home, /<title>.*?<\/title>/, ""],
  ["title", home, /<title>(.*?)<\/title>/, "<title>$1</title><title>$1</title>"],
  ["title", home, / · [^<]*<\/title>/, "</title>"],
  ["title", home, "<title>", `<title>${"a".repeat(60)}`],
  ["hyphens", home, /(<meta name="description" content=")/, "$1faut\u2011il"],
  ["hyphens", home, '"@context"', '"name":"faut\u2011il","@context"'],
  ["description", home, /<meta name="description"[^>]*>/, ""],
  ["description", home, /(<meta name="description" content=")[^"]*/, "$1Short"],
  ["robots", home, "<title>", '<meta name="robots" content="noindex"/><title>'],
  ["robots", routes.thankYou["fr-fr"], /<meta name="robots"[^>]*>/, ""],
  ["robots", "/", 'content="noindex, follow"', 'content="noindex, nofollow"'],
  ["canonical", home, /<link rel="canonical"[^>]*>/, ""],
  ["canonical", home, /(<link rel="canonical" href=")https:\/\/[^/]*/, "$1"],
  ["alternates", home, /<link rel="alternate" hrefLang="x-default"[^>]*>/i, ""],
  ["alternates", home, /(hrefLang="en" href="[^"]*)en-en/i, "$1fr-fr"],
  [
    "alternates",
    routes.thankYou["fr-fr"],
    "<title>",
    '<link rel="alternate" hreflang="en" href="/en-en/"/><title>',
  ],
  ["social", home, /(property="og:locale" content=")fr_FR/, "$1fr-fr"],
  ["social", home, /(property="og:locale:alternate" content=")en_EN/, "$1fr_FR"],
  ["social", home, /(property="og:url" content="[^"]*)fr-fr\//, "$1"],
  ["social", home, /(property="og:title" content=")/, "$1Other "],
  ["social", home, /(name="twitter:description" content=")/, "$1Other "],
  ["social", home, /<meta property="og:site_name"[^>]*>/, ""],
  ["slots", home, /(property="og:image:alt" content=")/, "$1{minutes} "],
  ["picture", home, /<meta property="og:image" [^>]*>/, ""],
  ["picture", home, /(property="og:image" content=")https:\/\/[^/]*/, "$1"],
  ["picture", home, /(property="og:image" content="[^"]*\/social\/)fr-fr/, "$1en-en"],
  ["picture", home, 'content="1200"', 'content="600"'],
  ["picture", home, /<meta property="og:image:alt"[^>]*>/, ""],
  ["picture", home, "summary_large_image", "summary"],
  ["icons", home, /(name="theme-color" content=")#\w+/, "$1#000000"],
  ["icons", home, /<link rel="apple-touch-icon"[^>]*>/, ""],
  ["graph", home, '"@context":"https://schema.org",', ""],
  ["graph", home, '{"@context"', '{{"@context"'],
  ["graph", home, '/#website"', '/#nowhere"'],
  ["graph", home, /<script type="application\/ld\+json">[\s\S]*?<\/script>/, ""],
  ["business", home, '"@type":"LocalBusiness"', '"@type":"ProfessionalService"'],
  ["business", home, /"telephone":"[^"]*"/, '"telephone":"+596000000"'],
  ["business", home, /"streetAddress":"[^"]*"/, '"streetAddress":"1 Elsewhere"'],
  ["business", home, /"sameAs":\[[^\]]*\]/, '"sameAs":["https://example.com/me"]'],
  ["hours", home, /"closes":"[^"]*"/, '"closes":"23:59"'],
  ["hours", services, '"sameAs"', '"openingHoursSpecification":{"opens":"10:00"},"sameAs"'],
  ["hours", home, /("dayOfWeek":\[[^\]]*)\]/, '$1,"Someday"]'],
  ["hours", home, /\d+\sh(?:\s\d+)? – \d+\sh/g, "3 h – 4 h"],
  ["area", home, /"geoRadius":\d+/, '"geoRadius":2'],
  ["area", routes.contact["en-en"], /\{"@type":"AdministrativeArea","name":"[^"]*"\},/, ""],
  ["area", routes.contact["en-en"], new RegExp(`${aTerritory}(?!"\\})`, "g"), "Barbados"],
  ...breaksIf(
    identity.rating !== null,
    ["reviews", home, /"reviewCount":\d+/, '"reviewCount":987'],
    ["reviews", home, /"ratingValue":[\d.]+/, '"ratingValue":1.1'],
    ["reviews", home, /<blockquote[\s\S]*?<\/blockquote>/, ""],
  ),
  ["reviews", services, '"sameAs"', '"aggregateRating":{"ratingValue":5},"sameAs"'],
  ["site", home, '"inLanguage":["fr","en"]', '"inLanguage":["fr-fr","en-en"]'],
  ["page", home, '"@type":"WebPage"', '"@type":"Article"'],
  ["page", home, /(#webpage","url":"[^"]*)"/, '$1other/"'],
  ["page", home, /(#webpage"[^}]*?"description":")/, "$1Other "],
  ["page", home, /("primaryImageOfPage":"[^"]*)fr-fr/, "$1en-en"],
  ["breadcrumb", services, '"position":1', '"position":0'],
  ["breadcrumb", services, /("position":2,"name":")/, "$1Other "],
  ["breadcrumb", services, /<span aria-current="page">[^<]*/, '<span aria-current="page">Other'],
  ["breadcrumb", services, /("position":1,[^}]*"item":"[^"]*)"/, '$1other/"'],
  ["services", services, /"lowPrice":[\d.]+/, '"lowPrice":1'],
  ["services", services, '"priceCurrency":"EUR"', '"priceCurrency":"USD"'],
  ...breaksIf(isOffered("ecommerce"), ["services", services, new RegExp(`${highest}\\s€`, "g"), "1 €"]),
  ["services", home, '{"@type":"WebSite"', '{"@type":"Service","@id":"x","offers":{}},{"@type":"WebSite"'],
  ["packs", routes.pricing["fr-fr"], /("@type":"PriceSpecification","price":)[\d.]+/, "$11"],
  ["packs", home, '{"@type":"WebSite"', '{"@type":"Offer","name":"Start"},{"@type":"WebSite"'],
  ["questions", showcase, /("@type":"Question","name":")/, "$1Really? "],
  ["questions", showcase, /("@type":"Answer","text":")/, "$1Yes. "],
  ["questions", showcase, /<details class="fold[\s\S]*?<\/details>/, ""],
  ["questions", home, '"@type":"WebPage"', '"@type":"FAQPage","mainEntity":[{"@type":"Question"}]'],
  ["videos", home, '{"@type":"WebSite"', '{"@type":"VideoObject","duration":"PT9S"},{"@type":"WebSite"'],
  ...breaksIf(
    videosOf("services", "fr-fr").length > 0,
    ["videos", services, /"PT\d+S"/, '"PT9S"'],
    ["videos", services, /("uploadDate":"[^"]*)[+-]\d\d:\d\d"/, '$1"'],
    ["videos", services, /("@type":"VideoObject"[^}]*"description":")/, "$1Other "],
    ["videos", services, /("contentUrl":"[^"]*)\.m3u8/, "$1.mp4"],
    ["videos", services, /\?time=6/, ""],
  ),
  ...breaksIf(videosOf("home", "fr-fr").length > 0, ["videos", home, /data-video="[^"]*"/, ""]),
  ["work", home, '{"@type":"WebSite"', '{"@type":"CreativeWork"},{"@type":"WebSite"'],
  [
    "list",
    home,
    '"@type":"WebPage"',
    '"@type":"CollectionPage","mainEntity":{"itemListElement":[{"@type":"ListItem"}]}',
  ],
  ...breaksIf(
    projectSlugs.length > 0,
    ["canonical", project, /(<link rel="canonical" href="[^"]*)"/, '$1/"'],
    ["work", project, '"@type":"CreativeWork"', '"@type":"Thing"'],
    ["work", project, /"dateCreated":"\d+"/, '"dateCreated":"1999"'],
    [
      "list",
      routes.portfolio["fr-fr"],
      /("@type":"ListItem","position":1,"name":")(?=[^}]*\/portfolio\/\w)/,
      "$1Other ",
    ],
  ),
  ["unlisted", routes.thankYou["en-en"], "</body>", '<script type="application/ld+json">{}</script></body>'],
];

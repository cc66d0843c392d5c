/** What the structured data says about services, questions, videos and case studies, and that the page shows it. */

import type { PricedService } from "#app/content/schemas/agency.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { packs } from "#app/prices/rules.ts";
import { videosOf } from "#app/video/videos-of.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { elements, texts } from "#testing/markup.ts";
import { languageOf } from "#testing/routes.ts";
import { type Locale, plain } from "#testing/words.ts";
import { businessId, missingTexts, node, nodes, ofType, string, url } from "./graph.ts";
import { differs, type Rule } from "./page.ts";
import { pageTypes } from "./page-rules.ts";

/** A price range in euros: docs/product.md#seo. */
const rangeOf = (id: PricedService) => [priceRanges[id].from / 100, priceRanges[id].to / 100];
const pricedOn: Readonly<Record<string, readonly PricedService[]>> = {
  services: (["showcase", "ecommerce", "maintenance", "seo", "identity"] as const).filter(isOffered),
  showcase: ["showcase"],
  ecommerce: ["ecommerce"],
};
const euros: Readonly<Record<Locale, (amount: number) => string>> = {
  "fr-fr": (amount) => `${amount.toLocaleString("fr-FR")} €`,
  "en-en": (amount) => `€${amount.toLocaleString("en-GB")}`,
};

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export const contentRules: Readonly<Record<string, Rule>> = {
  services: (page) => {
    const expected = pricedOn[page.name] ?? [];
    const found = ofType(page.html, "Service");
    const offers = found.map(({ offers }) => node(offers));
    return [
      ...differs(
        "the price ranges",
        offers.map(({ lowPrice, highPrice }) => [lowPrice, highPrice]),
        expected.map(rangeOf),
      ),
      ...offers.flatMap((offer) =>
        differs("an offer", [offer["@type"], offer.priceCurrency], ["AggregateOffer", "EUR"]),
      ),
      ...found.flatMap(({ provider }) => differs("who offers it", node(provider)["@id"], businessId)),
      ...missingTexts(page, [
        ...found.map(({ name }) => string(name)),
        // The other services show what their smallest purchase costs.
        ...(expected.includes("ecommerce") ? rangeOf("ecommerce").map(euros[page.locale]) : []),
      ]),
    ];
  },
  packs: (page) => {
    const found = ofType(page.html, "Offer");
    const prices = found.map(({ priceSpecification }) => node(priceSpecification));
    const sold = Object.values(packs).filter(({ price, retired }) => price !== null && retired !== true);
    return [
      ...differs(
        "the packs",
        found.map(({ name }, index) => [name, prices[index]?.price, prices[index]?.valueAddedTaxIncluded]),
        page.name === "pricing"
          ? sold.map(({ name, price }) => [name[page.locale], (price ?? 0) / 100, false])
          : [],
      ),
      ...missingTexts(
        page,
        found.map(({ name }) => string(name)),
      ),
    ];
  },
  questions: ({ html, name }) => {
    const entries = nodes(ofType(html, "FAQPage")[0]?.mainEntity);
    if (pageTypes[name] !== "FAQPage") return differs("the questions", entries, []);
    const shown = [
      ...html.matchAll(
        /<details (?:id="[a-z-]+" )?class="fold[^>]*><summary[\s\S]*?<h3[^>]*>([\s\S]*?)<\/h3>[\s\S]*?<\/summary><p[^>]*>([\s\S]*?)<\/p>/g,
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
  videos: (page) => {
    const found = ofType(page.html, "VideoObject");
    const expected = videosOf(page.name, page.locale).map(({ durationSeconds }) => durationSeconds);
    const seconds = found.map(({ duration }) => Number(/^PT(\d+)S$/.exec(string(duration))?.[1]));
    const playlists = elements(page.html, "a").flatMap((link) =>
      link["data-video"] ? url(link.href ?? "") : [],
    );
    return [
      ...differs(
        "how long the videos last",
        seconds.toSorted((a, b) => a - b),
        expected.toSorted((a, b) => a - b),
      ),
      ...found.flatMap((video) => [
        ...(playlists.includes(string(video.contentUrl)) ? [] : [`no video plays ${video.contentUrl}`]),
        ...(/^https:.*\/thumbnail\.jpg\?time=6$/.test(string(video.thumbnailUrl))
          ? []
          : ["no thumbnail at 6 s"]),
        ...(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(string(video.uploadDate))
          ? []
          : ["no date with a zone"]),
        ...differs("its language", video.inLanguage, languageOf[page.locale]),
        ...missingTexts(page, [string(video.name), string(video.description)]),
      ]),
      ...missingTexts(page, seconds.map(clock)),
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
      ...missingTexts(page, [work.name, work.description, work.genre, work.dateCreated].map(string)),
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
      ...missingTexts(
        page,
        entries.map(({ name }) => string(name)),
      ),
    ];
  },
};

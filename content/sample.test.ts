/**
 * The sample agency's facts as docs/product.md states them, typed by hand: all other tests are about rules. A fact is
 * checked while the file that contains it has a line `sample`. When this suite names one of your own facts, delete
 * its name from that line.
 */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "#app/content/catalogue.ts";
import { projects } from "#app/content/projects.ts";
import { services } from "#app/content/services.ts";
import { team } from "#app/content/team.ts";
import { optionCategories, optionKeys, packKeys } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import * as blogFile from "#content/blog.ts";
import * as packsFile from "#content/catalogue/packs.ts";
import * as policyFile from "#content/catalogue/policy.ts";
import * as conversionRatesFile from "#content/conversion-rates.ts";
import * as figuresFile from "#content/figures.ts";
import * as identityFile from "#content/identity.ts";
import * as offersFile from "#content/offers.ts";
import * as placeFile from "#content/place.ts";
import * as rangesFile from "#content/price-ranges.ts";
import * as servicesFile from "#content/services.ts";
import * as testimonialsFile from "#content/testimonials.ts";
import * as videosFile from "#content/videos/videos.ts";
import { readContent } from "#server/check-live/content.ts";
import { statedFacts } from "#server/check-live/remnants/facts.ts";
import { knownFile, presentPictures, readSampleRemnants } from "#server/check-live/remnants/remnants.ts";
import { variantNames } from "../tooling/build/pictures.ts";

/** Tests that run while all of these content files are samples. */
const sampleOf = (...files: readonly object[]) => describe.runIf(files.every((file) => "sample" in file));

/** The facts whose names are in a file's `sample`. */
const marked = (file: object, facts: Readonly<Record<string, unknown>>) => {
  const { sample = [] } = file as { readonly sample?: true | readonly string[] };
  return Object.entries(facts).filter(([name]) => sample === true || sample.includes(name));
};

sampleOf(identityFile)("who the sample agency is", () => {
  const { identity } = identityFile;
  const facts = {
    founded: 2023,
    companiesSupported: 200,
    rating: { value: 5, reviews: 3 },
    openingHours: {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "10:00",
      closes: "19:00",
    },
  };

  test.each(marked(identityFile, facts))("its %s", (name, fact) => {
    expect(identity).toHaveProperty(name, fact);
  });

  test("its people", () => {
    expect(team).toHaveLength(5);
  });

  test("its networks", () => {
    const networks = ["instagram", "facebook", "linkedin", "youtube", "tiktok", "x"];
    expect(identity.social.map(({ network }) => network)).toEqual(networks);
  });

  test("the categories of its blog", () => {
    const categories = blogFile.blogEntries.map(({ category }) => category);
    expect(categories).toEqual(["cybersecurity", "productivity", "design"]);
  });
});

sampleOf(identityFile, placeFile)("where the sample agency is", () => {
  test("its city, and how far it travels", () => {
    expect(identityFile.identity.address.city).toBe("Fort-de-France");
    expect(placeFile.serviceRadiusMetres).toBe(200_000);
  });
});

sampleOf(servicesFile)("what the sample agency does", () => {
  test("its services, by category, and where each leads", () => {
    const all = [
      ["create", "showcase"],
      ["create", "ecommerce"],
      ["create", "reservation"],
      ["support", "maintenance"],
      ["support", "assistance"],
      ["grow", "seo"],
      ["grow", "optimisation"],
    ] as const;
    expect(services.map(({ category, to }) => [category, typeof to === "string" ? to : to.service])).toEqual(
      all.filter(([, service]) => isOffered(service)),
    );
  });
});

sampleOf(figuresFile)("what the sample agency promises", () => {
  test("its promises and quantities", () => {
    expect(figuresFile.figures).toMatchObject({
      delivery: { showcase: { from: 1, to: 2 }, ecommerce: { from: 3, to: 6 } },
      paymentMonthChoices: [12, 24, 36],
      packProducts: 50,
      maintenance: { bronze: 2, silver: 10, gold: 100 },
      writtenPages: 5,
      optimisedPages: 10,
      migratedPages: 10,
      reportsPerYear: 4,
      blogMonths: 2,
      interviewHours: 2,
      answerHours: 24,
      quoteMinutes: 5,
      // The first run removes it: nobody else can prove it.
      ...(figuresFile.figures.vision !== null && { vision: { year: 2034, billions: 6 } }),
    });
  });
});

sampleOf(conversionRatesFile)("the sample agency's conversion rate", () => {
  test("beside that of the world", () => {
    const { own = 0, world = 0 } = conversionRatesFile.conversionRates ?? {};
    expect({ own, world }).toEqual({ own: 10.34, world: 1.82 });
    expect((own / world).toFixed(1)).toBe("5.7");
  });
});

sampleOf(packsFile, policyFile)("what the sample agency charges", () => {
  test("its packs, and Pro shows no figure", () => {
    const { packs } = catalogue;
    expect(packKeys.map((key) => packs[key].price)).toEqual([99_999, 575_345, null, 1_950_465]);
    expect(packKeys.filter((key) => packs[key].mostPopular)).toEqual(["advanced"]);
  });

  test("what each pack is for", () => {
    const { packs } = catalogue;
    expect(packKeys.map((key) => packs[key].tagline["en-en"])).toEqual([
      expect.stringMatching(/express online presence.*one page/i),
      "Visibility and reliability",
      "An advanced user experience",
      "Maximum visibility and strategic content",
    ]);
    expect(packKeys.map((key) => packs[key].tagline["fr-fr"])).toEqual([
      expect.stringMatching(/présence en ligne express.*une page/i),
      "Visibilité et fiabilité",
      "Une expérience utilisateur avancée",
      "Visibilité maximale et contenu stratégique",
    ]);
  });

  test("the options that it sells, and their categories", () => {
    const categories = "design content features ai marketing security analytics special".split(" ");
    expect(optionCategories).toEqual(categories);
    const keys =
      "multipage_site video_shooting photo_shooting seo_optimization advanced_form sales_funnel professional_email blog_seo google_ads branding_basic branding_premium menu_mega dark_mode accessibility_aa accessibility_aaa 3d_models vr_ar multilingual_structure translation_ai chatbot_faq chatbot_ai two_factor_auth seo_technical firewall backup_setup gdpr_compliance kyc_verification maintenance_bronze maintenance_silver maintenance_gold ga4_basic heatmaps ab_testing monthly_reports quarterly_reports pack_ecommerce pack_reservation migration_multipage pwa";
    expect(optionKeys.toSorted()).toEqual(keys.split(" ").toSorted());
  });

  test("only these options have no price", () => {
    const keys =
      "video_shooting 3d_models vr_ar kyc_verification pack_ecommerce pack_reservation google_ads".split(" ");
    const onQuote = optionKeys.filter((key) => catalogue.options[key].price.kind === "onQuote");
    expect(onQuote.toSorted()).toEqual(keys.toSorted());
  });

  test("one configuration, calculated by hand", () => {
    // (5,753.45 + 290) - 5 %, deposit 30 %, 24 months; 149 a month beside it.
    const selection = {
      projectType: "vitrine",
      paymentMonths: "24",
      pack: "advanced",
      options: ["dark_mode", "maintenance_silver"],
    };
    expect(quote(catalogue, selection).quote).toMatchObject({
      total: 574128,
      discount: 30217,
      payment: { deposit: 172238, count: 24, instalmentAmount: 16745, last: 16755 },
      subscriptionsPerMonth: 14900,
    });
  });
});

sampleOf(rangesFile)("the ranges of the sample agency's prices", () => {
  test("in euros", () => {
    const ranges = Object.entries(rangesFile.priceRanges);
    expect(ranges.map(([id, { from, to }]) => [id, from / 100, to / 100])).toEqual([
      ["showcase", 100, 20_000],
      ["ecommerce", 5000, 20_000],
      ["maintenance", 30, 500],
      ["seo", 100, 10_000],
      ["identity", 50, 5000],
    ]);
  });
});

sampleOf(offersFile)("the sample agency's static offers", () => {
  test("their prices, in cents", () => {
    const prices = offersFile.showcaseOffers.map(({ price }) => price);
    expect(prices).toEqual([2_500_00, 4_500_00, 7_500_00, null]);
  });
});

sampleOf(testimonialsFile)("the sample agency's clients", () => {
  test("three testimonials, the first a reel and the third a president's", () => {
    const { testimonials } = testimonialsFile;
    const networks = testimonials.map(({ publication }) => publication?.network);
    expect(networks).toEqual(["instagram", "linkedin", "linkedin"]);
    expect(testimonials[2]?.role).toEqual({ "fr-fr": "Présidente", "en-en": "President" });
  });
});

sampleOf(videosFile)("the sample videos", () => {
  test("five promotional videos, in French only, and the lengths of all", () => {
    const { videos } = videosFile;
    const promotional = videos.filter(({ id }) => id.startsWith("promo-"));
    expect(promotional.map(({ durationSeconds }) => durationSeconds)).toEqual([11, 21, 16, 14, 17]);
    expect(new Set(promotional.map(({ locale }) => locale))).toEqual(new Set(["fr-fr"]));
    const main = videos.filter(({ id }) => id.startsWith("presentation-"));
    expect(main.map(({ durationSeconds }) => durationSeconds)).toEqual([45, 45]);
  });
});

/** Content files, or folders of them, that need no line `sample`, each with the reason. */
const notInvented = {
  "articles/": "legal texts and statements about the program, with checks of their own in check-live",
  "catalogue/categories.yaml": "names of groups",
  "catalogue/needs.yaml": "questions and reasons of the configurator",
  "catalogue/project-types.yaml": "what the configurator can price",
  "catalogue/search.yaml": "words that visitors search for",
  "coverage/map.yaml": "written by the studio from place.yaml",
  "menus.yaml": "the pages in the menus and their order",
  "offered-services.yaml": "the services that the site can show",
  "portfolio/order.yaml": "lists the projects",
  "words/":
    "what pages say of any agency: check-live searches them for the sample's names, places and figures",
} as const;

sampleOf(identityFile)("every content file", () => {
  const files = globSync("content/**/*.yaml", { cwd: join(import.meta.dirname, "..") }).map((file) =>
    file.replaceAll("\\", "/").replace("content/", ""),
  );
  const listed = Object.keys(notInvented);
  const known = readSampleRemnants();

  test.each(files)("%s says that it is invented, or is listed here as not", (file) => {
    // A file that an owner has replaced has lost the mark.
    const isSample = known.files.includes(`content/${file}`);
    const isMarked = /^sample:/m.test(readFileSync(join(import.meta.dirname, file), "utf8"));
    expect(isMarked || isSample).toBe(!listed.some((path) => file.startsWith(path)));
  });

  test("is there, if it is listed", () => {
    for (const path of listed) expect(files.some((file) => file.startsWith(path))).toBe(true);
  });
});

sampleOf(identityFile)("a new checkout", () => {
  test("encodes few pictures (npm run studio -- variants keeps those of today)", async () => {
    const kept = readdirSync(join(import.meta.dirname, "variants"));
    const names = await variantNames();
    // An owner who replaces a picture need not know of them.
    expect(names.filter((name) => !kept.includes(name)).length).toBeLessThan(names.length / 10);
  });
});

/** What is stated now of files that are marked as samples; of the others, what is known of them. In the known order. */
function updated<Entry extends { readonly file: string }>(
  known: readonly Entry[],
  stated: readonly Entry[],
): readonly Entry[] {
  const { samples } = readContent();
  const isMarked = ({ file }: Entry) => samples.some((sample) => sample.file === file);
  const now = new Map(stated.filter(isMarked).map((entry) => [JSON.stringify(entry), entry]));
  const kept = known.filter((entry) => !isMarked(entry) || now.delete(JSON.stringify(entry)));
  return [...kept, ...now.values()];
}

/** An owner's content says no more what the sample's was. */
const whileSample = test.runIf("sample" in identityFile);

whileSample(
  "check-live knows what identifies the sample (npm run unit -- content/sample -u writes it)",
  async () => {
    const known = readSampleRemnants();
    const files = new Set([...known.files, ...readContent().samples.map(({ file }) => file)]);
    const current = {
      files: [...files].sort(),
      facts: updated(known.facts, statedFacts()),
      pictures: updated(known.pictures, presentPictures(join(import.meta.dirname, ".."))),
    };
    await expect(`${JSON.stringify(current, null, 2)}\n`).toMatchFileSnapshot(knownFile);
  },
);

test("each invented case study of a kind that the configurator prices says what its site is made of", () => {
  const isInvented = (slug: string) =>
    /^sample: true$/m.test(
      readFileSync(join(import.meta.dirname, "portfolio", slug, "project.yaml"), "utf8"),
    );
  for (const { slug, category, configuration } of projects)
    if (catalogue.projectTypes[category].configurable && isInvented(slug))
      expect(configuration, slug).toBeDefined();
});

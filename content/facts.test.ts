/** The agency's facts as docs/product.md states them, typed by hand: all texts and prices are derived from the content. */

import { expect, test } from "vitest";
import { optionCategories, optionKeys } from "#app/domain/catalogue.ts";
import { blogEntries } from "./blog.ts";
import { figures } from "./figures.ts";
import { identity } from "./identity.ts";
import { showcaseOffers } from "./offers.ts";
import { serviceRadiusMetres } from "./place.ts";
import { proof } from "./proof.ts";
import { services } from "./services.ts";
import { testimonials } from "./testimonials.ts";
import { videos } from "./videos/videos.ts";

test("the agency", () => {
  const { founded, employees, companiesSupported, address, rating } = identity;
  expect({ founded, employees, companiesSupported, city: address.city, serviceRadiusMetres, rating }).toEqual(
    {
      founded: 2023,
      employees: 5,
      companiesSupported: 200,
      city: "Fort-de-France",
      serviceRadiusMetres: 200_000,
      rating: { value: 5, reviews: 3 },
    },
  );
  expect(identity.openingHours).toEqual({
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "10:00",
    closes: "19:00",
  });
  expect(identity.social.map(({ network }) => network)).toEqual([
    "instagram",
    "facebook",
    "linkedin",
    "youtube",
    "tiktok",
    "x",
  ]);
});

test("its promises and quantities", () => {
  expect(figures).toMatchObject({
    delivery: { showcase: { from: 1, to: 2 }, ecommerce: { from: 3, to: 6 } },
    paymentMonths: [12, 24, 36],
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
    vision: { year: 2034, billions: 6 },
  });
});

test("its conversion rate, and that of the world", () => {
  const { own, world, times } = proof;
  expect({ own, world, times }).toEqual({ own: 10.34, world: 1.82, times: 5.7 });
});

test("the prices of the static offers, in cents", () => {
  expect(showcaseOffers.map(({ price }) => price)).toEqual([2_500_00, 4_500_00, 7_500_00, null]);
});

test("the options and their categories", () => {
  expect(optionCategories).toEqual([
    "design",
    "content",
    "features",
    "ai",
    "marketing",
    "security",
    "analytics",
    "special",
  ]);
  const keys =
    "multipage_site video_shooting photo_shooting seo_optimization advanced_form sales_funnel professional_email blog_seo google_ads branding_basic branding_premium menu_mega dark_mode accessibility_aa accessibility_aaa 3d_models vr_ar multilingual_structure translation_ai chatbot_faq chatbot_ai two_factor_auth seo_technical firewall backup_setup gdpr_compliance kyc_verification maintenance_bronze maintenance_silver maintenance_gold ga4_basic heatmaps ab_testing monthly_reports quarterly_reports pack_ecommerce pack_reservation migration_multipage pwa";
  expect([...optionKeys].sort()).toEqual(keys.split(" ").sort());
});

test("the services, by category, and where each leads", () => {
  expect(services.map(({ category, to }) => [category, typeof to === "string" ? to : to.service])).toEqual([
    ["create", "showcase"],
    ["create", "ecommerce"],
    ["create", "reservation"],
    ["support", "maintenance"],
    ["support", "assistance"],
    ["grow", "seo"],
    ["grow", "optimisation"],
  ]);
});

test("three testimonials, the first a reel and the third a president's", () => {
  expect(testimonials.map(({ publication }) => publication.network)).toEqual([
    "instagram",
    "linkedin",
    "linkedin",
  ]);
  expect(testimonials[2]?.role).toEqual({ "fr-fr": "Présidente", "en-en": "President" });
});

test("the categories of the blog", () => {
  expect(blogEntries.map(({ category }) => category)).toEqual(["cybersecurity", "productivity", "design"]);
});

test("five promotional videos, in French only, and the lengths of all", () => {
  const promotional = videos.filter(({ id }) => id.startsWith("promo-"));
  expect(promotional.map(({ durationSeconds }) => durationSeconds)).toEqual([11, 21, 16, 14, 17]);
  expect(new Set(promotional.map(({ locale }) => locale))).toEqual(new Set(["fr-fr"]));
  const main = videos.filter(({ id }) => id.startsWith("presentation-"));
  expect(main.map(({ durationSeconds }) => durationSeconds)).toEqual([45, 45]);
});

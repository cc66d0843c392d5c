import type { LoaderFunctionArgs } from "react-router";
import { defaultLocale, languageTag, localeOfPath } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { typeset, withPlainHyphens } from "#app/i18n/typography.ts";
import { pathOf } from "#app/site/pages.ts";
import { defaultColours } from "#content/colours.ts";
import { identity } from "#content/identity.ts";
import { shortName } from "../short-name.ts";

/** Drawn by `npm run content`. The maskable one has a margin that phones cut off. */
const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
];

/** One application for each language (`id`). Both span the whole site, so that switching language stays inside. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const locale = localeOfPath(new URL(request.url).pathname) ?? defaultLocale;
  const t = translations[locale];
  const home = pathOf("home", locale);
  const manifest = {
    id: home,
    name: typeset(`${identity.name}, ${t("meta.home.title")}`, locale),
    short_name: shortName(identity.name),
    description: t("meta.home.description"),
    lang: languageTag[locale],
    dir: "ltr",
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    background_color: defaultColours.canvas,
    theme_color: defaultColours.canvas,
    categories: ["business"],
    icons,
    shortcuts: [
      { name: t("meta.pricing.title"), url: pathOf("pricing", locale) },
      { name: t("meta.contact.title"), url: pathOf("contact", locale) },
    ],
  };
  return new Response(withPlainHyphens(JSON.stringify(manifest)), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}

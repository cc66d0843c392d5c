import { locales } from "#app/i18n/locales.ts";
import worker from "#app/offline/worker.js?raw";
import { pathOf } from "#app/site/pages.ts";

/** What `tooling/build/main.ts` puts the build's version in place of. */
const version = "BUILD_VERSION";

/** The service worker, with what it has to know of the site before it. */
export function loader(): Response {
  const offlinePages = Object.fromEntries(locales.map((locale) => [locale, pathOf("offline", locale)]));
  const text = `const settings = ${JSON.stringify({ version, offlinePages })};\n${worker}`;
  return new Response(text, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
}

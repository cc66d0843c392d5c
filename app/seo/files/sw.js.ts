import type { WorkerSettings } from "#app/client/service-worker.ts";
import worker from "#app/client/service-worker.ts?script";
import { pathOf } from "#app/site/pages.ts";

/** What `tooling/build/main.ts` puts the build's version in place of. */
const version = "BUILD_VERSION";

/** The service worker, with what it has to know of the site before it. */
export function loader(): Response {
  const settings: WorkerSettings = {
    version,
    offlinePages: { "fr-fr": pathOf("offline", "fr-fr"), "en-en": pathOf("offline", "en-en") },
  };
  const text = `const settings = ${JSON.stringify(settings)};\n${worker}`;
  return new Response(text, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
}

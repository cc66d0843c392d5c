import type { WorkerSettings } from "#app/browser/service-worker.ts";
import worker from "#app/browser/service-worker.ts?script";
import { pathOf } from "#app/site/pages.ts";

/** Replaced by `tooling/build/main.ts`. */
const version = "BUILD_VERSION";

/** The service worker, after its settings. */
export function loader(): Response {
  const settings: WorkerSettings = {
    version,
    offlinePages: { "fr-fr": pathOf("offline", "fr-fr"), "en-en": pathOf("offline", "en-en") },
  };
  const text = `const settings = ${JSON.stringify(settings)};\n${worker}`;
  return new Response(text, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
}

import { pageLoaded } from "./page-loaded.ts";

const workerPath = "/sw.js";

/** Not in TypeScript's types yet, nor in every browser. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
};

/** The only address that may become a worker. The content security policy names this rule. */
function trustedPath(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("worker", { createScriptURL: () => workerPath });
  return policy?.createScriptURL("") ?? workerPath;
}

/**
 * Registers the service worker once the page has loaded and the browser has time. A page that the worker was not
 * there for sends it the files that it has used, so that the first page too opens offline.
 */
export function offline(): void {
  // Only where connections are safe is there one; in development it would keep what changes at every moment.
  const worker = navigator.serviceWorker;
  if (!import.meta.env.PROD || !worker) return;
  const register = async () => {
    try {
      await worker.register(trustedPath());
      if (worker.controller !== null) return;
      const { active } = await worker.ready;
      active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
    } catch {
      // A visitor who goes on to the next page ends a registration under way: that page registers it again.
    }
  };
  void pageLoaded().then(() => (window.requestIdleCallback ?? setTimeout)(register));
}

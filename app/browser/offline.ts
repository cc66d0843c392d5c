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
 * Registers the service worker once the page has loaded and the browser is idle. A page that was loaded without the
 * worker sends it the list of its files, so that the first page can be opened offline too.
 */
export function registerServiceWorker(): void {
  // Browsers support it on secure connections only. In development it would store outdated files.
  const worker = navigator.serviceWorker;
  if (!import.meta.env.PROD || !worker) return;
  const register = async () => {
    try {
      await worker.register(trustedPath());
      if (worker.controller !== null) return;
      const { active } = await worker.ready;
      active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
    } catch {
      // Leaving the page cancels the registration: the next page registers the worker again.
    }
  };
  void pageLoaded().then(() => (window.requestIdleCallback ?? setTimeout)(register));
}

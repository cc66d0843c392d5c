/** The pages behind secret links, served in this process: whoever asks needs no socket. */
import type { Locale } from "#app/i18n/locales.ts";
import { systemClock } from "#server/clock.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { openApp } from "./in-process-app.ts";
import { operationsWithoutLinks } from "./operations.ts";
import { openOperations } from "./private-pages.ts";
import { temporaryFolder } from "./server-process.ts";

export const site = "http://site.example";
export const formType = "application/x-www-form-urlencoded";

export const post = (path: string, body: string, headers: Record<string, string> = {}): Request =>
  new Request(`${site}${path}`, { method: "POST", body, headers: { "Content-Type": formType, ...headers } });

/** Both pages of one request with a confirmed quote, in a language. `stored` returns everything that the store has about it. */
export async function openPrivatePages(locale?: Locale) {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder.path, systemClock);
  const { operations, ...opened } = await openOperations(store, systemClock, locale);
  const app = await openApp({ ...operationsWithoutLinks, ...operations });
  const stored = async () => JSON.stringify([await store.requestFile(opened.leadId), await store.leads()]);
  return {
    ...opened,
    ...app,
    operations,
    store,
    stored,
    async close() {
      await store.close();
      folder.remove();
    },
  };
}

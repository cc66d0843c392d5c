/** The pages behind secret links, served in this process: whoever asks needs no socket. */

import { systemClock } from "#app/domain/clock.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { DrawingThread } from "#server/drawing/drawing-thread.ts";
import { createDrawings } from "#server/drawing/drawings.ts";
import { createLog } from "#server/log.ts";
import { defaultRenderLimits } from "#server/render-queue.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { directDrawings } from "./drawings.ts";
import { openApp } from "./in-process-app.ts";
import { operationsWithoutLinks } from "./operations.ts";
import { openOperations } from "./private-pages.ts";
import { temporaryFolder } from "./server-process.ts";

export const site = "http://site.example";
export const formType = "application/x-www-form-urlencoded";

export const post = (path: string, body: string, headers: Record<string, string> = {}): Request =>
  new Request(`${site}${path}`, { method: "POST", body, headers: { "Content-Type": formType, ...headers } });

/**
 * Both pages of one request with a confirmed quote, in a language. `stored` returns everything that the store has about it. Nothing is
 * limited without `thread`, which draws the documents.
 */
export async function openPrivatePages(locale?: Locale, thread?: DrawingThread) {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder.path, systemClock);
  const log = createLog(() => {});
  const drawings = thread === undefined ? directDrawings : createDrawings({ log, thread });
  const { operations, ...opened } = await openOperations(store, systemClock, locale, drawings);
  const services = { ...operationsWithoutLinks, ...operations };
  const app = await openApp(services, () => {}, thread && defaultRenderLimits);
  const stored = async () => JSON.stringify([await store.requestHistory(opened.leadId), await store.leads()]);
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

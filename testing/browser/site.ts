/** What every journey stands on: the production server with a real mail server beside it, and watched pages. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type APIRequestContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { identity } from "#content/identity.ts";
import { type MailPeer, openMailPeer } from "../mail-peer.ts";
import { type LeadRecord, leadsCommand, listLeads, startServer, temporaryFolder } from "../server-process.ts";
import { type Front, openFront } from "../tls/front.ts";
import { guardPages, type PageGuard } from "./page-guard.ts";
import { prepareContext } from "./prepare-context.ts";

export type Site = {
  readonly origin: string;
  /** Where the server itself listens, past what stands in front. */
  readonly direct: string;
  /** What the site calls itself in canonical addresses and mails. */
  readonly publicOrigin: string;
  readonly mail: MailPeer;
  /** The requests that were sent with this e-mail address, newest first. */
  leadsOf(email: string): Promise<readonly LeadRecord[]>;
  /** One of the owner's commands. Answers what it prints. */
  leads(...args: readonly string[]): Promise<string>;
  /** All that the server has written so far. */
  log(): string;
  /** Opens every limit again: what former tests have sent is to keep no later one from sending. */
  forgetLimits(): void;
  /** What stands in front of the server; null where browsers reach it straight. */
  readonly front: Front | null;
};

/** How requests and pages reach the site. */
type Network = Pick<BrowserContextOptions, "baseURL" | "extraHTTPHeaders" | "proxy" | "ignoreHTTPSErrors">;

export type WorkerOptions = {
  /** True: TLS stands in front of the server, under the site's public host. */
  tls: boolean;
};

export type SiteOptions = {
  /** False: this session has seen the splash already. */
  splash: boolean;
};

type VisitOptions = Pick<
  BrowserContextOptions,
  "javaScriptEnabled" | "locale" | "viewport" | "reducedMotion"
> & {
  /** What these pages may write or fail at, matched against the guard's lines. */
  readonly tolerated?: RegExp;
};

type RequestFixtures = {
  /** Every test finds the limits open, that of the whole site's receipts included. */
  openLimits: undefined;
  network: Network;
  /** The address that the site takes this test's visitor to have. */
  visitorAddress: string;
  /** An e-mail address of this test alone. */
  person: (name: string) => string;
  /** Requests of another visitor, with no cookies yet; from an address of their own where none is given. */
  anotherVisitor: (address?: string) => Promise<APIRequestContext>;
};

type PageFixtures = SiteOptions & {
  guard: PageGuard;
  /** Announces something that a page may write or fail at, matched against the guard's lines. */
  tolerate: PageGuard["tolerate"];
  /** A page of a context of its own, watched like the first. */
  visit: (options: VisitOptions) => Promise<Page>;
  /** A page without JavaScript. */
  plainPage: Page;
};

let visitors = 0;
let people = 0;

function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** For what needs no browser. */
export const requestTest = base.extend<RequestFixtures, WorkerOptions & { site: Site }>({
  tls: [false, { option: true, scope: "worker" }],

  site: [
    async ({ tls }, use) => {
      const folder = temporaryFolder();
      const mail = await openMailPeer();
      const server = await startServer({
        DATA_DIR: folder.path,
        SMTP_URL: mail.url,
        TRUST_PROXY: "127.0.0.1,::1",
      });
      const front = tls ? await openFront(new URL(identity.origin).host, server.port) : null;
      const leads = (...args: readonly string[]) => leadsCommand(folder.path, ...args);
      await use({
        origin: front?.origin ?? server.origin,
        direct: server.origin,
        front,
        publicOrigin: identity.origin,
        mail,
        leads,
        log: server.output,
        forgetLimits() {
          const store = new DatabaseSync(join(folder.path, "leads.sqlite"), { timeout: 10_000 });
          store.exec("DELETE FROM gates");
          store.close();
        },
        leadsOf: async (email) => (await listLeads(folder.path)).filter((lead) => lead.email === email),
      });
      await front?.stop();
      await server.stop();
      await mail.close();
      folder.remove();
    },
    { scope: "worker" },
  ],

  openLimits: [
    async ({ site }, use) => {
      site.forgetLimits();
      await use(undefined);
    },
    { auto: true },
  ],

  baseURL: ({ site }, use) => use(site.origin),

  // The certificate of the test's own TLS is known by its key, and by nothing else.
  launchOptions: [
    async ({ launchOptions, site }, use) => {
      const { args = [], ...others } = launchOptions;
      const trusted = site.front && [`--ignore-certificate-errors-spki-list=${site.front.keyHash}`];
      await use({ ...others, args: [...args, ...(trusted ?? [])] });
    },
    { scope: "worker" },
  ],

  proxy: ({ site }, use) => use(site.front === null ? undefined : { server: site.front.proxy }),

  // Requests without a browser have no list of keys.
  ignoreHTTPSErrors: ({ site }, use) => use(site.front !== null),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  visitorAddress: async ({}, use) => use(newAddress()),

  extraHTTPHeaders: ({ visitorAddress }, use) => use({ "X-Forwarded-For": visitorAddress }),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  person: async ({}, use) => {
    people += 1;
    let asked = 0;
    await use((name) => {
      asked += 1;
      return `${name}-${people}-${asked}@visitor.example`;
    });
  },

  network: ({ baseURL, extraHTTPHeaders, proxy, ignoreHTTPSErrors }, use) =>
    use({
      ...(baseURL !== undefined && { baseURL }),
      ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
      ...(proxy !== undefined && { proxy }),
      ...(ignoreHTTPSErrors !== undefined && { ignoreHTTPSErrors }),
    }),

  anotherVisitor: async ({ playwright, network }, use) => {
    const contexts: APIRequestContext[] = [];
    await use(async (address = newAddress()) => {
      const context = await playwright.request.newContext({
        ...network,
        extraHTTPHeaders: { "X-Forwarded-For": address },
      });
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.dispose();
  },
});

/** For journeys in the browser. */
export const test = requestTest.extend<PageFixtures>({
  splash: [false, { option: true }],

  context: async ({ context, splash }, use) => {
    await prepareContext(context, { splash });
    await use(context);
  },

  guard: [
    async ({ context, site }, use) => {
      const guard = guardPages(context, site.origin);
      await use(guard);
      expect(guard.problems(), "nothing goes wrong unannounced").toEqual([]);
    },
    { auto: true },
  ],

  tolerate: ({ guard }, use) => use(guard.tolerate),

  visit: async ({ browser, network, splash, site }, use) => {
    const visits: { close(): Promise<void>; guard: PageGuard }[] = [];
    await use(async ({ tolerated, ...options }) => {
      const context = await browser.newContext({ ...network, ...options });
      await prepareContext(context, { splash });
      const guard = guardPages(context, site.origin);
      if (tolerated !== undefined) guard.tolerate(tolerated);
      visits.push({ close: () => context.close(), guard });
      return context.newPage();
    });
    for (const { close } of visits) await close();
    expect(
      visits.flatMap(({ guard }) => guard.problems()),
      "nothing goes wrong unannounced",
    ).toEqual([]);
  },

  plainPage: async ({ visit }, use) => use(await visit({ javaScriptEnabled: false })),
});

export { expect };

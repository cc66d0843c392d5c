/** The fixtures of all journeys: the production server with a real mail server, and watched pages. */
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
import { leadsCommand, startServer, temporaryFolder } from "../server-process.ts";
import { type LeadRecord, listCounts, listLeads } from "../stored-leads.ts";
import { openPublicProxy, type PublicProxy } from "../tls/front.ts";
import { guardPages, type PageGuard } from "./page-guard.ts";
import { prepareContext } from "./prepare-context.ts";

export type Site = {
  readonly origin: string;
  /** The address of the server itself, without the TLS proxy. */
  readonly direct: string;
  /** The origin in canonical addresses and mails. */
  readonly publicOrigin: string;
  readonly mail: MailPeer;
  /** The requests that were sent with this e-mail address, newest first. */
  leadsOf(email: string): Promise<readonly LeadRecord[]>;
  /** What is stored of visits. */
  counts(): ReturnType<typeof listCounts>;
  /** Runs one of the owner's commands. Returns its output. */
  leads(...args: readonly string[]): Promise<string>;
  /** The server's output so far. */
  log(): string;
  /** Resets all rate limits, so that the requests of earlier tests do not count. */
  forgetLimits(): void;
  /** The TLS proxy in front of the server; null if browsers connect to it directly. */
  readonly front: PublicProxy | null;
};

/** How requests and pages connect to the site. */
type Network = Pick<BrowserContextOptions, "baseURL" | "extraHTTPHeaders" | "proxy" | "ignoreHTTPSErrors">;

export type WorkerOptions = {
  /** True: a TLS proxy with the site's public host is in front of the server. */
  tls: boolean;
};

export type SiteOptions = {
  /** False: the session has already seen the splash. */
  splash: boolean;
};

type VisitOptions = Pick<
  BrowserContextOptions,
  "javaScriptEnabled" | "locale" | "viewport" | "reducedMotion"
> & {
  /** Expected problems, matched against the guard's lines. */
  readonly tolerated?: RegExp;
};

type RequestFixtures = {
  /** Resets all rate limits before each test, also that of the site's acknowledgements. */
  openLimits: undefined;
  network: Network;
  /** The IP address of this test's visitor, as the site sees it. */
  visitorAddress: string;
  /** Returns an e-mail address that only this test uses. */
  person: (name: string) => string;
  /** Requests of another visitor without cookies; by default from a new address. */
  anotherVisitor: (address?: string) => Promise<APIRequestContext>;
};

type PageFixtures = SiteOptions & {
  guard: PageGuard;
  /** Sets an expected problem, matched against the guard's lines. */
  tolerate: PageGuard["tolerate"];
  /** Opens a page in a new context, watched like the first. */
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

/** For tests without a browser. */
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
      const front = tls ? await openPublicProxy(new URL(identity.origin).host, server.port) : null;
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
          store.exec("DELETE FROM rate_limits");
          store.close();
        },
        counts: () => listCounts(folder.path),
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

  // The browser trusts the test's certificate by the hash of its key only.
  launchOptions: [
    async ({ launchOptions, site }, use) => {
      const { args = [], ...others } = launchOptions;
      const trusted = site.front && [`--ignore-certificate-errors-spki-list=${site.front.keyHash}`];
      await use({ ...others, args: [...args, ...(trusted ?? [])] });
    },
    { scope: "worker" },
  ],

  proxy: ({ site }, use) => use(site.front === null ? undefined : { server: site.front.proxy }),

  // Requests without a browser cannot trust a key.
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

/** The fixtures of the journeys in Firefox and WebKit: the production server, a browser of the project's engine, and
 * a visitor of each test's own, who has seen the splash and whose pages break nowhere. */
import { expect } from "@playwright/test";
import { findFirefox, findWebKit } from "../../tooling/programs/find.mjs";
import { requestTest } from "../browser/site.ts";
import type { Browser, BrowserLanguage, EngineName } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { type Visitor, visitorAt } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

export type EngineOptions = { engine: EngineName };

type WorkerFixtures = EngineOptions & {
  /** The browser that requests this language; started at the first call. */
  browserIn: (language: BrowserLanguage) => Promise<Browser>;
};

type TestFixtures = {
  /** The width of the screen in CSS pixels. */
  width: number;
  /** The site's origin in the visitor's browser. */
  origin: string;
  visitor: Visitor;
  /** A visitor whose storage is empty. */
  newcomer: (language: BrowserLanguage) => Promise<Visitor>;
};

export const test = requestTest.extend<TestFixtures, WorkerFixtures>({
  engine: ["firefox", { option: true, scope: "worker" }],
  width: [1440, { option: true }],
  origin: ({ site }, use) => use(site.origin),

  browserIn: [
    async ({ engine }, use) => {
      const [firefox, webkit] = [findFirefox(), findWebKit()];
      const started = new Map<BrowserLanguage, Promise<Browser>>();
      const start = (language: BrowserLanguage): Promise<Browser> => {
        if (engine === "firefox" && firefox) return startFirefox(firefox, language);
        if (engine === "webkit" && webkit) return startWebKit(webkit, language);
        throw new Error(`There is no ${engine} here`);
      };
      await use((language) => {
        const browser = started.get(language) ?? start(language);
        started.set(language, browser);
        return browser;
      });
      for (const browser of started.values()) await (await browser).close();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  newcomer: async ({ browserIn, origin, width }, use) => {
    const ends: (() => Promise<void>)[] = [];
    const problems: (() => readonly string[])[] = [];
    await use(async (language) => {
      const tab = await (await browserIn(language)).open();
      ends.push(tab.close);
      problems.push(tab.problems);
      await tab.setViewport(width, width < 700 ? 844 : 900);
      return visitorAt(tab, origin);
    });
    // Read before the tabs close: the errors of requests that closing aborts are not the page's.
    const found = problems.flatMap((of) => [...of()]);
    for (const end of ends) await end();
    expect(found, "no page breaks").toEqual([]);
  },

  visitor: async ({ newcomer }, use) => {
    const visitor = await newcomer("other");
    // Any response works: only its origin matters for the storage.
    await visitor.goTo("/robots.txt");
    await visitor.evaluate(() => {
      sessionStorage.setItem("splashSeen", "true");
      localStorage.setItem("introClosed", "true");
    });
    await use(visitor);
  },
});

export { expect };

/** A visitor with a browser of any engine: opens pages, finds elements, presses, types and reads. */
import { expect } from "@playwright/test";
import type { Key, Tab } from "./driver.ts";
import { finder, type Query, reader } from "./finding.ts";

/** Long, because the machine may be busy; a successful step does not wait. */
const timeoutMs = 15_000;

export type Visitor = ReturnType<typeof visitorAt>;

/** `origin`: the site that addresses without one belong to. */
export function visitorAt(tab: Tab, origin: string) {
  /** Retries until it succeeds: the page may still be loading. */
  async function retry<Answer>(step: () => Promise<Answer>): Promise<Answer> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
  const evaluate = <Answer>(script: () => Answer): Promise<Awaited<Answer>> =>
    tab.evaluate(`(${script})()`) as Promise<Awaited<Answer>>;
  /** Reads something of the first element that fits, once there is one. */
  const read = <Answer>(query: Query, look: (element: HTMLElement) => Answer): Promise<Answer> =>
    retry(() => tab.evaluate(reader(query, look)) as Promise<Answer>);
  const count = (query: Query): Promise<number> =>
    retry(() => tab.evaluate(`${finder("findAll", query)}.length`) as Promise<number>);
  const url = (): Promise<string> => retry(() => evaluate(() => location.href));
  const eventually = <Answer>(look: () => Promise<Answer>) => expect.poll(look, { timeout: timeoutMs });

  /** Waits until the shared script has run where there is one: it sets `data-started` at its end. */
  async function settled(): Promise<void> {
    await eventually(() =>
      evaluate(
        () =>
          document.readyState === "complete" && document.documentElement.matches(":not(.js), [data-started]"),
      ).catch(() => false),
    ).toBe(true);
  }

  return {
    evaluate,
    read,
    count,
    url,
    settled,
    /** For what becomes true by itself: `await visitor.eventually(() => visitor.url()).toBe(…)`. */
    eventually,
    /** Opens an address of the site, and waits until the page is complete. */
    async goTo(path: string): Promise<void> {
      await tab.goTo(new URL(path, origin).href);
      await settled();
    },
    back: tab.back,
    forward: tab.forward,
    async reload(): Promise<void> {
      await tab.reload();
      await settled();
    },
    async press(query: Query): Promise<void> {
      await retry(async () => {
        await tab.press((await tab.evaluate(finder("pressPoint", query))) as Point);
        // After a navigation the property does not exist.
        const missed = await tab.evaluate("window.nextPress?.missed === true").catch(() => false);
        if (missed) throw new Error(`It moves away when it is pressed: ${JSON.stringify(query)}`);
      });
    },
    /** Presses a point of the screen, without checking which element is there. */
    pressAt: (x: number, y: number): Promise<void> => tab.press({ x, y }),
    key: (key: Key): Promise<void> => tab.key(key),
    focus: (query: Query): Promise<void> => read(query, (element) => element.focus()),
    /** Replaces the value of a field. */
    async fill(query: Query, text: string): Promise<void> {
      await read(query, (element) => {
        element.focus();
        if ("select" in element) (element as HTMLInputElement).select();
      });
      await tab.type(text);
      await eventually(() => read(query, (element) => (element as HTMLInputElement).value)).toBe(text);
    },
    /** Chooses an entry of a list by its value, with the arrow key. */
    async choose(query: Query, value: string): Promise<void> {
      await read(query, (element) => element.focus());
      const chosen = () => read(query, (element) => (element as HTMLSelectElement).value);
      const entries = await read(query, (element) => (element as HTMLSelectElement).options.length);
      for (let press = 1; press < entries && (await chosen()) !== value; press += 1)
        await tab.key("ArrowDown");
      await eventually(chosen).toBe(value);
    },
    isShown: async (query: Query): Promise<boolean> => (await count(query)) > 0,
    text: (query: Query): Promise<string> => read(query, (element) => element.innerText),
    /** Waits until an element is visible. */
    sees: (query: Query): Promise<void> => eventually(() => count(query)).toBeGreaterThan(0),
    /** Waits until no such element is visible. */
    seesNo: (query: Query): Promise<void> => eventually(() => count(query)).toBe(0),
    /** Waits until the address, without its origin, is this. */
    arrivesAt: (path: string): Promise<void> =>
      eventually(async () => (await url()).replace(origin, "")).toBe(path),
    setViewport: tab.setViewport,
    screenshot: tab.screenshot,
    problems: tab.problems,
  };
}

type Point = { readonly x: number; readonly y: number };

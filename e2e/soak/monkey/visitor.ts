/** A visitor who takes random steps: a browser's page, and what it must show of everything chosen and typed so far. */
import { expect, type Page } from "@playwright/test";
import fc from "fast-check";
import type { Selection } from "#app/domain/selection.ts";
import { nothingSelected } from "#app/quote/selection-query.ts";

export type Visitor = {
  readonly page: Page;
  /** Chosen in the configurator. */
  selection: Selection;
  /** Typed into the dialog of the request. */
  person: Record<string, string>;
  /** Typed and chosen in the contact form. */
  contact: Record<string, string>;
  /** Chosen in the portfolio's filter. */
  filter: { readonly type: string; readonly zone: string };
  /** The next random number from zero on, less than `end`. */
  next(end: number): number;
  pick<T>(values: readonly T[]): T;
  /** Whether the page that is shown is the response to a form that the browser itself has posted. */
  isPosted(): boolean;
  /** The names of all steps so far. */
  readonly log: string[];
};

export const nothingDone = () => ({
  selection: nothingSelected,
  person: {},
  contact: {},
  filter: { type: "", zone: "" },
});

/** More than one visitor needs. */
const randomNumbers = 10_000;

export function visitorOf(page: Page, ownSeed: number): Visitor {
  // Not biased, as fast-check's numbers are by default: most would be near zero, and most steps the same.
  const numbers = fc.sample(fc.nat(), { seed: ownSeed, numRuns: randomNumbers, unbiased: true });
  let used = 0;
  const next = (end: number) => {
    used += 1;
    return (numbers[used % randomNumbers] ?? 0) % end;
  };
  let method = "GET";
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) method = request.method();
  });
  return {
    ...nothingDone(),
    page,
    next,
    pick: (values) => values[next(values.length)] as (typeof values)[number],
    isPosted: () => method === "POST",
    log: [],
  };
}

export type Step = {
  readonly name: string;
  /** How often it is taken, compared with the others. */
  readonly weight: number;
  /** Does it as a person does, and notes in the visitor what must be shown now; nothing where it cannot be done. */
  act(visitor: Visitor): Promise<void>;
};

/** A page, what can be done there, and how it must be then. */
export type Place = {
  readonly path: string;
  readonly steps: readonly Step[];
  /** Fails if the page does not show what the visitor has chosen and typed, and what follows from it. */
  expectPage(visitor: Visitor): Promise<void>;
};

/** Goes to another page, and back in the browser. */
export const leaveAndReturn = async ({ page }: Visitor, other: string): Promise<void> => {
  // Again, while the page is about to load itself with what was chosen.
  await expect(() => page.goto(other)).toPass({ timeout: 20_000 });
  await page.goBack();
};

type Shown = { readonly loadedAt: number; readonly isReturn: boolean; readonly isBusy: boolean };

const shownBy = (page: Page): Promise<Shown> =>
  page
    .evaluate(() => {
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return {
        loadedAt: performance.timeOrigin,
        isReturn: load?.type === "back_forward" || load?.type === "reload",
        isBusy:
          document.readyState !== "complete" ||
          document.querySelector("[data-hydrating]:not([data-hydrated])") !== null,
      };
    })
    // The page has just been left.
    .catch(() => ({ loadedAt: 0, isReturn: false, isBusy: true }));

/** Between two looks at a page, in milliseconds: it may be about to be left. */
const pauseMs = 30;

/** Waits until no island is being hydrated and no other page is on its way. */
export async function settle(page: Page): Promise<Shown> {
  for (let before = await shownBy(page); ; ) {
    await page.waitForTimeout(pauseMs);
    const now = await shownBy(page);
    if (!now.isBusy && !before.isBusy && now.loadedAt === before.loadedAt) return now;
    before = now;
  }
}

/**
 * Random steps of visitors whose browser translates the pages, whose extensions change them, or whose scripts do not
 * always come: no error of a page, no form that was emptied, and no amount of other choices than the visitor's.
 */
import type { Page } from "@playwright/test";
import { insertElements, translate, wrapElement } from "#testing/browser/changed-page.ts";
import { expect, test } from "#testing/browser/site.ts";
import { takesOneOf } from "#testing/runs.ts";
import { configurator } from "./configurator.ts";
import { contactForm } from "./contact.ts";
import { portfolio } from "./portfolio.ts";
import { nothingDone, settle, type Visitor, visitorOf } from "./visitor.ts";

/** The same steps in each run: a fault that was there before turns no unrelated change red. MONKEY_SEED takes others. */
const seed = Number(process.env.MONKEY_SEED ?? 1222334448);

/** Steps of each visitor. */
const steps = 100;
/** On one page, before another one is opened. */
const stepsOfVisit = 10;

const places = [configurator, configurator, configurator, contactForm, portfolio];

/** Takes all steps. `trouble`: what happens to each page that is opened, and now and then between two steps. */
async function wander(page: Page, ownSeed: number, trouble: (visitor: Visitor) => Promise<void>) {
  const visitor = visitorOf(page, ownSeed);
  let place = configurator;
  try {
    for (let step = 0; step < steps; step += 1) {
      if (step % stepsOfVisit === 0) {
        place = visitor.pick(places);
        visitor.log.push(place.path);
        Object.assign(visitor, nothingDone());
        await page.goto(place.path);
        await trouble(visitor);
      } else if (visitor.next(4) === 0) await trouble(visitor);
      const before = await settle(page);
      const possible = place.steps.flatMap((each) => Array.from({ length: each.weight }, () => each));
      const { name, act } = visitor.pick(possible);
      visitor.log.push(name);
      await act(visitor);
      const after = await settle(page);
      // The next page of a form that the browser itself has sent has a new dialog. Browsers keep what is typed for each
      // entry of the history: a page that is loaded for an earlier one has what was typed there.
      const isAnotherEntry = !after.isReturn || name === "go back";
      if (after.loadedAt !== before.loadedAt && isAnotherEntry) visitor.person = {};
      await place.expectPage(visitor);
    }
  } catch (error) {
    const where = `${page.url()} after ${visitor.log.slice(-15).join("; ")}`;
    throw new Error(`MONKEY_SEED=${seed}: ${where}`, { cause: error });
  }
  const taken = new Set(visitor.log).size;
  expect(taken, "kinds of steps").toBeGreaterThan(configurator.steps.length);
}

/** What extensions put elements around. */
const wrapped =
  ".estimate-total, .step-head, .amounts, .notes, .request-total, .option label, fieldset, .payment-months, form > div";

async function wanderWithLateScripts(page: Page): Promise<void> {
  const outcomes = ["come", "come", "late", "missing", "no network"] as const;
  let random: ((end: number) => number) | undefined;
  await page.route(/\/assets\/(?!entry\.client).*\.(?:js|json)$/, async (route) => {
    const outcome = outcomes[random?.(outcomes.length) ?? 0];
    if (outcome === "missing") return route.fulfill({ status: 404 });
    if (outcome === "no network") return route.abort();
    if (outcome === "late") await new Promise((done) => setTimeout(done, 300));
    return route.continue().catch(() => {});
  });
  await wander(page, seed + 2, async ({ next }) => {
    random = next;
  });
}

// Pages are opened hundreds of times, and no picture is looked at.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=imagesEnabled=false"] }),
});

/** Every problem but an error of a page: React says what it renders anew, and files that do not come are named. */
const expectedProblems = /^(?!page error)/;

type Walk = (page: Page) => Promise<void>;

const walks: readonly (readonly [title: string, Walk])[] = [
  ["translated pages", (page) => wander(page, seed, () => translate(page))],
  [
    "pages that an extension changes",
    (page) =>
      wander(page, seed + 1, ({ next }) =>
        next(3) === 0 ? insertElements(page) : wrapElement(page, wrapped, next(1000)),
      ),
  ],
  ["pages whose scripts come late, or not at all", wanderWithLateScripts],
];

for (const [index, [title, walk]] of walks.entries())
  if (takesOneOf(index, walks.length))
    test(`random steps on ${title}`, async ({ page, tolerate }) => {
      test.setTimeout(240_000);
      tolerate(expectedProblems);
      await walk(page);
    });

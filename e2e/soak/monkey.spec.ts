/**
 * Three hundred random steps of visitors whose browser translates the pages, whose extensions change them, or whose scripts
 * do not always come: no error of a page, no form that was emptied, and no amount of other choices than the visitor's.
 */
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { durations, offeredOptions, offeredTypes, packKeys } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import type { Selection } from "#app/domain/selection.ts";
import { nothingSelected, readSelection, withOption } from "#app/quote/address.ts";
import { catalogue } from "#app/content/catalogue.ts";
import { vatPlaceKeys } from "#content/vat.ts";
import { insertElements, translate, wrapElement } from "#testing/browser/changed-page.ts";
import { expect, test } from "#testing/browser/site.ts";
import { amountText, contactValues, personValues } from "#testing/form-values.ts";
import { seed } from "#testing/hostile-text.ts";
import { routes } from "#testing/routes.ts";
import { plain } from "#testing/words.ts";
import { fieldOf, readContact, submitButton } from "../contact-form.ts";
import { choice, dialog, fieldOfRequest, openRequest, option, placeOf } from "../pricing-form.ts";

/** Of each of the three visitors, of whom each has another seed. */
const steps = 100;
/** After so many steps in the configurator a visitor writes in the contact form, and comes back. */
const stepsOfVisit = 20;

const contact = routes.contact["fr-fr"];
const pricing = routes.pricing["fr-fr"];

/** What a visitor has chosen and typed, as the pages must show it. */
type Visitor = {
  readonly page: Page;
  selection: Selection;
  /** Typed into the dialog of the request, since the page was loaded. */
  person: Record<string, string>;
  contact: Record<string, string>;
  /** The next random number from zero on, less than `end`. */
  next(end: number): number;
  pick<T>(values: readonly T[]): T;
  readonly log: string[];
};

function visitorOf(page: Page, ownSeed: number): Visitor {
  const numbers = fc.sample(fc.double({ min: 0, max: 0.999_999, noNaN: true }), {
    seed: ownSeed,
    numRuns: steps * 20,
  });
  let used = 0;
  const next = (end: number) => {
    used += 1;
    return Math.floor((numbers[used % numbers.length] ?? 0) * end);
  };
  return {
    page,
    selection: nothingSelected,
    person: {},
    contact: {},
    next,
    pick: (values) => values[next(values.length)] as (typeof values)[number],
    log: [],
  };
}

/** What the configurator's page shows: the choices, the amounts of the estimate, and those beside the durations. */
function readConfigurator(page: Page) {
  return page.evaluate(() => {
    const amounts = (element: Element | null) =>
      (element?.textContent ?? "").match(/\d[\d\s]*,\d\d\s€/g) ?? [];
    const chosen = (name: string) =>
      [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]:checked:enabled`)].map(
        ({ value }) => value,
      );
    return {
      type: chosen("type").join(),
      duration: chosen("duration").join(),
      pack: chosen("pack").join(),
      options: chosen("options"),
      place: document.querySelector<HTMLSelectElement>("#place")?.value ?? null,
      total: amounts(document.querySelector(".estimate-total strong")),
      estimate: amounts(document.querySelector(".estimate")),
      request: amounts(document.querySelector(".request-total")),
      durations: [...document.querySelectorAll(".duration")].map((element) => amounts(element)),
    };
  });
}

/** The page shows what `quote()` makes of the visitor's choices: these, its amounts, and no other amount. */
async function expectConfigurator({ page, selection, person }: Visitor): Promise<void> {
  const { accepted, quote: priced, vat } = quote(catalogue, selection);
  const advised = accepted.projectType !== null && accepted.projectType !== "vitrine";
  const text = (amount: number) => amountText(amount, "fr-fr");
  const total = priced === null || priced.totalKind === "onQuote" ? [] : [text(priced.total)];
  const possible = new Set(
    priced === null
      ? []
      : [
          ...[priced.total, priced.total + priced.discount, priced.discount, priced.oneOffOptions],
          ...[priced.perMonth, priced.perYear, priced.base ?? 0],
          ...Object.values(priced.payment ?? {}),
          ...priced.lines.flatMap(({ price }) => ("amount" in price ? [price.amount] : [])),
          priced.total + Math.round((priced.total * vat.perMille) / 1000),
        ].map(text),
  );
  const monthly = durations.map((durationMonths) => {
    const result = quote(catalogue, { ...selection, durationMonths: String(durationMonths) });
    return result.quote?.payment == null ? [] : [text(result.quote.payment.monthly)];
  });
  await expect(async () => {
    const shown = await readConfigurator(page);
    expect(shown).toMatchObject({
      type: accepted.projectType ?? "",
      duration: advised ? "" : String(accepted.durationMonths ?? ""),
      pack: advised ? "" : (accepted.pack ?? ""),
      options: advised ? [] : accepted.options,
      place: priced === null ? null : vat.place === catalogue.vat.home ? "" : vat.place,
    });
    expect(shown.total.map(plain)).toEqual(total);
    expect(shown.estimate.map(plain).filter((amount) => !possible.has(amount))).toEqual([]);
    if (priced !== null) expect(shown.request.map(plain).slice(0, total.length)).toEqual(total);
    if (!advised && accepted.pack !== null)
      expect(shown.durations.map((amounts) => amounts.map(plain))).toEqual(monthly);
    for (const [field, value] of Object.entries(person))
      expect(await dialog(page).locator(`[name=${field}]`).inputValue(), field).toBe(value);
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] });
}

const expectContact = ({ page, contact: values }: Visitor) =>
  expect(async () => expect(await readContact(page)).toMatchObject(values)).toPass({ timeout: 10_000 });

type Step = readonly [weight: number, name: string, act: (visitor: Visitor) => Promise<void>];

/** Presses a choice by its label, as a person does. */
async function press(visitor: Visitor, name: string, value: string, change: Partial<Selection>) {
  const { page } = visitor;
  const control = choice(page, name, value);
  if ((await control.count()) === 0) return;
  await page.locator("label").filter({ has: control }).click();
  visitor.selection = { ...visitor.selection, ...change };
}

const pricingSteps: readonly Step[] = [
  [
    2,
    "kind of project",
    async (visitor) => {
      // The one that has prices more often than the others.
      const projectType = visitor.pick([...offeredTypes(catalogue), "vitrine", "vitrine", "vitrine"]);
      await press(visitor, "type", projectType, { projectType });
    },
  ],
  [
    2,
    "duration",
    async (visitor) => {
      const durationMonths = String(visitor.pick(durations));
      await press(visitor, "duration", durationMonths, { durationMonths });
    },
  ],
  [
    3,
    "pack",
    async (visitor) => {
      const pack = visitor.pick(packKeys);
      await press(visitor, "pack", pack, { pack });
    },
  ],
  [
    6,
    "option",
    async (visitor) => {
      const { page, selection } = visitor;
      const key = visitor.pick(offeredOptions(catalogue));
      const control = option(page, key);
      if ((await control.count()) === 0 || !(await control.isEnabled())) return;
      await control.evaluate((input) => input.closest("details")?.setAttribute("open", ""));
      const others = selection.options.filter((each) => each !== key);
      await control.click();
      visitor.selection = {
        ...selection,
        options: quote(catalogue, selection).accepted.options.some((each) => each === key)
          ? others
          : [...others, key],
      };
    },
  ],
  [
    1,
    "what an option needs",
    async (visitor) => {
      const { page, selection } = visitor;
      const buttons = page.locator("button[name=add]:visible");
      const count = await buttons.count();
      if (count === 0) return;
      const button = buttons.nth(visitor.next(count));
      const key = await button.getAttribute("value");
      await button.click();
      visitor.selection = withOption(catalogue, selection, key);
    },
  ],
  [
    1,
    "place",
    async (visitor) => {
      if ((await placeOf(visitor.page).count()) === 0) return;
      const place = visitor.pick(vatPlaceKeys);
      const value = place === catalogue.vat.home ? "" : place;
      await placeOf(visitor.page).selectOption(value);
      visitor.selection = { ...visitor.selection, place: value };
    },
  ],
  [
    2,
    "request",
    async (visitor) => {
      const { page } = visitor;
      const [field, value] = visitor.pick(
        Object.entries(personValues(`${visitor.next(1000)}@visitor.example`)),
      );
      if (quote(catalogue, visitor.selection).quote === null) return;
      await openRequest(page);
      await fieldOfRequest(page, field as keyof ReturnType<typeof personValues>).fill(value);
      visitor.person = { ...visitor.person, [field]: value };
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    },
  ],
  [
    1,
    "back",
    async (visitor) => {
      const { page } = visitor;
      const before = page.url();
      await page.goBack();
      if (new URL(page.url()).pathname !== pricing) await page.goForward();
      if (page.url() !== before) visitor.selection = readSelection(new URL(page.url()).searchParams);
    },
  ],
  [
    1,
    "leave and return",
    async ({ page }) => {
      await page.goto(contact);
      await page.goBack();
    },
  ],
  [1, "reload", async ({ page }) => void (await page.reload())],
];

const contactSteps: readonly Step[] = [
  [
    5,
    "type",
    async (visitor) => {
      const { name, company, email, phone, message } = contactValues(`${visitor.next(1000)}@visitor.example`);
      const [field, value] = visitor.pick(Object.entries({ name, company, email, phone, message }));
      await fieldOf(visitor.page, field as "name").fill(value);
      visitor.contact = { ...visitor.contact, [field]: value };
    },
  ],
  [
    2,
    "project",
    async (visitor) => {
      const project = visitor.pick(["website", "ecommerce", "branding", "other"]);
      await visitor.page
        .locator("label")
        .filter({ has: choice(visitor.page, "project", project) })
        .click();
      visitor.contact = { ...visitor.contact, project };
    },
  ],
  [
    2,
    "send without a name",
    async (visitor) => {
      await fieldOf(visitor.page, "name").fill("");
      visitor.contact = { ...visitor.contact, name: "" };
      await submitButton(visitor.page).click();
      await expect(visitor.page.locator("[data-error-summary]")).toBeVisible();
    },
  ],
  [
    1,
    "leave and return",
    async ({ page }) => {
      await page.goto(pricing);
      await page.goBack();
    },
  ],
];

/** Waits until no island is being hydrated and no other page is on its way. Returns when the page was loaded. */
async function settle(page: Page): Promise<number> {
  const state = () =>
    page
      .evaluate(() => ({
        loadedAt: performance.timeOrigin,
        busy:
          document.readyState !== "complete" ||
          document.querySelector("[data-hydrating]:not([data-hydrated])") !== null,
      }))
      // The page has just been left.
      .catch(() => ({ loadedAt: 0, busy: true }));
  for (;;) {
    const before = await state();
    await page.waitForTimeout(before.busy ? 20 : 40);
    const { loadedAt, busy } = await state();
    if (!busy && !before.busy && loadedAt === before.loadedAt) return loadedAt;
  }
}

async function take(visitor: Visitor, all: readonly Step[], expectPage: (visitor: Visitor) => Promise<void>) {
  const [, name, act] = visitor.pick(all.flatMap((step) => Array.from({ length: step[0] }, () => step)));
  visitor.log.push(name);
  const before = await settle(visitor.page);
  await act(visitor);
  // A page that was loaded anew has no dialog of before.
  if ((await settle(visitor.page)) !== before) visitor.person = {};
  await expectPage(visitor);
}

/** Takes all steps. `trouble`: what happens to each page that is opened, and now and then between two steps. */
async function wander(page: Page, ownSeed: number, trouble: (visitor: Visitor) => Promise<void>) {
  const visitor = visitorOf(page, ownSeed);
  try {
    for (let step = 0; step < steps; step += 1) {
      const isContact = step % (stepsOfVisit * 2) >= stepsOfVisit * 1.5;
      if (step % stepsOfVisit === 0 || step % (stepsOfVisit * 2) === stepsOfVisit * 1.5) {
        visitor.log.push(isContact ? "contact" : "configurator");
        Object.assign(visitor, { selection: nothingSelected, person: {}, contact: {} });
        await page.goto(isContact ? contact : pricing);
        await trouble(visitor);
      } else if (visitor.next(4) === 0) await trouble(visitor);
      await (isContact
        ? take(visitor, contactSteps, expectContact)
        : take(visitor, pricingSteps, expectConfigurator));
    }
  } catch (error) {
    throw new Error(`FUZZ_SEED=${seed}: ${visitor.log.slice(-15).join(", ")}`, { cause: error });
  }
}

/** Every problem but an error of a page: React says what it renders anew, and files that do not come are named. */
const expectedProblems = /^(?!page error)/;

test("random steps on translated pages", async ({ page, tolerate }) => {
  test.setTimeout(240_000);
  tolerate(expectedProblems);
  await wander(page, seed, () => translate(page));
});

/** What extensions put elements around. */
const wrapped =
  ".estimate-total, .step-head, .amounts, .notes, .request-total, .option label, fieldset, .duration, form > div";

test("random steps on pages that an extension changes", async ({ page, tolerate }) => {
  test.setTimeout(240_000);
  tolerate(expectedProblems);
  await wander(page, seed + 1, ({ next }) =>
    next(3) === 0 ? insertElements(page) : wrapElement(page, wrapped, next(1000)),
  );
});

test("random steps on pages whose scripts come late, or not at all", async ({ page, tolerate }) => {
  test.setTimeout(240_000);
  tolerate(expectedProblems);
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
});

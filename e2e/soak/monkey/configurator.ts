/** What a visitor does in the configurator and in its dialog, and the choices and amounts that it must show. */
import type { Page } from "@playwright/test";
import { catalogue } from "#app/content/catalogue.ts";
import {
  availableOptions,
  availableProjectTypes,
  packKeys,
  paymentMonthChoices,
} from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import type { Selection } from "#app/domain/selection.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import { readSelection, withOption } from "#app/quote/selection-query.ts";
import { expect } from "#testing/browser/site.ts";
import { amountText, personValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { plain, words } from "#testing/words.ts";
import { choice, dialog, fieldOfRequest, openRequest, option, placeOf } from "../../pricing-form.ts";
import { leaveAndReturn, type Place, type Visitor } from "./visitor.ts";

const path = routes.pricing["fr-fr"];

const amountsIn = (text: string): readonly string[] => plain(text).match(/\d[\d ]*,\d\d €/g) ?? [];

/** The choices, the texts with amounts, and what is typed in the dialog. */
const shownBy = (page: Page) =>
  page.evaluate(() => {
    // Each text by itself: the name of an option may end in a number, before the amount that follows it.
    const text = (element: Element | null) => {
      if (element === null) return "";
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let all = "";
      while (texts.nextNode()) all += `${texts.currentNode.textContent}|`;
      return all;
    };
    // Where a kind of project has no prices, the other steps are hidden.
    const isShown = (element: Element) => element.closest("[hidden]") === null;
    const chosen = (name: string) =>
      [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]:checked:enabled`)]
        .filter(isShown)
        .map(({ value }) => value);
    const fields = document.querySelectorAll<HTMLInputElement>("#quote-request input:not([type=hidden])");
    return {
      choices: {
        type: chosen("type").join(),
        duration: chosen("duration").join(),
        pack: chosen("pack").join(),
        options: chosen("options").sort(),
        place: document.querySelector<HTMLSelectElement>("#place")?.value ?? null,
      },
      total: text(document.querySelector(".estimate-total strong")),
      estimate: text(document.querySelector(".estimate")),
      request: text(document.querySelector(".request-total")),
      paymentMonths: [...document.querySelectorAll(".payment-months")].filter(isShown).map(text),
      entered: Object.fromEntries([...fields].map(({ name, value }) => [name, value])),
    };
  });

/** Every amount that the estimate may show for a selection. */
function possibleAmounts({ valid, quote: priced, vat }: ReturnType<typeof quote>): readonly string[] {
  if (priced === null) {
    const type = valid.projectType;
    return type === null || type === "vitrine"
      ? []
      : amountsIn(words["fr-fr"](`pricing.summary.advisor.${type}`));
  }
  return [
    ...[priced.total, priced.total + priced.discount, priced.discount, priced.oneOffOptions],
    ...[priced.subscriptionsPerMonth, priced.subscriptionsPerYear, priced.base ?? 0],
    ...Object.values(priced.payment ?? {}),
    ...priced.lines.flatMap(({ price }) => ("amount" in price ? [price.amount] : [])),
    priced.total + Math.round((priced.total * vat.perMille) / 1000),
  ].map((amount) => amountText(amount, "fr-fr"));
}

/** The page shows what `quote()` makes of the visitor's choices: these, its amounts, and no other amount. */
async function expectPage({ page, selection, person }: Visitor): Promise<void> {
  const result = quote(catalogue, selection);
  const { valid, quote: priced, vat } = result;
  const advised = valid.projectType !== null && valid.projectType !== "vitrine";
  const text = (amount: number) => amountText(amount, "fr-fr");
  const total = priced === null || priced.totalKind === "onQuote" ? [] : [text(priced.total)];
  const possible = possibleAmounts(result);
  const monthly = paymentMonthChoices.map((months) => {
    const other = { ...selection, projectType: "vitrine", paymentMonths: String(months) };
    const payment = quote(catalogue, other).quote?.payment;
    return payment == null ? [] : [text(payment.instalmentAmount)];
  });
  const place = vat.place === catalogue.vat.home ? "" : vat.place;
  await expect(async () => {
    const shown = await shownBy(page);
    expect(shown.choices).toEqual({
      type: valid.projectType ?? "",
      duration: advised ? "" : String(valid.paymentMonths ?? ""),
      pack: advised ? "" : (valid.pack ?? ""),
      options: advised ? [] : valid.options.toSorted(),
      place: priced === null ? null : place,
    });
    expect(amountsIn(shown.total)).toEqual(total);
    expect(amountsIn(shown.estimate).filter((amount) => !possible.includes(amount))).toEqual([]);
    if (priced !== null) expect(amountsIn(shown.request).slice(0, total.length)).toEqual(total);
    expect(shown.paymentMonths.map(amountsIn)).toEqual(advised ? [] : monthly);
    expect(shown.entered).toMatchObject(person);
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] });
}

/** Presses a choice by its label, as a person does. */
async function press(visitor: Visitor, name: string, value: string, change: Partial<Selection>) {
  const { page } = visitor;
  const control = choice(page, name, value);
  const label = page.locator("label").filter({ has: control });
  if (!(await label.isVisible())) return;
  await label.click();
  visitor.selection = { ...visitor.selection, ...change };
}

function choosePack(visitor: Visitor): Promise<void> {
  const pack = visitor.pick(packKeys);
  return press(visitor, "pack", pack, { pack });
}

function choosePaymentMonths(visitor: Visitor): Promise<void> {
  const paymentMonths = String(visitor.pick(paymentMonthChoices));
  return press(visitor, "duration", paymentMonths, { paymentMonths });
}

async function chooseOption(visitor: Visitor): Promise<void> {
  const { page, selection } = visitor;
  const key = visitor.pick(availableOptions(catalogue));
  const control = option(page, key);
  // Its step is hidden where the kind of project has no prices.
  if (!(await page.locator("#options").isVisible()) || !(await control.isEnabled())) return;
  await control.evaluate((input) => input.closest("details")?.setAttribute("open", ""));
  const isChosen = quote(catalogue, selection).valid.options.some((each) => each === key);
  const others = selection.options.filter((each) => each !== key);
  await control.click();
  visitor.selection = { ...selection, options: isChosen ? others : [...others, key] };
}

/** Opens the dialog, does something there, and closes it. */
async function inDialog(visitor: Visitor, act: () => Promise<void>): Promise<void> {
  const { page, selection } = visitor;
  if (quote(catalogue, selection).quote === null) return;
  await openRequest(page);
  await act();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
}

export const configurator: Place = {
  path,
  steps: [
    {
      name: "kind of project",
      weight: 3,
      async act(visitor) {
        // The one that has prices more often than the others.
        const projectType = visitor.pick([
          ...availableProjectTypes(catalogue),
          "vitrine",
          "vitrine",
          "vitrine",
        ]);
        await press(visitor, "type", projectType, { projectType });
      },
    },
    { name: "duration", weight: 3, act: choosePaymentMonths },
    { name: "pack", weight: 3, act: choosePack },
    { name: "option", weight: 6, act: chooseOption },
    {
      name: "what an option needs",
      weight: 2,
      async act(visitor) {
        const { page, selection } = visitor;
        const buttons = page.locator("button[name=add]:visible");
        const count = await buttons.count();
        if (count === 0) return;
        const button = buttons.nth(visitor.next(count));
        const key = await button.getAttribute("value");
        await button.click();
        visitor.selection = withOption(catalogue, selection, key);
      },
    },
    {
      name: "place",
      weight: 1,
      async act(visitor) {
        if ((await placeOf(visitor.page).count()) === 0) return;
        const chosen = visitor.pick(vatPlaceKeys);
        const place = chosen === catalogue.vat.home ? "" : chosen;
        await placeOf(visitor.page).selectOption(place);
        visitor.selection = { ...visitor.selection, place };
      },
    },
    {
      name: "type into the request",
      weight: 2,
      async act(visitor) {
        const values = personValues(`${visitor.next(1000)}@visitor.example`);
        const field = visitor.pick(Object.keys(values) as (keyof typeof values)[]);
        await inDialog(visitor, async () => {
          await fieldOfRequest(visitor.page, field).fill(values[field]);
          visitor.person = { ...visitor.person, [field]: values[field] };
        });
      },
    },
    {
      name: "go back",
      weight: 2,
      async act(visitor) {
        const { page } = visitor;
        const before = page.url();
        await page.goBack();
        if (new URL(page.url()).pathname !== path) await page.goForward();
        if (page.url() !== before) visitor.selection = readSelection(new URL(page.url()).searchParams);
      },
    },
    {
      name: "leave and return",
      weight: 1,
      act: (visitor) => leaveAndReturn(visitor, routes.contact["fr-fr"]),
    },
    {
      name: "choose, leave and return",
      weight: 2,
      async act(visitor) {
        await visitor.pick([choosePack, choosePaymentMonths, chooseOption])(visitor);
        await leaveAndReturn(visitor, routes.contact["fr-fr"]);
      },
    },
    { name: "reload", weight: 1, act: async ({ page }) => void (await page.reload()) },
  ],
  expectPage,
};

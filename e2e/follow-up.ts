import { expect, type Page, test } from "@playwright/test";
import { catalogue } from "#app/content/catalogue.ts";
import { addDays, addMonths } from "#app/domain/days.ts";
import { vatPerMille } from "#app/prices/vat.ts";
import { identity } from "#content/identity.ts";
import { homeVatPlace } from "#content/place.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { companyBlockers } from "#quotes/drafts/blockers.ts";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import type { Site } from "#testing/browser/site.ts";
import type { personValues } from "#testing/form-values.ts";
import type { MailPeer } from "#testing/mail-peer.ts";
import { routes } from "#testing/routes.ts";
import { type Locale, words } from "#testing/words.ts";
import { choice, fillPerson, openRequest, submitOfRequest } from "./pricing-form.ts";

type Person = ReturnType<typeof personValues>;

/** In which language and how a journey behind links is walked. */
export const journeys = [
  { locale: "fr-fr", script: true },
  { locale: "en-en", script: true },
  { locale: "fr-fr", script: false },
  { locale: "en-en", script: false },
] as const satisfies readonly { locale: Locale; script: boolean }[];

/** The agency reads French. */
export const agencyWords = words["fr-fr"];

/** From an empty configurator to a request that was sent, with or without script. */
export async function requestQuote(
  page: Page,
  locale: Locale,
  values: Person,
  { script }: { readonly script: boolean },
): Promise<void> {
  await page.goto(routes.pricing[locale]);
  const update = page.getByRole("button", { name: words[locale]("pricing.form.update") });
  await choice(page, "type", "vitrine").check();
  if (!script) await update.first().click();
  await choice(page, "duration", "24").check();
  await choice(page, "pack", "advanced").check();
  if (script) {
    await expect(page).toHaveURL(/pack=advanced/);
    await openRequest(page);
  } else {
    await update.nth(2).click();
    await page.locator("form[aria-label] button[name=request]").click();
  }
  await fillPerson(page, values);
  await submitOfRequest(page).click();
  await expect(
    page.getByRole("heading", { name: words[locale]("pricing.request.sent.title") }),
  ).toBeVisible();
}

/** The same request without the configurator's page, for journeys that begin after it. */
export async function postQuoteRequest(client: Page, locale: Locale, values: Person): Promise<void> {
  const form = { type: "vitrine", duration: "24", pack: "advanced", ...values };
  const answer = await client.request.post(routes.pricing[locale], { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** The path of the newest link to a private page in the mails to `address` that contain `text`. */
export async function linkIn(
  mailbox: MailPeer,
  address: string,
  text: string,
  page: "r" | "q" | "b",
): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s]+(/${page}/[\\w-]{22}/)`);
  const find = () =>
    mailbox
      .to(address)
      .map(({ mail }) => mail.text ?? "")
      .filter((mail) => mail.includes(text))
      .flatMap((mail) => pattern.exec(mail)?.[1] ?? [])
      .at(-1) ?? "";
  await expect.poll(find, { timeout: 30_000 }).not.toBe("");
  return find();
}

/** The link in the agency's notice of a person's request. */
export const agencyLink = (mailbox: MailPeer, email: string) =>
  linkIn(mailbox, identity.emails.projects, email, "r");

/** The subjects of the mails to an address that contain a text. */
export const subjectsTo = (site: Site, address: string, text: string): readonly string[] =>
  site.mail
    .to(address)
    .filter(({ mail }) => `${mail.subject} ${mail.text}`.includes(text))
    .map(({ mail }) => mail.subject ?? "");

/** What a client takes of the quote of `prepareQuote`: its option, and one of its group. */
type Chosen = { readonly option?: boolean; readonly choice?: (typeof choiceLines)[number] };

/** What that quote costs before tax, in cents: the pack and 2 x 450.50, and what is taken, less the discount. */
export function preparedNet({ option = false, choice }: Chosen = {}): number {
  const { packs, policy } = catalogue;
  const before =
    (packs.advanced.price ?? 0) + 2 * 450_50 + (option ? 120_00 : 0) + (choice?.price ?? 0) * 100;
  return before - Math.round((before * policy.discountPercent[24]) / 100);
}

/** The same with VAT. */
export function preparedTotal(chosen?: Chosen): number {
  const net = preparedNet(chosen);
  return net + Math.round((net * vatPerMille(homeVatPlace)) / 1000);
}

/** The deposit of that quote. */
export const preparedDeposit = (chosen?: Chosen): number =>
  Math.round((preparedTotal(chosen) * catalogue.policy.depositPercent) / 100);

/**
 * Completes the draft of the example, with a line of the agency's own. `withdrawable`: its client may withdraw; `grouped`: they take one
 * of several options.
 */
export async function prepareQuote(
  page: Page,
  { withdrawable = false, grouped = false } = {},
): Promise<void> {
  test.skip(
    companyBlockers(homeVatPlace).length > 0,
    "content/legal.yaml lacks what a quote says of its company",
  );
  const t = agencyWords;
  await page.getByRole("link", { name: t("request.quote.prepare") }).click();
  await page.getByLabel(t("request.draft.clientAddress")).fill("4 rue du Port\n97221 Le Carbet");
  await page.getByLabel(t("request.draft.clientSiren")).fill("732 829 320");
  await page.getByLabel(t("request.draft.vatPlace")).selectOption(homeVatPlace);
  const start = addDays(agencyDay(Date.now()), 14);
  await page.getByLabel(t("request.draft.startOn")).fill(start);
  await page.getByLabel(t("request.draft.deliverOn")).fill(addMonths(start, 2));
  for (const question of withdrawalQuestions)
    await page
      .getByRole("group", { name: t(`request.draft.${question}`) })
      .getByLabel(t(withdrawable ? "request.draft.answer.yes" : "request.draft.answer.no"))
      .check();
  await page.getByLabel(t("request.draft.hosting.notIncluded")).check();
  await openPart(page, "payment");
  await page.getByLabel(t("request.draft.paymentLink")).fill(samplePaymentLink);
  const addLine = page.getByRole("button", { name: t("request.draft.more") });
  await addLine.click();
  const spare = lineOf(page, 2);
  await expect(spare.getByLabel(t("request.draft.label"))).toBeFocused();
  await spare.getByLabel(t("request.draft.label")).fill("Séance photo");
  await spare.getByLabel(t("request.draft.quantity")).fill("2");
  await spare.getByLabel(t("request.draft.unitPrice")).fill("450,50");
  await addLine.click();
  const option = lineOf(page, 3);
  await option.getByLabel(t("request.draft.label")).fill(optionLabel);
  await option.getByLabel(t("request.draft.unitPrice")).fill("120");
  await option.getByLabel(t("request.draft.inclusion")).selectOption("notSelected");
  if (!grouped) return;
  for (const [index, { label, details, price }] of choiceLines.entries()) {
    await addLine.click();
    const line = lineOf(page, index + 4);
    // Where a line is part of the quote there is no group.
    await expect(line.getByLabel(t("request.draft.choice"))).toBeHidden();
    await line
      .getByLabel(t("request.draft.inclusion"))
      .selectOption(index === 0 ? "selected" : "notSelected");
    await line.getByLabel(t("request.draft.choice")).fill(choiceName);
    await line.getByLabel(t("request.draft.label")).fill(label);
    await line.getByLabel(t("request.draft.details")).fill(details);
    await line.getByLabel(t("request.draft.unitPrice")).fill(String(price));
  }
}

/** A line of a draft, from 1 on. */
export const lineOf = (page: Page, number: number) =>
  page.getByRole("group", { name: agencyWords("request.draft.line", { number }), exact: true });

/** Opens a part of a draft that is folded because it is filled in. */
export const openPart = (page: Page, part: "payment" | "presentation" | "terms"): Promise<void> =>
  page.locator("summary", { hasText: agencyWords(`request.draft.${part}`) }).click();

/** Takes the prepared draft through its preview to the client. */
export async function sendQuote(agency: Page): Promise<void> {
  await agency.getByRole("button", { name: agencyWords("request.draft.preview") }).click();
  await agency.getByRole("button", { name: agencyWords("request.preview.submit") }).click();
}

/**
 * Accepts the quote that the page shows, up to the second step, which `confirmAcceptance` ends. `earlyStart`: where the client may
 * withdraw.
 */
export async function acceptQuote(
  client: Page,
  locale: Locale,
  { earlyStart }: { readonly earlyStart?: "yes" | "no" } = {},
): Promise<void> {
  const t = words[locale];
  await client.getByLabel(t("clientQuote.accept.name")).fill("Joséphine Lavigne");
  await client.getByLabel(t("clientQuote.accept.signatoryRole")).fill("Gérante");
  if (earlyStart !== undefined)
    await client.getByRole("radio", { name: t(`clientQuote.accept.earlyStart.${earlyStart}`) }).check();
  await client.getByRole("checkbox", { name: t("clientQuote.acceptanceSentence") }).check();
  await client.getByRole("button", { name: t("clientQuote.accept.submit") }).click();
}

export const confirmAcceptance = (client: Page, locale: Locale): Promise<void> =>
  client.getByRole("button", { name: words[locale]("clientQuote.confirm.submit") }).click();

export const samplePaymentLink = "https://pay.example/acompte?montant=1";

/** A group of which the client takes one, the first unless they choose; prices in euros. */
export const choiceName = "Vidéo d'accueil";
export const choiceLines = [
  { label: "Drone", details: "Une journée\nMusique libre de droits", price: 300 },
  { label: "Drone et interview", details: "Une journée\nMusique libre de droits\nUne interview", price: 480 },
] as const;

/** A line that the client may add, for 120 euros. */
export const optionLabel = "Suivi des ventes";

import { expect, type Locator, type Page } from "@playwright/test";
import type { Quote } from "#app/domain/quote.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { inVatPlace } from "#app/i18n/places.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import { vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { homeVatPlace } from "#content/place.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import { amountText } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import type { LeadRecord } from "#testing/stored-leads.ts";
import { type Locale, locales, words } from "#testing/words.ts";

type PersonField = "firstName" | "lastName" | "email" | "phone" | "company";

const namedInEitherLanguage = (key: `pricing.request.${PersonField | "submit"}`) =>
  new RegExp(`^(?:${locales.map((locale) => words[locale](key)).join("|")})$`);

/** The words that may not change: docs/product.md#messages. */
export const quoteMessages = {
  "fr-fr": {
    sent: ["Devis envoyé !", "Consultez votre boîte mail, un conseiller vous contactera bientôt."],
    failed: ["Erreur", "Une erreur est survenue. Veuillez réessayer."],
    tooSoon: "Merci d'attendre 30 secondes entre chaque soumission",
    required: [
      "Votre prénom est requis",
      "Votre nom est requis",
      "Votre adresse e-mail est requise",
      "Votre numéro de téléphone est requis",
      "Le nom de votre entreprise est requis",
    ],
  },
  "en-en": {
    sent: ["Quote sent!", "Check your inbox. An advisor will contact you soon."],
    failed: ["Error", "An error occurred. Please try again."],
    tooSoon: "Please wait 30 seconds between submissions",
    required: [
      "Your first name is required",
      "Your last name is required",
      "Your email address is required",
      "Your phone number is required",
      "Your company name is required",
    ],
  },
} as const;

export async function fillPerson(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await fieldOfRequest(page, name as PersonField).fill(value);
}

export const choice = (page: Page, name: string, value: string): Locator =>
  page.locator(`input:not([type=hidden])[name=${name}][value="${value}"]`);

/** The kinds of site that an advisor prices: none where the agency makes only those that the configurator prices. */
export const advisedTypes = offeredCategories.filter((category) => category !== "vitrine");
export const [advisedType] = advisedTypes;

export const option = (page: Page, key: string): Locator => choice(page, "options", key);

/** The row around an option: its price, its text, why it cannot be had. */
export const row = (page: Page, key: string): Locator =>
  page.getByRole("listitem").filter({ has: option(page, key) });

/** What the configurator says about choices that it could not keep. */
export const notes = (page: Page): Locator => page.locator(".notes li");

export const estimate = (page: Page): Locator => page.locator(".estimate");

/** Where the client's business is, for VAT. */
export const placeOf = (page: Page): Locator => estimate(page).getByRole("combobox");

/** Two places with another VAT than the agency's own: one that taxes, and one that does not. */
export const otherPlaces = [
  vatPlaceKeys.find((place) => ![0, vatPerMille(homeVatPlace)].includes(vatPerMille(place))),
  vatPlaceKeys.find((place) => vatPerMille(place) === 0),
].filter((place) => place !== undefined);

/** What the estimate says of a total with VAT. Shares no code with what computes it. */
export const taxedText = (total: number, place: VatPlace, locale: Locale): string =>
  vatPerMille(place) === 0
    ? words[locale]("pricing.summary.vat.none", { place: inVatPlace(place, locale) })
    : amountText(total + Math.round((total * vatPerMille(place)) / 1000), locale);

export const dialog = (page: Page): Locator => page.locator("#quote-request");

/** A field of the request, by its label. */
export const fieldOfRequest = (page: Page, field: PersonField): Locator =>
  dialog(page).getByRole("textbox", { name: namedInEitherLanguage(`pricing.request.${field}`) });

/** The button that sends the request. */
export const submitOfRequest = (page: Page): Locator =>
  dialog(page).getByRole("button", { name: namedInEitherLanguage("pricing.request.submit") });

/** Opens the configurator and waits until it is hydrated. */
export async function openHydrated(page: Page, locale: Locale, query = ""): Promise<void> {
  await page.goto(`${routes.pricing[locale]}${query}`);
  await choice(page, "type", "vitrine").focus();
  await expect(page.locator("[data-island=configurator]")).toHaveAttribute("data-hydrated", "");
}

/** Opens the category that an option is in. */
export async function openCategory(page: Page, key: string): Promise<void> {
  const category = page.locator("details.category").filter({ has: option(page, key) });
  // Pressed again where it has moved under the press: an image or a font may come in between.
  await expect(async () => {
    if ((await category.getAttribute("open")) === null) await category.locator("> summary").click();
    await expect(category).toHaveAttribute("open", "", { timeout: 500 });
  }).toPass();
}

/** On a phone the estimate is a bar: opens it. A rail is open anyway. */
export async function openEstimate(page: Page): Promise<void> {
  const bar = page.locator(".estimate-bar");
  if (await bar.isVisible()) await bar.click();
}

/** Opens the request form by the one button that is in view. */
export async function openRequest(page: Page): Promise<void> {
  await page
    .locator("button[commandfor=quote-request][command=show-modal]")
    .filter({ visible: true })
    .click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator("#quote-request:modal")).toHaveCount(1);
}

/** The number of a request's quote, as the mails have it. */
export const numberOf = (lead: LeadRecord | undefined): string =>
  quoteNumber({ id: lead?.id ?? "", createdAt: lead?.createdAt ?? "" });

type StoredQuote = Quote & { readonly selection: Readonly<Record<string, unknown>> };

/** The quote that was stored with a request. */
export const quoteOf = (lead: LeadRecord | undefined): StoredQuote => lead?.quote as unknown as StoredQuote;

import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { countPath } from "#app/domain/counts.ts";
import { identity } from "#content/identity.ts";
import type { Site } from "#testing/browser/site.ts";
import type { ContactValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { type Locale, locales, plain, words } from "#testing/words.ts";

type FormField = "name" | "company" | "email" | "phone" | "message";

/** The beginning of a label in either language: an optional field's says so after its name. */
const labelled = (key: `contact.form.${FormField | "budget" | "submit"}`) =>
  new RegExp(`^(?:${locales.map((locale) => words[locale](key)).join("|")})`);

/** A field of the form, by its label. */
export const fieldOf = (page: Page, field: FormField | "budget"): Locator =>
  page
    .getByRole("main")
    .getByRole(field === "budget" ? "combobox" : "textbox", { name: labelled(`contact.form.${field}`) });

/** Whether a form is sent. What is counted of a visit is posted too. */
export const isSubmission = (request: Request): boolean =>
  request.method() === "POST" && new URL(request.url()).pathname !== countPath;

export async function fillContact(page: Page, values: Partial<ContactValues>): Promise<void> {
  const { project, budget, ...entered } = values;
  for (const [name, value] of Object.entries(entered)) await fieldOf(page, name as FormField).fill(value);
  if (project !== undefined) await page.locator(`[name=project][value=${project}]`).check();
  if (budget !== undefined) await fieldOf(page, "budget").selectOption(budget);
}

/** What the form holds now. */
export async function readContact(page: Page): Promise<Record<string, string>> {
  return page
    .locator("form[data-lead-form]")
    .evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].map(([name, value]) => [
          name,
          String(value).replaceAll("\r\n", "\n"),
        ]),
      ),
    );
}

/** Waits until the form is hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator("[data-island=contact-form]")).toHaveAttribute("data-hydrated", "");
}

/** Opens the contact page and hydrates its form, as the first press into a field does. */
export async function openHydratedForm(page: Page, locale: Locale): Promise<void> {
  await page.goto(routes.contact[locale]);
  await fieldOf(page, "name").focus();
  await expectHydrated(page);
}

export const submitButton = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { name: labelled("contact.form.submit") });

/** The list of errors above a form. */
export const errorSummary = (within: Page | Locator, locale: Locale) =>
  within.getByRole("group", { name: words[locale]("forms.summary.title") });
/** The note in a corner of the screen. */
export const toast = (page: Page) => page.locator("[role=alert][popover]");

/** The messages that may not change, to the word: docs/product.md#messages. */
export const messages = {
  "fr-fr": {
    nameRequired: "Votre nom complet est requis",
    emailRequired: "Votre adresse e-mail est requise",
    emailInvalid: "Veuillez saisir une adresse e-mail valide",
    projectRequired: "Veuillez sélectionner votre type de projet",
    phoneInvalid: "Veuillez saisir un numéro de téléphone valide",
    tooSoon: "Merci d'attendre 30 secondes entre chaque soumission",
    multipleErrors: "Veuillez corriger les erreurs dans le formulaire",
    sending: "Envoi en cours…",
    titlePrefix: "Erreur : ",
  },
  "en-en": {
    nameRequired: "Your full name is required",
    emailRequired: "Your email address is required",
    emailInvalid: "Please enter a valid email address",
    projectRequired: "Please select your project type",
    phoneInvalid: "Please enter a valid phone number",
    tooSoon: "Please wait 30 seconds between submissions",
    multipleErrors: "Please correct the errors in the form",
    sending: "Sending...",
    titlePrefix: "Error: ",
  },
} as const;

/** An expected text, whatever apostrophe, spaces and hyphens typesetting gave it. */
export function typeset(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replaceAll("'", "['’]").replaceAll(" ", "\\s").replaceAll("-", "[-\u2011]"));
}

/** Waits for the agency's notice of a request, and compares how it says that the visitor came. */
export async function expectVisitInNotice(site: Site, email: string, expected: string): Promise<void> {
  const [lead] = await site.leadsOf(email);
  const notice = () =>
    site.mail
      .to(identity.emails.projects)
      .map(({ mail }) => plain(mail.text ?? ""))
      .find((text) => text.includes(lead?.id ?? "no id"));
  await expect.poll(notice).toContain(`${words["fr-fr"]("mail.notice.visit")} : ${expected}`);
}

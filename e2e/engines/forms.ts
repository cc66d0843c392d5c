/** The journeys through both forms, at whichever origin the visitor's browser has the site. */
import { identity } from "#content/identity.ts";
import type { Query } from "#testing/engines/finding.ts";
import { expect } from "#testing/engines/test.ts";
import type { Visitor } from "#testing/engines/visitor.ts";
import { contactValues, example, personValues } from "#testing/form-values.ts";
import { type MailPeer, pdfsOf } from "#testing/mail-peer.ts";
import { routes } from "#testing/routes.ts";
import { listLeads } from "#testing/stored-leads.ts";
import { type Locale, plain, words } from "#testing/words.ts";
import { messages } from "../contact-form.ts";
import { quoteMessages, quoteOf } from "../pricing-form.ts";

/** `dataDir`: where the server keeps its leads. `mail`: where it sends its mails. */
export type FormJourney = {
  readonly visitor: Visitor;
  readonly locale: Locale;
  readonly dataDir: string;
  readonly mail: MailPeer;
};

const isFocused = (element: HTMLElement): boolean => document.activeElement === element;
const starting = (text: string): RegExp => new RegExp(`^${text}`);

/** An empty form is refused, then a whole one is stored and mailed. */
export async function sendContactRequest({ visitor, locale, dataDir, mail }: FormJourney): Promise<void> {
  const t = words[locale];
  const values = contactValues("engine@visitor.example", {
    message: "Bonjour, « notre » projet : 50 produits.",
  });
  const field = (key: "name" | "company" | "email" | "phone" | "message"): Query => ({
    role: "textbox",
    name: starting(t(`contact.form.${key}`)),
  });
  const summary: Query = { css: "[data-error-summary]" };
  const toast: Query = { css: "[role=alert][popover]" };
  const submit: Query = { role: "button", name: t("contact.form.submit") };
  const texts = messages[locale];

  await visitor.goTo(routes.contact[locale]);
  await visitor.press(submit);
  await visitor.sees(summary);
  const summaryText = plain(await visitor.text(summary));
  for (const text of [texts.nameRequired, texts.emailRequired, texts.projectRequired])
    expect(summaryText).toContain(text);
  await visitor.sees(toast);
  expect(plain(await visitor.text(toast))).toContain(texts.multipleErrors);
  await visitor.eventually(() => visitor.read(field("name"), isFocused)).toBe(true);
  await visitor.press({ role: "button", within: toast });
  await visitor.seesNo(toast);

  for (const key of ["name", "company", "email", "phone", "message"] as const)
    await visitor.fill(field(key), values[key]);
  await visitor.press({ css: `[name=project][value=${values.project}]` });
  const budget: Query = { role: "combobox", name: starting(t("contact.form.budget")) };
  await visitor.choose(budget, values.budget);
  await visitor.seesNo(summary);
  await visitor.press(submit);
  await visitor.arrivesAt(routes.thankYou[locale]);
  await visitor.sees({ role: "heading" });

  expect(await listLeads(dataDir)).toEqual([
    expect.objectContaining({ ...values, kind: "contact", language: locale }),
  ]);
  await expect.poll(() => mail.to(identity.emails.projects).length).toBe(1);
  await expect.poll(() => mail.to(values.email).length).toBe(1);
}

/** A quote is put together by presses, refused without a name, then stored and mailed as a PDF. */
export async function requestQuote({ visitor, locale, dataDir, mail }: FormJourney): Promise<void> {
  const t = words[locale];
  const values = personValues("engine@visitor.example");
  const dialog: Query = { css: "#quote-request" };
  const choice = (name: string, value: string): Query => ({ css: `input[name=${name}][value="${value}"]` });
  const submit: Query = { role: "button", name: t("pricing.request.submit"), within: dialog };

  await visitor.goTo(routes.pricing[locale]);
  await visitor.press(choice("type", "vitrine"));
  await visitor.press({ role: "radio", name: /^24/ });
  await visitor.press({ role: "radio", name: /(?:^| )Advanced / });
  await visitor.press(choice("options", example.once));
  await visitor.press({ css: `details.category:has([value=${example.monthly}]) > summary` });
  await visitor.press(choice("options", example.monthly));
  await visitor.arrivesAt(`${routes.pricing[locale]}${example.query}`);

  await visitor.press({ css: "button[commandfor=quote-request][command=show-modal]" });
  await visitor.sees({ css: "#quote-request:modal" });
  expect(plain(await visitor.text(dialog))).toContain(example.texts[locale][0]);
  await visitor.press(submit);
  const summary: Query = { css: "[data-error-summary]", within: dialog };
  await visitor.sees(summary);
  const summaryText = plain(await visitor.text(summary));
  for (const text of quoteMessages[locale].required) expect(summaryText).toContain(text);
  await visitor.eventually(() => visitor.read({ css: "#firstName" }, isFocused)).toBe(true);

  for (const key of ["firstName", "lastName", "email", "phone", "company"] as const)
    await visitor.fill({ role: "textbox", name: t(`pricing.request.${key}`), within: dialog }, values[key]);
  await visitor.press(submit);
  await visitor
    .eventually(async () => plain(await visitor.text(dialog)))
    .toContain(quoteMessages[locale].sent[1]);

  const [lead, ...others] = await listLeads(dataDir);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ ...values, kind: "quote", language: locale });
  expect(quoteOf(lead)).toMatchObject(example.quote);
  await expect.poll(() => mail.to(values.email).length).toBe(1);
  const [acknowledgement] = mail.to(values.email);
  expect(acknowledgement === undefined ? [] : pdfsOf(acknowledgement.mail)).toHaveLength(1);

  await visitor.key("Escape");
  await visitor.seesNo(dialog);
}

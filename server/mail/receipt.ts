import { isLocale, type Locale, languageTag } from "#app/i18n/locales.ts";
import { translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { identity } from "#content/identity.ts";
import type { Environment } from "#server/environment.ts";
import type { MailDocument } from "./document.ts";

/** `10:00` as the language says it. */
function hour(time: string, locale: Locale): string {
  if (locale === "en-en") return time;
  const [hours = "", minutes = ""] = time.split(":");
  return `${Number(hours)}\u00A0h${minutes === "00" ? "" : `\u00A0${minutes}`}`;
}

/** All that a receipt may know of the visitor. Their name and words are not here, so that none can slip in. */
export type ReceiptFacts = { readonly leadId: string; readonly locale: string };

/** The visitor's receipt: words of the catalogue and nothing that was typed, or the form would mail anything to anyone. */
export function receiptDocument(
  facts: ReceiptFacts,
  environment: Pick<Environment, "siteUrl">,
): MailDocument & { readonly subject: string } {
  const locale: Locale = isLocale(facts.locale) ? facts.locale : "fr-fr";
  const t = translator(dictionaries[locale]);
  const agency = identity.name;
  const home = `${environment.siteUrl}/${locale}/`;
  const { opens, closes } = identity.openingHours;
  return {
    language: languageTag[locale],
    subject: t("mail.receipt.subject", { agency }),
    brand: { name: agency, href: home },
    title: t("mail.receipt.title"),
    preview: t("mail.receipt.preview"),
    blocks: [
      { kind: "paragraph", text: t("mail.receipt.opening") },
      { kind: "paragraph", text: t("mail.receipt.thanks", { agency, reference: facts.leadId }) },
      { kind: "heading", text: t("mail.receipt.nextTitle") },
      {
        kind: "steps",
        items: [t("mail.receipt.next.read"), t("mail.receipt.next.contact"), t("mail.receipt.next.talk")],
      },
      { kind: "heading", text: t("mail.receipt.questionTitle") },
      {
        kind: "paragraph",
        text: t("mail.receipt.hours", { opens: hour(opens, locale), closes: hour(closes, locale) }),
      },
      {
        kind: "facts",
        rows: [
          {
            label: t("mail.receipt.phone"),
            value: identity.phone.display,
            href: `tel:${identity.phone.link}`,
          },
          {
            label: t("mail.receipt.email"),
            value: identity.emails.projects,
            href: `mailto:${identity.emails.projects}`,
          },
        ],
      },
      { kind: "paragraph", text: t("mail.receipt.reply") },
      { kind: "paragraph", text: t("mail.receipt.closing") },
      { kind: "paragraph", text: t("mail.receipt.signature", { agency }) },
    ],
    footer: t("mail.receipt.why", { site: new URL(environment.siteUrl).host }),
  };
}

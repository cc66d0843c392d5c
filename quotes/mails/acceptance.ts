import { isEmailAddress } from "#app/domain/email-address.ts";
import { sanitizedLine } from "#app/domain/sanitized-text.ts";
import type { Language } from "#app/i18n/translate.ts";
import { facts, type MailBlock } from "#quotes/documents/mail-blocks.ts";
import { optionRows } from "#quotes/facts/option-rows.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { momentIn, offsetAt, sanitizedFact } from "./quote-facts.ts";

/** Who accepted what, when, and which document: the same for both sides. */
export function acceptanceFacts(
  { quote, quoteAsSent, decidedAt, decision, pdfHash }: StoredConfirmedQuote,
  { locale, t }: Language,
): MailBlock {
  if (decision?.kind !== "accepted" || decidedAt === null) throw new Error("The quote is not accepted");
  return facts([
    { label: t("mail.accepted.number"), value: quote.number },
    { label: t("mail.accepted.client"), value: sanitizedFact(quote.terms.client.name) },
    {
      label: t("mail.accepted.at"),
      value: t("mail.accepted.moment", {
        moment: momentIn(locale, decidedAt, "medium"),
        offset: offsetAt(decidedAt),
      }),
    },
    { label: t("mail.accepted.name"), value: sanitizedFact(decision.name) },
    { label: t("mail.accepted.signatoryRole"), value: sanitizedFact(decision.signatoryRole) },
    { label: t("mail.accepted.acceptanceSentence"), value: t("clientQuote.acceptanceSentence") },
    ...(quoteAsSent === null ? [] : optionRows(quoteAsSent.quote, quote, t)).map(({ label, values }) => ({
      label,
      value: values.map(sanitizedFact).join(", "),
    })),
    { label: t("mail.accepted.hash"), value: pdfHash },
  ]);
}

/** The stored withdrawal. Throws if there is none. */
export function storedWithdrawal({ withdrawn }: StoredConfirmedQuote) {
  if (withdrawn === null) throw new Error("The client has not withdrawn");
  return withdrawn;
}

/**
 * The address that was stated on withdrawing. It is quoted as it is where it is the request's own: that is the client's, whom
 * this agency has answered before. Another may be any stranger's.
 */
const statedAddress = (email: string, own: string): string =>
  isEmailAddress(own) && own.toLowerCase() === email.toLowerCase()
    ? sanitizedLine(own)
    : sanitizedFact(email);

/** What a client stated on withdrawing, and when it was received: the same for both sides. `own`: the request's address. */
export function withdrawalFacts(
  stored: StoredConfirmedQuote,
  own: string,
  { locale, t }: Language,
): MailBlock {
  const { quote, decidedAt, createdAt } = stored;
  const { number } = quote;
  const { at, name, email } = storedWithdrawal(stored);
  const moment = (time: string) =>
    t("mail.accepted.moment", { moment: momentIn(locale, time, "medium"), offset: offsetAt(time) });
  return facts([
    { label: t("mail.accepted.number"), value: number },
    { label: t("mail.accepted.client"), value: sanitizedFact(quote.terms.client.name) },
    { label: t("mail.accepted.at"), value: moment(decidedAt ?? createdAt) },
    { label: t("mail.withdrawn.at"), value: moment(at) },
    { label: t("mail.withdrawn.name"), value: sanitizedFact(name) },
    { label: t("mail.withdrawn.email"), value: statedAddress(email, own) },
    { label: t("mail.withdrawn.statement"), value: t("clientQuote.withdraw.statement", { number }) },
  ]);
}

import { isEmailAddress } from "#app/domain/email-address.ts";
import type { MailAddress } from "#app/domain/mail-address.ts";
import { sanitizedLine } from "#app/domain/sanitized-text.ts";
import type { Language } from "#app/i18n/translate.ts";
import { facts, type MailBlock } from "#quotes/documents/blocks.ts";
import { exactMoment } from "#quotes/facts/exact.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { sanitizedFact } from "./mail-facts.ts";
import { visitorAddress } from "./parts.ts";

/** Who accepted what, when, and which document: the same for both sides. */
export function acceptanceFacts(
  { decidedAt, decision, pdfHash }: StoredConfirmedQuote,
  { quote, answerRows, signatory }: QuoteFacts,
  language: Language,
): MailBlock {
  if (decision?.kind !== "accepted" || decidedAt === null) throw new Error("The quote is not accepted");
  const { t } = language;
  return facts([
    { label: t("mail.accepted.number"), value: quote.number },
    { label: t("mail.accepted.client"), value: quote.terms.client.name },
    { label: t("mail.accepted.at"), value: exactMoment(decidedAt, language) },
    { label: t("clientQuote.confirm.name"), value: signatory },
    { label: t("mail.accepted.acceptanceSentence"), value: decision.acceptanceSentence },
    ...answerRows.map(({ label, values }) => ({ label, value: values.join(", ") })),
    { label: t("mail.accepted.hash"), value: pdfHash },
  ]);
}

/** The stored withdrawal. Throws if there is none. */
export function storedWithdrawal({ withdrawn }: StoredConfirmedQuote) {
  if (withdrawn === null) throw new Error("The client has not withdrawn");
  return withdrawn;
}

/**
 * Where a withdrawal is acknowledged: at the address that was stated, and at the request's own, so that whoever else may have
 * the client's link does not withdraw unnoticed.
 */
export function acknowledgedAt(lead: Lead, quote: StoredConfirmedQuote): readonly MailAddress[] {
  const { email: address } = storedWithdrawal(quote);
  const own = visitorAddress(lead);
  const same = own?.address.toLowerCase() === address.toLowerCase();
  return [{ name: "", address }, ...(own === null || same ? [] : [own])];
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
  { quote }: QuoteFacts,
  own: string,
  language: Language,
): MailBlock {
  const { t } = language;
  const { number } = quote;
  const { at, name, email } = storedWithdrawal(stored);
  const { decidedAt, createdAt } = stored;
  return facts([
    { label: t("mail.accepted.number"), value: number },
    { label: t("mail.accepted.client"), value: quote.terms.client.name },
    { label: t("mail.accepted.at"), value: exactMoment(decidedAt ?? createdAt, language) },
    { label: t("mail.withdrawn.at"), value: exactMoment(at, language) },
    { label: t("mail.withdrawn.name"), value: sanitizedFact(name) },
    { label: t("mail.withdrawn.email"), value: statedAddress(email, own) },
    { label: t("mail.withdrawn.statement"), value: t("clientQuote.withdraw.statement", { number }) },
  ]);
}

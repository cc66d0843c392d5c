import { formatDay, formatMoment } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { changeTexts } from "#quotes/changes/change-texts.ts";
import { readReceipt } from "#quotes/deposit/receipts.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { type EventKind, isReminderEvent } from "#quotes/history.ts";
import type { QuoteVersion, RequestEvent, RequestView } from "#quotes/operations.ts";
import { Part, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { lastEventField } from "./steps.ts";

/** Each mail about the request, with what became of it. */
export function Mails({ view }: { view: RequestView }) {
  const { mails, writesMailFiles, reminder, lastEvent } = view;
  const { locale, t } = useLanguage();
  if (mails.length === 0) return null;
  return (
    <Part id="mails" title={t("request.mails.title")}>
      {writesMailFiles && <p className="mb-4 text-danger">{t("request.mailFiles")}</p>}
      <ul>
        {mails.map(({ id, purpose, status, at, error }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-8 border-line border-t py-3">
            <span>{t(`request.mail.${purpose}` as PlainWordKey)}</span>
            <span className={status === "dead" ? "text-danger" : "text-ink-2"}>
              {status === "dead"
                ? t("request.mailStatus.dead", { error: error ?? "" })
                : status === "sent" && writesMailFiles
                  ? t("request.mailStatus.written", { date: formatMoment(at, locale) })
                  : status === "pending" || status === "sent"
                    ? t(`request.mailStatus.${status}`, { date: formatMoment(at, locale) })
                    : t(`request.mailStatus.${status}`)}
            </span>
          </li>
        ))}
      </ul>
      {reminder !== null && reminder !== "client-reminder" && (
        <PostForm values={{ [lastEventField]: lastEvent }} className="mt-4">
          <SubmitButton name="step" value="remind">
            {t("request.remind", { mail: t(`request.mail.${reminder}`) })}
          </SubmitButton>
        </PostForm>
      )}
    </Part>
  );
}

/** The events whose text a person entered. */
const kindsWithText: ReadonlySet<EventKind> = new Set([
  "question",
  "answer",
  "quote-declined",
  "deposit-cancelled",
  "deposit-refund-cancelled",
]);

/** What happened to the request, the newest first. `versions`: its confirmed quotes, the newest first. */
export function Events(props: { events: readonly RequestEvent[]; versions: readonly QuoteVersion[] }) {
  const { events, versions } = props;
  const { locale, t } = useLanguage();
  if (events.length === 0) return null;
  /** The version that an event confirmed and the one that it replaced, if it did. */
  const replacement = ({ kind, quoteNumber }: RequestEvent) => {
    const at = versions.findIndex(({ quote }) => quote.number === quoteNumber);
    const [after, before] = at < 0 ? [] : versions.slice(at, at + 2);
    return kind === "quote-confirmed" &&
      after !== undefined &&
      before !== undefined &&
      before.withdrawn === null
      ? { before: before.quote, after: after.quoteAsSent ?? after.quote }
      : null;
  };
  const factsOf = ({ quoteNumber }: RequestEvent) => {
    const version = versions.find(({ quote }) => quote.number === quoteNumber);
    return version && quoteFacts(version, { locale, t });
  };
  const textOf = (event: RequestEvent): string => {
    const { kind, text, quoteNumber } = event;
    const number = quoteNumber ?? "";
    switch (kind) {
      case "follow-up-status-changed":
        return t("request.event.follow-up-status-changed", {
          text: t(`request.followUpStatus.${text}` as PlainWordKey),
        });
      case "quote-confirmed": {
        const replaced = replacement(event);
        return replaced === null
          ? t("request.event.quote-confirmed", { number })
          : t("request.event.quote-replaced", { number, earlier: replaced.before.number });
      }
      case "quote-accepted":
        return t(text === "code" ? "request.event.quote-accepted.code" : "request.event.quote-accepted", {
          number,
        });
      case "code-requested":
      case "quote-declined":
      case "quote-withdrawn":
      case "quote-retracted":
      case "document-damaged":
        return t(`request.event.${kind}`, { number });
      case "deposit-received":
      case "deposit-refunded": {
        const { receivedOn, amount } = readReceipt(text);
        return t(`request.event.${kind}`, {
          number,
          date: formatDay(receivedOn, locale),
          amount: exactMoney(amount, locale),
          tax: factsOf(event)?.tax ?? "",
        });
      }
      case "deposit-cancelled":
      case "deposit-refund-cancelled": {
        const facts = factsOf(event);
        const recorded = kind === "deposit-cancelled" ? facts?.deposit?.receipts : facts?.refunds;
        const struck = recorded?.find(({ struckOut }) => struckOut?.at === event.at);
        const { amount = "", date = "" } = struck ?? {};
        return t(`request.event.${kind}`, { number, amount, date, tax: (struck && facts?.tax) ?? "" });
      }
      case "contract-end-changed":
        return t(`request.event.${kind}`, { number, date: formatDay(text, locale) });
      default:
        return isReminderEvent(kind) ? t(`request.event.${kind}`, { number }) : t(`request.event.${kind}`);
    }
  };
  return (
    <Part id="historique" title={t("request.events.title")}>
      <ol>
        {events.toReversed().map((event) => {
          const replaced = replacement(event);
          return (
            <li key={event.id} className="border-line border-t py-3">
              <span className="flex flex-wrap justify-between gap-x-8">
                <span>{textOf(event)}</span>
                <span className="text-ink-2">{formatMoment(event.at, locale)}</span>
              </span>
              {kindsWithText.has(event.kind) && event.text !== "" && (
                <p dir="auto" className="mt-2 max-w-[38em] whitespace-pre-line border-accent border-l-4 pl-5">
                  {event.text}
                </p>
              )}
              {replaced !== null && (
                <ul className="mt-2 max-w-[38em] list-disc pl-5 text-ink-2">
                  {changeTexts(replaced.before, replaced.after, { locale, t }).map((change) => (
                    <li key={change} dir="auto">
                      {change}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

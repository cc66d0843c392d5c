import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { messageLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { CopyButton } from "../client/PayDeposit.tsx";
import type { RequestRefused } from "./refused-form.ts";

/**
 * The message by which the agency itself sends a quote, beside the mail: the first press makes its link, which the store has as a
 * hash alone, the second one copies it, or opens the chat service with it. Until then nothing is asked of that service.
 */
export function PassOn(props: {
  quote: ConfirmedQuote;
  quoteId: string;
  refused: RequestRefused | undefined;
}) {
  const { quote, quoteId, refused } = props;
  const { t } = useLanguage();
  const { locale, number, validUntil } = quote;
  if (refused?.passOn?.quoteId !== quoteId)
    return (
      <PostForm values={{ quoteId }} className="mt-4">
        <SubmitButton name="step" value="passOn">
          {t("request.passOn.prepare")}
        </SubmitButton>
      </PostForm>
    );
  const text = translations[locale]("request.passOn.message", {
    number,
    until: formatDay(validUntil, locale),
  });
  const message = `${text}\n${refused.passOn.url}`;
  return (
    <div className="mt-4 border-lagoon border-l-4 pl-5">
      <p lang={languageTag[locale]} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <dl>
        <div className="mt-3">
          <dt className="sr-only">{t("request.passOn.link")}</dt>
          <dd className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="wrap-anywhere select-all font-semibold">{refused.passOn.url}</span>
            <CopyButton label={t("request.passOn.link")} text={refused.passOn.url} />
          </dd>
        </div>
      </dl>
      <p role="status" className="sr-only" />
      <ButtonLink
        href={messageLink(message)}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        icon="whatsapp"
        autoFocus
        className="mt-4 max-sm:w-full"
      >
        {t("request.passOn.send")}
      </ButtonLink>
      <p className="mt-3 max-w-[38em] text-ink-2">{t("request.passOn.hint")}</p>
    </div>
  );
}

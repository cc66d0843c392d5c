import type { ComingSoonService } from "#app/domain/services.ts";
import { topicWords } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { chatLink, mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { Icon, type IconName } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";

/** The other way to whoever answers: without the form. */
export function DirectLines(props: { service: ComingSoonService | null }) {
  const language = useLanguage();
  const { t } = language;
  const known = props.service === null ? null : topicWords(props.service, language);
  const { phone, emails } = identity;
  const chat = chatLink(known?.message ?? t("construction.chat.message"));
  return (
    <>
      <p className="mt-8 font-semibold text-lead">{t("construction.direct")}</p>
      <ul className="mt-3 border-line border-b">
        <Line icon="phone" href={phoneLink} label={t("pages.connect.call")} text={phone.display} />
        {chat !== null && (
          <Line
            icon="whatsapp"
            href={chat}
            label={t("construction.chat")}
            text={t("construction.chat.action")}
          />
        )}
        <Line
          icon="mail"
          href={mailLink(emails.hello, known?.subject ?? t("construction.mail.subject"))}
          label={t("construction.mail")}
          text={emails.hello}
        />
      </ul>
    </>
  );
}

function Line(props: { icon: IconName; href: string; label: string; text: string }) {
  return (
    <li className="border-line border-t">
      <a href={props.href} className="flex min-h-13 items-center gap-4 py-2 hover:text-accent-ink">
        <Icon name={props.icon} className="shrink-0" />
        <span className="sr-only">{props.label} </span>
        <span className="tabular min-w-0 font-semibold text-lead leading-tight">{props.text}</span>
      </a>
    </li>
  );
}

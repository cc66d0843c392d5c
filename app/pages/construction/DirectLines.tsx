import type { Service } from "#app/domain/services.ts";
import { topicWords } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { chatLink, mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { Icon, type IconName } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";

export function DirectLines(props: { service: Service | null }) {
  const language = useLanguage();
  const { t } = language;
  const known = props.service === null ? null : topicWords(props.service, language);
  const { phone, emails } = identity;
  return (
    <section
      aria-labelledby="direct"
      className="wide grid gap-x-16 gap-y-8 pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)]"
      data-reveal
    >
      <h2 id="direct" className="text-heading text-ink-2">
        {t("construction.direct")}
      </h2>
      <ul>
        <Line icon="phone" href={phoneLink} label={t("pages.connect.call")} text={phone.display} />
        <Line
          icon="whatsapp"
          href={chatLink(known?.message ?? t("construction.chat.message"))}
          label={t("construction.chat")}
          text={t("construction.chat.action")}
        />
        <Line
          icon="mail"
          href={mailLink(emails.hello, known?.subject ?? t("construction.mail.subject"))}
          label={t("construction.mail")}
          text={emails.hello}
        />
      </ul>
    </section>
  );
}

function Line(props: { icon: IconName; href: string; label: string; text: string }) {
  return (
    <li className="border-line border-t last:border-b">
      <a
        href={props.href}
        className="group flex items-baseline justify-between gap-x-8 gap-y-1 py-5 hover:text-accent-ink max-sm:flex-col"
      >
        <span className="flex items-center gap-3 text-ink-2 group-hover:text-accent-ink">
          <Icon name={props.icon} />
          {props.label}
        </span>
        <span className="tabular max-w-full font-bold font-display text-[clamp(1.375rem,3.4vw,2.5rem)] leading-tight tracking-tight">
          {props.text}
        </span>
      </a>
    </li>
  );
}

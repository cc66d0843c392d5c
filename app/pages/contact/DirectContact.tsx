import { useSearchParams } from "react-router";
import { topicFromQuery, topicWords } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { chatLink, mailLink } from "#app/shell/contact-links.ts";
import { Icon, type IconName } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";

export function DirectContact() {
  const language = useLanguage();
  const { t } = language;
  const [query] = useSearchParams();
  const topic = topicFromQuery(query);
  const known = topic === null ? null : topicWords(topic, language);
  const email = identity.emails.hello;
  return (
    <section aria-labelledby="direct" className="wide">
      <h2 id="direct" className="sr-only">
        {t("contact.direct.title")}
      </h2>
      <div className="grid border-line border-y md:grid-cols-2">
        <ContactCard
          icon="mail"
          title={t("contact.direct.mail.title")}
          text={t("contact.direct.mail.text")}
          action={t("contact.direct.mail.action", { email })}
          href={mailLink(email, known?.subject ?? t("contact.direct.mail.subject"))}
        />
        <ContactCard
          icon="whatsapp"
          title={t("contact.direct.chat.title")}
          text={t("contact.direct.chat.text")}
          action={t("contact.direct.chat.action")}
          href={chatLink(known?.message ?? t("contact.direct.chat.message"))}
        />
      </div>
    </section>
  );
}

function ContactCard(props: { icon: IconName; title: string; text: string; action: string; href: string }) {
  return (
    <div className="border-line py-8 not-first:border-t md:py-12 md:first:pr-12 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-12">
      <h3 className="text-title">{props.title}</h3>
      <p className="mt-3 text-ink-2 text-lead">{props.text}</p>
      <a
        href={props.href}
        className="underlined mt-6 inline-flex min-h-11 items-center gap-3 font-semibold text-lead hover:text-accent-ink"
      >
        <Icon name={props.icon} size={24} />
        {props.action}
      </a>
    </div>
  );
}

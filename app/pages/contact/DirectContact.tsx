import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { chatLink, mailLink } from "#app/shell/contact-links.ts";
import { Icon, type IconName } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";

/** The two ways that need no form: an e-mail whose subject is set, a chat whose first message is written. */
export function DirectContact() {
  const { t } = useLanguage();
  const email = identity.emails.hello;
  return (
    <section aria-labelledby="direct" className="wrap">
      <h2 id="direct" className="sr-only">
        {t("contact.direct.title")}
      </h2>
      <div className="grid gap-px border-line border-y bg-line sm:grid-cols-2">
        <Way
          icon="mail"
          title={t("contact.direct.mail.title")}
          text={t("contact.direct.mail.text")}
          action={t("contact.direct.mail.action", { email })}
          href={mailLink(email, t("contact.direct.mail.subject"))}
        />
        <Way
          icon="whatsapp"
          title={t("contact.direct.chat.title")}
          text={t("contact.direct.chat.text")}
          action={t("contact.direct.chat.action")}
          href={chatLink(t("contact.direct.chat.message"))}
        />
      </div>
    </section>
  );
}

function Way(props: { icon: IconName; title: string; text: string; action: string; href: string }) {
  return (
    <div className="bg-canvas py-8 sm:px-8 sm:first:pl-0">
      <h3 className="flex items-center gap-3 text-heading">
        <Icon name={props.icon} size={24} className="text-accent-ink" />
        {props.title}
      </h3>
      <p className="mt-2 text-ink-2">{props.text}</p>
      <a href={props.href} className="underlined mt-3 inline-flex min-h-11 items-center font-semibold">
        {props.action}
      </a>
    </div>
  );
}

import { useSearchParams } from "react-router";
import { topicFromQuery, topicWords } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { chatLink, mailLink, phoneLink } from "#app/shell/contact-links.ts";
import type { IconName } from "#app/ui/icons.ts";
import { identity } from "#content/identity.ts";

export function DirectContact() {
  const language = useLanguage();
  const { t } = language;
  const [query] = useSearchParams();
  const topic = topicFromQuery(query);
  const known = topic === null ? null : topicWords(topic, language);
  const email = identity.emails.hello;
  const call = t("shell.call", { phone: identity.phone.display });
  const chat = chatLink(known?.message ?? t("contact.direct.chat.message"));
  return (
    <section aria-labelledby="direct" className="mt-4 border-line border-b lg:mt-8">
      <h2 id="direct" className="sr-only">
        {t("contact.direct.title")}
      </h2>
      <ContactCard
        icon="mail"
        text={t("contact.direct.mail.text")}
        action={t("contact.direct.mail.action", { email })}
        href={mailLink(email, known?.subject ?? t("contact.direct.mail.subject"))}
      />
      {chat === null ? (
        <ContactCard icon="phone" text={t("contact.direct.chat.text")} action={call} href={phoneLink} />
      ) : (
        <>
          <ContactCard
            icon="whatsapp"
            text={t("contact.direct.chat.text")}
            action={t("contact.direct.chat.action")}
            href={chat}
          />
          <p className="border-line border-t py-1.5 lg:py-3">
            <a
              href={phoneLink}
              className="icon-before icon-phone tabular inline-flex min-h-11 items-center gap-3 font-semibold [--icon-size:24px] hover:text-accent-ink"
            >
              <span className="underlined">{call}</span>
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function ContactCard(props: { icon: IconName; text: string; action: string; href: string }) {
  return (
    <div className="border-line border-t py-1.5 lg:py-3">
      <h3 className="font-text text-[1em]">
        <a
          href={props.href}
          className={`icon-before icon-${props.icon} inline-flex min-h-11 items-center gap-3 font-semibold [--icon-size:24px] hover:text-accent-ink`}
        >
          <span className="underlined min-w-0">{props.action}</span>
        </a>
      </h3>
      <p className="-mt-1.5 pl-9 text-ink-2 text-small">{props.text}</p>
    </div>
  );
}

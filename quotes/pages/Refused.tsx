import type { ReactNode } from "react";
import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { identity } from "#content/identity.ts";
import type { LinkAudience } from "#quotes/addresses.ts";
import { boardRequestPaths } from "#quotes/private-paths.ts";
import { DirectLines } from "./DirectLines.tsx";
import { Column } from "./parts.tsx";
import type { PostedFields } from "./refusal.ts";

/** The page of a link that leads nowhere. Anybody may see it: how the agency makes a new link: docs/leads.md. */
export function Gone({ audience }: { audience: LinkAudience | "board" }) {
  const { locale, t } = useLanguage();
  if (audience === "client" || audience === "visitor")
    return (
      <InEachLanguage title="clientQuote.gone.title">
        <ClientGone />
      </InEachLanguage>
    );
  const texts = audience === "board" ? "board.gone" : "request.gone";
  return (
    <Column>
      <h1 className="text-title">{t(`${texts}.title`)}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t(`${texts}.text`)}</p>
      {audience === "board" && (
        <ButtonLink href={boardRequestPaths[locale]} className="mt-8">
          {t("board.gone.link")}
        </ButtonLink>
      )}
    </Column>
  );
}

function ClientGone() {
  const { t } = useLanguage();
  return (
    <>
      <p className="mt-5 max-w-[34em] text-lead">{t("clientQuote.gone.text", { agency: identity.name })}</p>
      <DirectLines />
    </>
  );
}

/** The page while the store is unavailable. `posted`: of a form to send again. */
export function TryAgain({ posted }: { posted: PostedFields }) {
  return (
    <InEachLanguage title="clientQuote.unavailable.title">
      <Again posted={posted} />
    </InEachLanguage>
  );
}

function Again({ posted }: { posted: PostedFields }) {
  const { t } = useLanguage();
  const look = buttonClass("primary", "mt-6");
  return (
    <>
      <p className="mt-5 max-w-[34em] text-lead">
        {t(posted.length === 0 ? "clientQuote.unavailable.text" : "clientQuote.unavailable.kept")}
      </p>
      {posted.length === 0 ? (
        <a href="./" className={look}>
          {t("clientQuote.unavailable.again")}
        </a>
      ) : (
        <form method="post">
          {posted.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={look}>
            {t("clientQuote.unavailable.again")}
          </button>
        </form>
      )}
    </>
  );
}

type Title = "clientQuote.gone.title" | "clientQuote.unavailable.title";

/** The reader's language is unknown. */
function InEachLanguage({ title, children }: { title: Title; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-[min(100%-2*var(--gutter),var(--container-column))] gap-16 pt-8 pb-24">
      {locales.map((locale, index) => (
        <LanguageProvider key={locale} locale={locale} words={dictionaries[locale]}>
          <section lang={languageTag[locale]}>
            <Heading level={index === 0 ? "h1" : "h2"} title={title} />
            {children}
          </section>
        </LanguageProvider>
      ))}
    </div>
  );
}

function Heading({ level: Level, title }: { level: "h1" | "h2"; title: Title }) {
  const { t } = useLanguage();
  return <Level className="text-title">{t(title)}</Level>;
}

import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { identity } from "#content/identity.ts";
import type { LinkAudience } from "#quotes/addresses.ts";
import { boardRequestPaths } from "#quotes/private-paths.ts";
import { DirectLines } from "./DirectLines.tsx";
import { Column } from "./parts.tsx";
import type { PostedFields } from "./refusal.ts";

/** The page of a link that leads nowhere. Anybody may see it, so it does not say how the agency makes a new link (docs/leads.md). */
export function Gone({ audience }: { audience: LinkAudience | "board" | "reader" }) {
  const { locale, t } = useLanguage();
  if (audience === "client" || audience === "reader" || audience === "visitor")
    return (
      <InEachLanguage title="clientQuote.gone.title">
        {(said) => (
          <>
            <p className="mt-5 max-w-[34em] text-lead">
              {said("clientQuote.gone.text", { agency: identity.name })}
            </p>
            <DirectLines />
          </>
        )}
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

/** The page while the store is unavailable. `posted`: what a form posted that is offered to be sent again. */
export function TryAgain({ posted }: { posted: PostedFields }) {
  const look = buttonClass("primary", "mt-6");
  return (
    <InEachLanguage title="clientQuote.unavailable.title">
      {(t) => (
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
      )}
    </InEachLanguage>
  );
}

/** The same text in each language: the reader's is unknown. */
function InEachLanguage(props: {
  title: "clientQuote.gone.title" | "clientQuote.unavailable.title";
  children: (t: Translate) => ReactNode;
}) {
  return (
    <div className="mx-auto grid w-[min(100%-2*var(--gutter),var(--container-column))] gap-16 pt-8 pb-24">
      {locales.map((locale, index) => {
        const t = translations[locale];
        const Heading = index === 0 ? "h1" : "h2";
        return (
          <section key={locale} lang={languageTag[locale]}>
            <Heading className="text-title">{t(props.title)}</Heading>
            {props.children(t)}
          </section>
        );
      })}
    </div>
  );
}

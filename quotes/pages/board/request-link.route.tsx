import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { defaultLocale, type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/Field.tsx";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { Column, DoneMessage, PageLink, SubmitButton } from "#quotes/pages/parts.tsx";
import { boardRequestPaths } from "#quotes/private-paths.ts";
import { readLine } from "./posted.server.ts";

const localeOf = (request: Request): Locale =>
  locales.find((locale) => boardRequestPaths[locale] === new URL(request.url).pathname) ?? defaultLocale;

/** Where the agency asks for a link to the board. */
export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request);
  return { locale, title: translations[locale]("board.request.title") };
}

/** Mails a link if the address is one of the agency's. The answer is the same in any case. */
export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await readLine(request, "email");
  const locale = localeOf(request);
  await context.get(followUpServices).boardOperations.sendLink(entered, locale);
  return redirect(`${boardRequestPaths[locale]}#sent`, 303);
}

export default function RequestLink() {
  const { locale, t } = useLanguage();
  const other = locales.find((each) => each !== locale) ?? locale;
  return (
    <Column>
      <h1 className="text-title">{t("board.request.title")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("board.request.text")}</p>
      <DoneMessage id="sent" className="mt-8 max-w-[38em]">
        {t("board.request.sent")}
      </DoneMessage>
      <form method="post" noValidate className="mt-8 grid max-w-[38em] gap-6">
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t("board.request.label")}
        />
        <SubmitButton look="primary">{t("board.request.submit")}</SubmitButton>
      </form>
      <p className="mt-10">
        <PageLink href={boardRequestPaths[other]} hrefLang={languageTag[other]} lang={languageTag[other]}>
          {t("board.request.language")}
        </PageLink>
      </p>
    </Column>
  );
}

import type { Locale } from "#app/i18n/locales.ts";
import { actions, letterhead, paragraph } from "#quotes/documents/blocks.ts";
import { languageOf } from "./mail-facts.ts";
import type { Letter, MailSettings } from "./parts.ts";

/** The mail with a link to the board, in the language of the page on which it was asked for. */
export function boardLetter(
  locale: Locale,
  page: string,
  { siteUrl }: Pick<MailSettings, "siteUrl">,
): Letter {
  const { t } = languageOf(locale);
  return {
    ...letterhead(locale, siteUrl),
    subject: t("board.mail.subject"),
    title: t("board.mail.title"),
    preview: t("board.mail.text"),
    blocks: [paragraph(t("board.mail.text")), actions({ label: t("board.mail.open"), href: page })],
    footer: t("board.mail.why"),
  };
}

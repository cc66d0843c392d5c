import type { Article, Block } from "#app/articles/article.ts";
import { statedPrivacy } from "#app/articles/articles.ts";
import {
  browserStorage,
  introductionClosedKey,
  introductionOpenedKey,
  type StorageKind,
} from "#app/domain/personal-data.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { contactFormAction, imageCdnUrl, videoBaseUrl } from "#app/site/build-settings.ts";
import { videosOf } from "#app/video/videos-of.ts";
import { privacy as stated } from "#content/articles/privacy.ts";

/** The external services of this site, as the page states them; null for none. */
type ExternalServices = Readonly<Record<"form" | "pictures" | "videos", string | null>>;

const configured: ExternalServices = { form: contactFormAction, pictures: imageCdnUrl, videos: videoBaseUrl };

/** The privacy page, with what depends on the code, on the settings, and on the home page's introduction, in whichever language. */
export function privacyArticle(
  locale: Locale,
  services: ExternalServices = configured,
  hasIntroduction = locales.some((one) => videosOf("introduction", one).length > 0),
): Article {
  const article = typesetIn(statedPrivacy, locale);
  const t = translations[locale];
  const calls = (["form", "pictures", "videos"] as const).flatMap((what) => {
    const address = services[what];
    return address === null ? [] : [t(`privacy.circumstance.${what}`, { company: new URL(address).host })];
  });
  const named = (["host", "webhookReceiver"] as const).flatMap((what) => {
    const company = stated[what];
    return company === null
      ? []
      : [t(`privacy.circumstance.${what}`, { company: typesetIn(company, locale) })];
  });
  const added: Readonly<
    Record<string, { readonly before?: readonly Block[]; readonly after?: readonly Block[] }>
  > = {
    readers: { after: named },
    browser: { after: [...storedBlocks(t, hasIntroduction), t("privacy.circumstance.pages")] },
    others: { before: calls.length === 0 ? [t("privacy.circumstance.nobody")] : calls },
  };
  return {
    ...article,
    sections: article.sections.map((section) => {
      const { before = [], after = [] } = added[section.id] ?? {};
      return { ...section, blocks: [...before, ...section.blocks, ...after] };
    }),
  };
}

function storedBlocks(t: Translate, hasIntroduction: boolean): readonly Block[] {
  const isStored = (name: string) =>
    hasIntroduction || (name !== introductionClosedKey && name !== introductionOpenedKey);
  return (Object.keys(browserStorage) as readonly StorageKind[]).flatMap((kind) => [
    t(`privacy.until.${kind}`),
    {
      terms: browserStorage[kind]
        .filter(isStored)
        .map((name) => ({ term: name, text: t(`privacy.stored.${name}`) })),
    },
  ]);
}

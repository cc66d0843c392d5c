import type { Article, Block } from "#app/domain/article.ts";
import { browserStorage, type StorageKind } from "#app/domain/personal-data.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { fillSlots } from "#app/i18n/translate.ts";
import { localized } from "#app/i18n/typography.ts";
import { contactFormAction, imageCdnUrl, videoBaseUrl } from "#app/site/build-settings.ts";
import { circumstances, host, privacy, stored, webhookReceiver } from "#content/articles/privacy.ts";

/** The external services of this site, as the page states them; null for none. */
type ExternalServices = Readonly<Record<"form" | "pictures" | "videos", string | null>>;

const configured: ExternalServices = { form: contactFormAction, pictures: imageCdnUrl, videos: videoBaseUrl };

/** The privacy page, with what depends on the code and on the settings. */
export function privacyArticle(locale: Locale, services: ExternalServices = configured): Article {
  const article = localized(privacy, locale);
  const says = localized(circumstances, locale);
  const sentence = (what: keyof typeof says, company: string) => fillSlots(says[what], { company });
  const calls = (["form", "pictures", "videos"] as const).flatMap((what) => {
    const address = services[what];
    return address === null ? [] : [sentence(what, new URL(address).host)];
  });
  const added: Readonly<
    Record<string, { readonly before?: readonly Block[]; readonly after?: readonly Block[] }>
  > = {
    readers: {
      after: [
        ...(host === null ? [] : [sentence("host", localized(host, locale))]),
        ...(webhookReceiver === null
          ? []
          : [sentence("webhookReceiver", localized(webhookReceiver, locale))]),
      ],
    },
    browser: { after: [...storedBlocks(locale), says.pages] },
    others: { before: calls.length === 0 ? [says.nobody] : calls },
  };
  return {
    ...article,
    sections: article.sections.map((section) => {
      const { before = [], after = [] } = added[section.id] ?? {};
      return { ...section, blocks: [...before, ...section.blocks, ...after] };
    }),
  };
}

function storedBlocks(locale: Locale): readonly Block[] {
  const texts = localized(stored, locale);
  return (Object.keys(browserStorage) as readonly StorageKind[]).flatMap((kind) => [
    texts.until[kind],
    { terms: Object.entries(texts[kind]).map(([term, text]) => ({ term, text })) },
  ]);
}

import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { DraftProposals } from "#quotes/terms/draft-fields.ts";

/** Where what is proposed comes from, or why nothing is. */
export function useDraftHints(proposals: DraftProposals | null) {
  const { t } = useLanguage();
  const { vatPlace = null, leadTime = null, hosting = null } = proposals ?? {};
  return {
    hosting: hosting === null ? null : hostingHint(hosting),
    vatPlace: vatPlace === null ? undefined : vatPlaceHint(vatPlace),
    deliverOn:
      leadTime === null ? t("request.draft.deliverOn.open") : t("request.draft.deliverOn.proposed", leadTime),
  };

  function hostingHint(proposed: NonNullable<DraftProposals["hosting"]>): string {
    if (proposed.kind !== "subscription") return t(`request.draft.hosting.proposed.${proposed.kind}`);
    return t("request.draft.hosting.proposed.subscription", { plan: proposed.plan });
  }

  function vatPlaceHint({ phone, place }: NonNullable<DraftProposals["vatPlace"]>): string {
    if (phone === null) return t("request.draft.vatPlace.chosen");
    return t(`request.draft.vatPlace.${place === null ? "unknown" : "proposed"}`, {
      // No line ends within it.
      phone: phone.replaceAll(" ", "\u00A0"),
    });
  }
}

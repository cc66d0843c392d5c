import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CarouselLabels } from "#app/ui/Carousel.tsx";

export function useCarouselLabels(name: "cases" | "testimonials"): {
  readonly carousel: CarouselLabels;
  readonly position: (place: number, total: number) => string;
} {
  const { t } = useLanguage();
  return {
    carousel: {
      previous: t(`home.${name}.previous`),
      next: t(`home.${name}.next`),
      carousel: t("home.carousel.description"),
      slide: t("home.carousel.slide"),
    },
    position: (position, total) => t("home.carousel.position", { position, total }),
  };
}

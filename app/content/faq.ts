import { inLanguage } from "#app/i18n/compose.ts";
import { inEachLanguage, type Localized } from "#app/i18n/locales.ts";
import { questions as booking } from "#content/faq/booking.ts";
import { questions as ecommerce } from "#content/faq/ecommerce.ts";
import { questions as showcase } from "#content/faq/showcase.ts";
import type { Questions } from "./schemas/texts.ts";

/** A frequent question and its answer: shown on a page, and in its structured data for search engines. */
export type FaqEntry = {
  readonly id?: string;
  readonly question: string;
  readonly answer: string;
};

const entries = (questions: Questions["questions"]): Localized<readonly FaqEntry[]> =>
  inEachLanguage((locale) => inLanguage(questions, locale));

export const bookingFaq = entries(booking);
export const ecommerceFaq = entries(ecommerce);
export const showcaseFaq = entries(showcase);

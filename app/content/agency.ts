/** What the agency says of itself. */
import { inLanguage } from "#app/i18n/compose.ts";
import { inEachLanguage } from "#app/i18n/locales.ts";
import * as agency from "#content/agency.ts";

export const values = inEachLanguage((locale) => inLanguage(agency.values, locale));
export const method = inEachLanguage((locale) => inLanguage(agency.method, locale));
export const promises = inEachLanguage((locale) => inLanguage(agency.promises, locale));
export const milestones = inEachLanguage((locale) => inLanguage(agency.milestones, locale));

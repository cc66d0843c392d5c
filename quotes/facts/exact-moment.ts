import { utcOffset } from "#app/domain/days.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/translate.ts";
import { timeZone } from "#content/place.ts";

/** A moment that is evidence: in the agency's time, with seconds, and how far that is from UTC. */
export const exactMoment = (at: string, { locale, t }: Language): string =>
  t("mail.accepted.moment", {
    moment: formatMoment(at, locale, { dateStyle: "full", timeStyle: "medium" }),
    offset: utcOffset(Date.parse(at), timeZone),
  });

import * as v from "valibot";
import { campaignParameters, type Visit } from "#app/domain/visit.ts";
import { recordKind } from "./record.ts";
import { text } from "./values.ts";

const today: v.GenericSchema<unknown, Visit> = v.object({
  campaign: v.object(v.entriesFromList(campaignParameters, v.exactOptional(text))),
  referrer: text,
});

/** How a visitor came to the site. */
export const visitRecord = recordKind(today);

import * as v from "valibot";
import { campaignParameters, type VisitOrigin } from "#app/domain/visit-origin.ts";
import { text } from "#quotes/stored-values.ts";
import { recordKind } from "./record.ts";

const shape: v.GenericSchema<unknown, VisitOrigin> = v.object({
  campaign: v.object(v.entriesFromList(campaignParameters, v.exactOptional(text))),
  referrer: text,
});

/** How a visitor came to the site. */
export const visitOriginRecord = recordKind(shape);

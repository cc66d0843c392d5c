import { line } from "#app/forms/schema.ts";
import type { SavePartOutcome } from "#quotes/store/saved-parts.ts";
import { maxPartNameLength, maxSavedParts } from "#quotes/terms/saved-parts.ts";
import { t } from "./private-data.ts";

const field = t("request.part.name");

/** What a template may be called. */
export const templateNameCheck = line(
  maxPartNameLength,
  t("request.error.tooLong", { field }),
  t("request.error.required", { field }),
);

/** Why a line or a template was not kept. */
export const partRefusal = (outcome: Exclude<SavePartOutcome, "saved">, name: string): string =>
  outcome === "full" ? t("request.part.full", { most: maxSavedParts }) : t("request.part.taken", { name });

import { line } from "#app/forms/schema.ts";
import { maxPartNameLength } from "#quotes/terms/saved-parts.ts";
import { t } from "./private-data.ts";

const field = t("request.part.name");

/** What a template may be called. */
export const templateNameCheck = line(
  maxPartNameLength,
  t("request.error.tooLong", { field }),
  t("request.error.required", { field }),
);

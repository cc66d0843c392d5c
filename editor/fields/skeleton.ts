/** A value that has all parts which its schema needs: for a new entry of a list, or a part that a file did not have. */
import type * as v from "valibot";
import { colour } from "#app/content/schemas/common.ts";
import { isLocale, type Locale } from "#app/i18n/locales.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import { otherPlaceholders, placeholders } from "./placeholders.ts";
import { hasParts, isValid, type Schema } from "./schema.ts";

/** `like`: a value of the same schema, whose choices and colours are taken over. */
export function skeletonOf(given: v.GenericSchema, like?: unknown, locale: Locale = "fr-fr"): unknown {
  const schema = given as Schema;
  const part = (inner: v.GenericSchema, key: string | number) =>
    skeletonOf(inner, valueAt(like, [key]), isLocale(key) ? key : locale);
  switch (schema.type) {
    case "nullable":
      return null;
    case "optional":
    case "exact_optional":
      return undefined;
    case "string":
      if (schema === (colour as unknown)) return like ?? "#1a1816";
      return [placeholders[locale], ...otherPlaceholders].find((text) => isValid(schema, text)) ?? "";
    // A number is asked for: none that stands there by itself could be told from a real one.
    case "number":
      return "";
    case "boolean":
      return false;
    case "literal":
      return schema.literal;
    case "picklist":
      return schema.options?.includes(like) ? like : schema.options?.[0];
    case "array":
      return isValid(schema, []) || schema.item === undefined ? [] : [part(schema.item, 0)];
    case "record":
      return {};
    case "strict_tuple":
      return (schema.items ?? []).map(part);
    case "variant":
    case "union": {
      const options = (schema.options ?? []) as readonly Schema[];
      const chosen = options.find((option) => hasParts(option, like)) ?? options.at(-1);
      return chosen === undefined ? "" : skeletonOf(chosen, like, locale);
    }
    default:
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .map(([key, entry]) => [key, part(entry, key)] as const)
          .filter(([, value]) => value !== undefined),
      );
  }
}

/** A value that has all parts which its schema needs, and no texts: where a list gets its first entry, or a file what it had not. */
import type * as v from "valibot";
import { colour } from "#app/content/schemas/common.ts";
import { hasParts, type Schema } from "./fields.ts";
import { valueAt } from "./yaml-change.ts";

/** `like`: a value of the same schema, whose choices and colours are taken over. */
export function skeletonOf(given: v.GenericSchema, like?: unknown): unknown {
  const schema = given as Schema;
  const part = (inner: v.GenericSchema, key: string | number) => skeletonOf(inner, valueAt(like, [key]));
  switch (schema.type) {
    case "lazy":
      return schema.getter === undefined ? undefined : skeletonOf(schema.getter(like), like);
    case "nullable":
    case "nullish":
      return null;
    case "optional":
    case "exact_optional":
    case "undefinedable":
      return undefined;
    case "string":
      return schema === (colour as unknown) ? (like ?? "#1a1816") : "";
    // A number that is missing is asked for.
    case "number":
      return "";
    case "boolean":
      return false;
    case "literal":
      return schema.literal;
    case "picklist":
      return like ?? schema.options?.[0];
    case "array":
      return [];
    case "record":
      return {};
    case "tuple":
    case "strict_tuple":
      return (schema.items ?? []).map(part);
    case "variant":
    case "union": {
      const options = (schema.options ?? []) as readonly Schema[];
      const chosen = options.find((option) => hasParts(option, like)) ?? options.at(-1);
      return chosen === undefined ? "" : skeletonOf(chosen, like);
    }
    default:
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .map(([key, entry]) => [key, part(entry, key)] as const)
          .filter(([, value]) => value !== undefined),
      );
  }
}

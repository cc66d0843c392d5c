/** What the editor asks of a schema, beside what it says of a value. */
import * as v from "valibot";
import { isLocale, locales } from "#app/i18n/locales.ts";
import { valueAt } from "../../tooling/content/yaml.ts";

/** A schema with what its type has beside the rest. */
export type Schema = v.GenericSchema & {
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly unknown[];
  readonly literal?: string | number | boolean;
  readonly key?: string;
  readonly value?: Schema;
  readonly rest?: Schema;
};

const optionalTypes = ["optional", "exact_optional", "nullable"];

export const isValid = (schema: Schema, value: unknown): boolean =>
  schema["~run"]({ value }, {}).issues === undefined;

export const isLocalized = ({ entries = {} }: Schema): boolean => {
  const keys = Object.keys(entries);
  return keys.length === locales.length && keys.every(isLocale);
};

/** The name of a picture in a folder of the content: it is uploaded, not typed. */
export const isPortrait = ({ pipe = [] }: Schema): boolean =>
  pipe.some(({ requirement }) => requirement instanceof RegExp && requirement.source.includes("webp"));

/** The name of a file of `content/fonts`: one that is there is chosen, or another one uploaded. */
export const isFont = ({ pipe = [] }: Schema): boolean =>
  pipe.some(({ requirement }) => requirement instanceof RegExp && requirement.source.includes("woff2"));

/** Whether a list of choices has an order that the owner decides. */
export const isOrdered = (schema: Schema): boolean => v.getMetadata(schema).ordered === true;

/** What is left of a schema when the value is there. */
export function unwrapped(schema: Schema): { readonly schema: Schema; readonly optional: boolean } {
  if (!optionalTypes.includes(schema.type) || schema.wrapped === undefined)
    return { schema, optional: false };
  return { schema: unwrapped(schema.wrapped).schema, optional: true };
}

/** Whether a value has the parts that a schema of an object asks for, whatever they say yet. */
export const hasParts = ({ entries }: Schema, value: unknown): boolean =>
  entries !== undefined &&
  Object.entries(entries).every(
    ([key, { type }]) => type.includes("optional") || valueAt(value, [key]) !== undefined,
  );

export function maxLengthOf({ pipe = [] }: Schema): number | null {
  const found = pipe.find(({ type }) => type === "max_length")?.requirement;
  return typeof found === "number" ? found : null;
}

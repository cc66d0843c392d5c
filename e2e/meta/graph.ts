/** Reads the structured data of a page. */
import { publicOrigin } from "#testing/routes.ts";
import { type BuiltPage, containsText, visibleText } from "./page.ts";

export type Node = { readonly [key: string]: Value };
type Value = string | number | Node | readonly Value[] | undefined;

const isNode = (value: Value): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const list = (value: Value): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
export const nodes = (value: Value): readonly Node[] => list(value).filter(isNode);
export const node = (value: Value): Node => nodes(value)[0] ?? {};
export const string = (value: Value): string => (typeof value === "string" ? value : "");

export const blocks = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => json,
  );

export function graphOf(html: string): readonly Node[] {
  const [json, ...others] = blocks(html);
  if (json === undefined || others.length > 0) throw new Error("not one block of structured data");
  return nodes((JSON.parse(json) as Node)["@graph"]);
}

export const ofType = (html: string, ...types: readonly string[]): readonly Node[] =>
  graphOf(html).filter((thing) => types.includes(string(thing["@type"])));

/** The one node of a type; throws where there are none or several. */
export function singleNode(html: string, ...types: readonly string[]): Node {
  const [thing, ...others] = ofType(html, ...types);
  if (thing === undefined || others.length > 0) throw new Error(`not one ${types.join(" or ")}`);
  return thing;
}

/** A message for every text that is not on the page. */
export function missingTexts({ html }: BuiltPage, claims: readonly string[]): readonly string[] {
  const text = visibleText(html);
  return claims
    .filter((claim) => claim === "" || !containsText(text, claim))
    .map((claim) => `${JSON.stringify(claim)} is not on the page`);
}

/** Every `@id` in a value that is only a reference. */
export function references(value: Value): readonly string[] {
  if (!isNode(value)) return Array.isArray(value) ? value.flatMap(references) : [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === "@id") return [string(value["@id"])];
  return Object.values(value).flatMap(references);
}

export const url = (path: string) => `${publicOrigin}${path}`;
export const businessId = url("/#business");

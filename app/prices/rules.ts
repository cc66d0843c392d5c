/** The catalogue's rules, with texts as they are written: `catalogue.ts` has them as they are shown. */
import {
  type Catalogue,
  type FeatureGroup,
  type OptionKey,
  optionKeys,
  type Pack,
  type PackKey,
  packKeys,
} from "#app/domain/catalogue.ts";
import { inEachLanguage } from "#app/domain/languages.ts";
import type { Service } from "#app/domain/services.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { options as contentOptions } from "#content/catalogue/options.ts";
import { packs as contentPacks } from "#content/catalogue/packs.ts";
import { projectTypes as contentTypes } from "#content/catalogue/project-types.ts";

type CatalogueEntry = { readonly retired?: boolean; readonly service?: Service };

/** Retired too if its service is not offered. */
export function retireIfUnoffered<T extends CatalogueEntry>({ service, ...rest }: T): Omit<T, "service"> {
  return service === undefined || isOffered(service) ? rest : { ...rest, retired: true };
}

/** The entries of a file, each retired if its service is not offered. */
const retireUnoffered = <K extends string, T extends CatalogueEntry>(entries: Readonly<Record<K, T>>) =>
  Object.fromEntries(
    Object.entries<T>(entries).map(([key, entry]) => [key, retireIfUnoffered(entry)]),
  ) as unknown as Readonly<Record<K, Omit<T, "service">>>;

type Needs = { readonly retired?: boolean; readonly needs?: readonly OptionKey[] };

/** Retires each option that needs one that is retired: nobody can choose it any more. */
export function retireDependents<T extends Needs>(options: Readonly<Record<OptionKey, T>>): typeof options {
  const isGone = (key: OptionKey) => options[key].retired === true;
  const dependents = optionKeys.filter((key) => !isGone(key) && options[key].needs?.some(isGone));
  if (dependents.length === 0) return options;
  const retired = dependents.map((key) => [key, { ...options[key], retired: true }] as const);
  // Others may need these in turn.
  return retireDependents({ ...options, ...Object.fromEntries(retired) });
}

export const options: Catalogue["options"] = retireDependents(retireUnoffered(contentOptions));
export const projectTypes: Catalogue["projectTypes"] = retireUnoffered(contentTypes);

/** What a pack includes: what it adds and what the smaller ones do, without the options that are retired. */
function includesOf(pack: PackKey): readonly OptionKey[] {
  return packKeys
    .slice(0, packKeys.indexOf(pack) + 1)
    .flatMap((key) => contentPacks[key].adds)
    .filter((key) => options[key].retired !== true);
}

/** The packs right below one that are retired, so that it adds what they did too. */
function retiredBelow(key: PackKey): readonly PackKey[] {
  const below = packKeys.slice(0, packKeys.indexOf(key));
  return below.slice(below.findLastIndex((smaller) => contentPacks[smaller].retired !== true) + 1);
}

function featuresOf(key: PackKey): Pack["features"] {
  const stated = [...retiredBelow(key), key].map((each) => contentPacks[each].features);
  return inEachLanguage((locale) => {
    const of = (group: FeatureGroup) => stated.flatMap((features) => features[locale][group]);
    return { design: of("design"), features: of("features"), security: of("security") };
  });
}

function packOf(key: PackKey): Pack {
  const { adds: _, ...pack } = contentPacks[key];
  return { ...pack, features: featuresOf(key), includes: includesOf(key) };
}

export const packs = Object.fromEntries(packKeys.map((key) => [key, packOf(key)])) as Catalogue["packs"];

/** The modules of `content/place.yaml` and `content/coverage/map.yaml`: their keys are types of the program. */

type Fields = Readonly<Record<string, unknown>>;

/** How each field is typed. A literal keeps its keys and codes as types. */
const literals: Readonly<Record<string, string>> = {
  vatPlaces: "Readonly<Record<string, VatPlaceFacts>>",
  territories: "Readonly<Record<string, TerritoryFacts & { readonly vatPlace: VatPlaceKey }>>",
  phoneRegions: "readonly { readonly region: string; readonly begins: readonly string[] }[]",
};

const keyed: Readonly<Record<string, string>> = {
  homeVatPlace: "VatPlaceKey",
  namedVatPlaces: "readonly VatPlaceKey[]",
  placePostcodes: "Readonly<Partial<Record<VatPlaceKey, readonly string[]>>>",
  homeTerritory: "Territory",
};

function constant(name: string, value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  const literal = literals[name];
  if (literal !== undefined) return `export const ${name} = ${json} as const satisfies ${literal};\n`;
  return `export const ${name}: ${keyed[name] ?? `Place["${name}"]`} = ${json};\n`;
}

export function placeModules({ sample, ...place }: Fields): ReadonlyMap<string, string> {
  const module = [
    'import type { Place, TerritoryFacts, VatPlaceFacts } from "#app/content/schemas/place.ts";\n',
    ...Object.entries(place).map(([name, value]) => constant(name, value)),
    "export type { TerritoryFacts, VatPlaceFacts };\n",
    "export type VatPlaceKey = keyof typeof vatPlaces;\n",
    "export type Territory = keyof typeof territories;\n",
    ...(sample === undefined ? [] : [`export const sample = ${JSON.stringify(sample)};\n`]),
  ].join("\n");
  return new Map([["place.ts", module]]);
}

export function coverageModules({ coverageMap }: Fields): ReadonlyMap<string, string> {
  const module = [
    'import type { CoverageDrawing } from "#app/content/schemas/place.ts";',
    'import type { Territory } from "#content/place.ts";\n',
    `export const coverageMap: CoverageDrawing<Territory> | null = ${JSON.stringify(coverageMap, null, 2)};\n`,
  ].join("\n");
  return new Map([["coverage/map.ts", module]]);
}

/** The catalogue of sample quotes. */
import { catalogue } from "#app/content/catalogue.ts";
import {
  type Catalogue,
  type OptionKey,
  optionKeys,
  type PackKey,
  packKeys,
  projectTypes,
} from "#app/domain/catalogue.ts";
import { fixtureRules } from "#app/domain/pricing-rules.fixture.ts";

const entriesOf = <K extends string, Entry>(keys: readonly K[], entryOf: (key: K) => Entry) =>
  Object.fromEntries(keys.map((key) => [key, entryOf(key)])) as Record<K, Entry>;

function optionOf(key: OptionKey): Catalogue["options"][OptionKey] {
  const { category, name, description, searchWords } = catalogue.options[key];
  return { category, name, description, searchWords, ...fixtureRules.options[key] };
}

const packOf = (key: PackKey) => ({ ...catalogue.packs[key], ...fixtureRules.packs[key] });

/**
 * The agency's words with fixed prices and rules, and with everything that could ever be chosen: tests of sample quotes do
 * not depend on what the agency sells today. Quotes that are stored keep what is no longer offered, too.
 */
export const sampleCatalogue: Catalogue = {
  ...catalogue,
  projectTypes: entriesOf(projectTypes, (key) => {
    const { name, description } = catalogue.projectTypes[key];
    return { name, description, ...fixtureRules.projectTypes[key] };
  }),
  packs: entriesOf(packKeys, packOf),
  options: entriesOf(optionKeys, optionOf),
  policy: fixtureRules.policy,
};

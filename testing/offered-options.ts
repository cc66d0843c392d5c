/**
 * Options of the agency's catalogue, found by what a test needs of them: any of them may be withdrawn, so that no browser test names
 * one. Undefined where the agency offers none: the test is then skipped.
 */
import { catalogue } from "#app/content/catalogue.ts";
import {
  availableOptions,
  isSubscription,
  type OptionKey,
  type PackKey,
  packKeys,
} from "#app/domain/catalogue.ts";
import { optionStatus, validateSelection } from "#app/domain/selection.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { agencyCatalogueView } from "#app/quote/catalogue-view.ts";
import { findOptions } from "#app/quote/search.ts";
import { plain } from "./words.ts";

const { options, packs } = catalogue;

/** In the order of a quote's lines. */
export const offered = availableOptions(catalogue);

/** With plain spaces. */
export const optionName = (key: OptionKey) => plain(options[key].name["fr-fr"]);

/** Options as a part of an address, in the order of a quote's lines. */
export const inOrder = (...keys: readonly OptionKey[]): string =>
  offered.filter((key) => keys.includes(key)).join(",");

const valid = { projectType: "vitrine", paymentMonths: 24, options: [], place: null } as const;

/** What an option is beside a pack alone. */
const statusIn = (pack: PackKey, key: OptionKey) => optionStatus(catalogue, { ...valid, pack }, key);

const isAvailable = (pack: PackKey, key: OptionKey) => statusIn(pack, key).status === "available";

const refusalIn = (pack: PackKey, key: OptionKey) => {
  const status = statusIn(pack, key);
  return status.status === "refused" ? status.refusal : null;
};

/** All that can be added to a pack together. */
export const addableTo = (pack: PackKey): readonly OptionKey[] =>
  validateSelection(catalogue, {
    projectType: "vitrine",
    paymentMonths: "24",
    pack,
    options: offered,
  }).valid.options;

/** An option that is paid once, and can be added to every pack alone. */
export function onceWithEveryPack(): OptionKey {
  const found = offered.find(
    (key) => options[key].price.kind === "oneOff" && packKeys.every((pack) => isAvailable(pack, key)),
  );
  if (found === undefined) throw new Error("No option that is paid once can be added to every pack.");
  return found;
}

type Refused = { readonly option: OptionKey; readonly by: OptionKey };

/** An option that a pack refuses for want of one other: `by`. `within`: a pack that includes the other, and not the option. */
export function lacking(pack: PackKey, within?: PackKey): Refused | undefined {
  return offered
    .flatMap((option) => {
      const refusal = refusalIn(pack, option);
      if (refusal?.code !== "optionNeeds" || refusal.missing.length > 1) return [];
      return refusal.missing.map((by) => ({ option, by }));
    })
    .find(
      ({ option, by }) =>
        within === undefined || (packs[within].includes.includes(by) && isAvailable(within, option)),
    );
}

/** An option that a pack refuses because it includes another of its family: `by`. */
export const excludedBy = (pack: PackKey): Refused | undefined =>
  offered
    .flatMap((option) => {
      const refusal = refusalIn(pack, option);
      return refusal?.code === "optionExcluded" ? [{ option, by: refusal.by }] : [];
    })
    .at(0);

/** Two options of one family, either of which can be added to a pack. */
export function rivals(pack: PackKey): readonly [OptionKey, OptionKey] | undefined {
  const free = offered.filter((key) => isAvailable(pack, key));
  return free
    .flatMap((first) =>
      free
        .filter((key) => key !== first && options[key].family === (options[first].family ?? null))
        .map((second) => [first, second] as const),
    )
    .at(0);
}

/** An option that comes with a pack, or can be added to it, and is a subscription or not, with a contract or without. */
export const optionOf = (
  pack: PackKey,
  status: "included" | "available",
  paid: { readonly subscription: boolean; readonly contract?: boolean },
): OptionKey | undefined =>
  offered.find(
    (key) =>
      statusIn(pack, key).status === status &&
      isSubscription(options[key].price.kind) === paid.subscription &&
      options[key].contract === (paid.contract ?? options[key].contract),
  );

/**
 * What somebody types to find `key`: one of its search words, as `typed` writes it; a word that is written as nothing is left out.
 * `hides`: an option that this does not find.
 */
export function searchFor(
  locale: Locale,
  { entered = (word: string) => word, hides }: { entered?: (word: string) => string; hides?: OptionKey } = {},
) {
  for (const key of offered)
    for (const word of options[key].searchWords[locale].split(", ")) {
      const text = entered(word);
      const found = findOptions(agencyCatalogueView(locale), text) ?? [];
      const hidden = offered.find((other) => !found.includes(other) && other === (hides ?? other));
      if (text !== "" && found.includes(key) && hidden !== undefined) return { text, key, hidden, found };
    }
  throw new Error("Each search finds every option.");
}

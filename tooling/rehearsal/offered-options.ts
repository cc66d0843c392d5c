/**
 * Prints as JSON which options can be chosen, which come with a pack or are proposed, and which the search finds by the
 * first of their own search words, in each language.
 */

import { catalogue } from "#app/content/catalogue.ts";
import { needRules } from "#app/content/needs.ts";
import { availableOptions, packKeys } from "#app/domain/catalogue.ts";
import { haveKeys, needKeys, propose, whenKeys } from "#app/domain/needs.ts";
import { locales } from "#app/i18n/locales.ts";
import { configuratorView } from "#app/quote/configurator-view.ts";
import { findOptions } from "#app/quote/search.ts";

const proposed = needKeys.flatMap((need) =>
  haveKeys.flatMap((have) =>
    whenKeys.flatMap((when) => propose(catalogue, needRules, { need, have, when }).selection.options),
  ),
);

const found = locales.map((locale) =>
  availableOptions(catalogue).filter((key) => {
    const [word = ""] = catalogue.options[key].searchWords[locale].split(",");
    return findOptions(configuratorView(locale), word)?.includes(key);
  }),
);

process.stdout.write(
  JSON.stringify({
    offered: availableOptions(catalogue),
    included: packKeys.flatMap((key) => catalogue.packs[key].includes),
    proposed: [...new Set(proposed)],
    found,
  }),
);

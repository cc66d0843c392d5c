/** Run in the copy that the rehearsal makes: what is imported is the other agency's. */
import { describe, expect, test } from "vitest";
import { catalogue } from "#app/content/catalogue.ts";
import { needRules } from "#app/content/needs.ts";
import { availableOptions, packKeys } from "#app/domain/catalogue.ts";
import { haveKeys, needKeys, propose, whenKeys } from "#app/domain/needs.ts";
import { locales } from "#app/i18n/locales.ts";
import { territoryKeys } from "#app/i18n/places.ts";
import { agencyCatalogueView } from "#app/quote/catalogue-view.ts";
import { findOptions } from "#app/quote/search.ts";
import { type Territory, territories } from "#content/place.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { indicativePdf } from "#quotes/indicative/indicative-pdf.ts";
import { quoteLead } from "#testing/leads.ts";
import { agency, options, territory } from "./changes.ts";

describe.runIf(process.env.REHEARSAL === "1")("the other agency", () => {
  test("offers the new option, found by its words in each language, and the retired one nowhere", () => {
    const offered: readonly string[] = availableOptions(catalogue);
    expect(offered).toContain(options.added);
    for (const locale of locales) {
      const added = availableOptions(catalogue).find((key) => (key as string) === options.added);
      const [word = ""] = (added && catalogue.options[added].searchWords[locale].split(",")) || [];
      expect(findOptions(agencyCatalogueView(locale), word)).toContain(options.added);
    }
    const included = packKeys.flatMap((key) => catalogue.packs[key].includes);
    const proposed = needKeys.flatMap((need) =>
      haveKeys.flatMap((have) =>
        whenKeys.flatMap((when) => propose(catalogue, needRules, { need, have, when }).selection.options),
      ),
    );
    for (const keys of [offered, included, proposed]) expect(keys).not.toContain(options.retired);
  });

  test("prints its name, its address and the VAT of its own territory on a quote", async () => {
    const pages = await textsOf(await indicativePdf(quoteLead(), "https://site.example"));
    const text = pages
      .flat()
      .join("\n")
      .replace(/[\u00A0\u202F]/g, " ")
      .replaceAll("\u2011", "-");
    const nameOf = (key: Territory) => territories[key].name["fr-fr"];
    for (const part of [`TVA à 8,5 % (${nameOf(territory)})`, agency.legalName, agency.requestsEmail])
      expect(text).toContain(part);
    for (const other of territoryKeys.filter((key) => key !== territory))
      expect(text).not.toContain(`(${nameOf(other)})`);
  });
});

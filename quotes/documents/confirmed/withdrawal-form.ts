/**
 * The withdrawal form, on a separate sheet that can be sent back: the models in the annexes to articles R221-1 and R221-3 of the
 * Code de la consommation, with the information of article L221-5. It applies to a firm of five employees or fewer that
 * concludes outside the agency's premises, for something outside its main activity (article L221-3).
 */

import type { Translate } from "#app/i18n/translate.ts";
import { nonBreaking } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";
import { clientPagesPath } from "#quotes/addresses.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { type Block, fact, heading, note, paragraph } from "../blocks.ts";
import { printableLines } from "../printable.ts";

export function withdrawalFormBlocks(
  { quote, withdrawalEffects }: QuoteFacts,
  t: Translate,
  { siteUrl, acceptedOn }: { readonly siteUrl: string; readonly acceptedOn: string },
): readonly Block[] {
  const { number, terms } = quote;
  const { client } = terms;
  const { street, postalCode, city, region } = identity.address;
  const agency = `${identity.legalName}, ${street}, ${postalCode} ${city}, ${region}, ${identity.emails.projects}`;
  return [
    { kind: "heading", text: t("quoteDocument.withdrawal.title"), onNewPage: true },
    paragraph(t("quoteDocument.withdrawal.right")),
    paragraph(t("quoteDocument.withdrawal.how", { agency: identity.name })),
    // The secret of the address is no part of a document: documents outlive it, and go from hand to hand.
    paragraph(t("quoteDocument.withdrawal.online", { address: `${siteUrl}${clientPagesPath}` })),
    paragraph(withdrawalEffects),
    heading(t("quoteDocument.withdrawal.form")),
    note(t("quoteDocument.withdrawal.onlyTo")),
    paragraph(t("quoteDocument.withdrawal.for", { agency })),
    paragraph(t("quoteDocument.withdrawal.notice", { number: nonBreaking(number) })),
    {
      kind: "facts",
      toFill: true,
      rows: [
        fact(t("quoteDocument.withdrawal.accepted"), acceptedOn),
        fact(t("quoteDocument.withdrawal.name"), client.name),
        fact(t("quoteDocument.withdrawal.address"), printableLines(client.address).replaceAll("\n", ", ")),
        fact(t("quoteDocument.withdrawal.signature"), ""),
        fact(t("quoteDocument.withdrawal.date"), ""),
      ],
    },
  ];
}

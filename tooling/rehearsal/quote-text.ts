/** Prints the texts of a quote's PDF. */

import { textsOf } from "#server/quote-document/pdf/reading.fixture.ts";
import { indicativePdf } from "#server/quote-document/pdf/render.ts";
import { quoteLead } from "#testing/leads.ts";

const texts = await textsOf(await indicativePdf(quoteLead(), "https://site.example"));
process.stdout.write(
  texts
    .flat()
    .join("\n")
    .replace(/[\u00A0\u202F]/g, " ")
    .replaceAll("\u2011", "-"),
);

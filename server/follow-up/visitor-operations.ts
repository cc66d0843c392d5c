import type { VisitorOperations } from "#app/follow-up/operations.ts";
import { quoteNumber } from "#server/quote-document/number.ts";
import { indicativePdf, indicativePdfName } from "#server/quote-document/pdf/render.ts";
import type { QuoteLead } from "#server/store/leads.ts";
import type { OperationsParts } from "./agency-operations.ts";

/** What a visitor can do whose indicative quote no e-mail brings. */
export function createVisitorOperations({
  store,
  links,
  siteUrl,
}: Pick<OperationsParts, "store" | "links" | "siteUrl">): VisitorOperations {
  async function leadOf(token: string): Promise<QuoteLead | null> {
    const leadId = await links.open(token, "visitor");
    const lead = leadId === null ? null : (await store.requestFile(leadId))?.lead;
    return lead?.kind === "quote" ? lead : null;
  }

  return {
    async view(token) {
      const lead = await leadOf(token);
      return lead === null ? null : { locale: lead.locale, number: quoteNumber(lead) };
    },

    async pdf(token) {
      const lead = await leadOf(token);
      return lead === null
        ? null
        : { name: indicativePdfName(lead), bytes: await indicativePdf(lead, siteUrl) };
    },
  };
}

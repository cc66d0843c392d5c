import type { OperationsParts } from "./agency-operations.ts";
import type { VisitorOperations } from "./operations.ts";
import { quoteNumber } from "./quote-number.ts";
import type { QuoteLead } from "./store/leads.ts";

/** What a visitor can do whose indicative quote no e-mail brings. */
export function createVisitorOperations({
  store,
  links,
  siteUrl,
  drawings,
}: Pick<OperationsParts, "store" | "links" | "siteUrl" | "drawings">): VisitorOperations {
  async function leadOf(token: string): Promise<QuoteLead | null> {
    const leadId = await links.open(token, "visitor");
    const lead = leadId === null ? null : (await store.requestHistory(leadId))?.lead;
    return lead?.kind === "quote" ? lead : null;
  }

  return {
    async view(token) {
      const lead = await leadOf(token);
      return lead === null ? null : { locale: lead.locale, number: quoteNumber(lead) };
    },

    pdf: (token, requester) =>
      drawings.draw({ purpose: "page", ...requester }, "indicative", async () => {
        const lead = await leadOf(token);
        return lead === null ? null : [lead, siteUrl];
      }),
  };
}

/** The parameters of a campaign that a visit is stored with. */
export const campaignParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
export type CampaignParameter = (typeof campaignParameters)[number];

/** How a visitor came to the site: only what the first page's address and the browser say. */
export type Visit = {
  readonly campaign: Readonly<Partial<Record<CampaignParameter, string>>>;
  /** The origin of the page with the link to the site, never its path; empty if it is unknown. */
  readonly referrer: string;
};

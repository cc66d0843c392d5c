import { controls, withoutInvisible } from "./text.ts";

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
export type VisitOrigin = {
  readonly campaign: Readonly<Partial<Record<CampaignParameter, string>>>;
  /** The origin of the page with the link to the site, never its path; empty if it is unknown. */
  readonly referrer: string;
};

/** In UTF-16 units. Longer values are cut: they were not entered, so the visitor cannot correct them. */
const maxValueLength = 100;
/** More than all values together, encoded. */
const maxTextLength = 8_000;

/** The parameter with the origin, beside those of the campaign. */
export const referrerParameter = "referrer";

/** Reads a visit from parameters as in an address. Null if they say nothing; never an error. */
export function readVisitOrigin(text: string): VisitOrigin | null {
  const parameters = new URLSearchParams(text.slice(0, maxTextLength));
  const campaign = Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = oneLine(parameters.get(name) ?? "");
      return value === "" ? [] : [[name, value]];
    }),
  );
  const referrer = originOf(parameters.get(referrerParameter) ?? "");
  return referrer === "" && Object.keys(campaign).length === 0 ? null : { campaign, referrer };
}

/** The parameters of a visit, as `readVisitOrigin` reads them; empty for none. */
export const visitOriginText = (visit: VisitOrigin | null): string =>
  visit === null
    ? ""
    : String(
        new URLSearchParams({
          ...visit.campaign,
          ...(visit.referrer !== "" && { [referrerParameter]: visit.referrer }),
        }),
      );

const oneLine = (value: string): string =>
  withoutInvisible(value).replace(controls, " ").trim().slice(0, maxValueLength).toWellFormed().trim();

function originOf(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return "";
  const { origin } = new URL(address);
  return origin.length > maxValueLength ? "" : origin;
}

import type { Legal } from "#app/content/schemas/agency.ts";
import type { Identity } from "#app/content/schemas/brand.ts";
import { options } from "#app/prices/rules.ts";
import { privacy } from "#content/articles/privacy.ts";
import { bank } from "#content/bank.ts";
import { blogEntries } from "#content/blog.ts";
import { conversionRates } from "#content/conversion-rates.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { homeVatPlace } from "#content/place.ts";
import { order } from "#content/portfolio/order.ts";
import { samples } from "#content/samples.ts";
import { colleagues } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";
import { videos } from "#content/videos/videos.ts";
import { companyFactsNeededAt } from "#quotes/drafts/blockers.ts";
import type { CompanyFact } from "#quotes/terms/confirmation.ts";

/** A content file that is marked with `sample`: its content is invented. */
export type Sample = {
  readonly file: string;
  /** The invented parts; empty if all of it is. */
  readonly parts: readonly string[];
};

/** The part of `content/` that the checks read. */
export type SiteContent = {
  readonly samples: readonly Sample[];
  /** The files, and fields of files, that have nothing to show yet: pages leave them out. */
  readonly empty: readonly string[];
  readonly identity: Pick<Identity, "origin" | "phone" | "emails" | "chat" | "social">;
  readonly legal: Pick<
    Legal,
    "capital" | "siret" | "register" | "vatNumber" | "host" | "mediator" | "accessibilityChecked" | "advice"
  >;
  /** What a quote for a client at home has to state of the company. */
  readonly companyFacts: readonly CompanyFact[];
  /** Whether a visitor can choose a chatbot. */
  readonly sellsChatbot: boolean;
  /** The company that hosts the site; null if it is not named yet. */
  readonly host: object | null;
  /** The webhook receiver that the privacy page names; null if it names none. */
  readonly webhookReceiver: object | null;
};

const optional: Readonly<Record<string, unknown>> = {
  "content/portfolio/": order,
  "content/testimonials.yaml": testimonials,
  "content/team.yaml (colleagues)": colleagues,
  "content/videos/": videos,
  "content/blog.yaml": blogEntries,
  "content/bank.yaml": bank,
  "content/conversion-rates.yaml": conversionRates,
  "content/brand.yaml (rating)": identity.rating,
  "content/brand.yaml (social)": identity.social,
  "content/brand.yaml (founder.portrait)": identity.founder.portrait,
  "content/brand.yaml (companiesSupported)": identity.companiesSupported,
  "content/figures.yaml (vision)": figures.vision,
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

export function readContent(): SiteContent {
  const { host, webhookReceiver } = privacy;
  const sellsChatbot = Object.values(options).some(
    ({ family, retired }) => family === "chatbot" && retired !== true,
  );
  const empty = Object.entries(optional).flatMap(([name, value]) => (isEmpty(value) ? [name] : []));
  const companyFacts = companyFactsNeededAt(homeVatPlace);
  return { samples, empty, identity, legal, companyFacts, sellsChatbot, host, webhookReceiver };
}

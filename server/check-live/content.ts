import type { Legal } from "#app/content/schemas/agency.ts";
import { options } from "#app/prices/rules.ts";
import { privacy } from "#content/articles/privacy.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { samples } from "#content/samples.ts";

/** A content file that is marked with `sample`: its content is invented. */
export type Sample = {
  readonly file: string;
  /** The invented parts; empty if all of it is. */
  readonly parts: readonly string[];
};

/** The part of `content/` that the checks read. */
export type SiteContent = {
  readonly samples: readonly Sample[];
  readonly identity: {
    readonly origin: string;
    readonly phone: { readonly display: string; readonly link: string };
    readonly emails: Readonly<Record<string, string>>;
    readonly chat: { readonly number: string };
    readonly social: readonly { readonly label: string; readonly url: string }[];
  };
  readonly legal: Pick<
    Legal,
    "capital" | "siret" | "register" | "vatNumber" | "host" | "mediator" | "advice"
  >;
  /** Whether a visitor can choose a chatbot. */
  readonly sellsChatbot: boolean;
  /** The company that hosts the site; null if it is not named yet. */
  readonly host: object | null;
  /** The webhook receiver that the privacy page names; null if it names none. */
  readonly webhookReceiver: object | null;
};

export function readContent(): SiteContent {
  const { host, webhookReceiver } = privacy;
  const sellsChatbot = Object.values(options).some(
    ({ family, retired }) => family === "chatbot" && retired !== true,
  );
  return { samples, identity, legal, sellsChatbot, host, webhookReceiver };
}

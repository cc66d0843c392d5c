import { readdirSync } from "node:fs";
import { join } from "node:path";
import { host, webhookReceiver } from "#content/articles/privacy.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { samples as marked } from "#content/samples.ts";

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
  readonly legal: { readonly siret: string; readonly register: string; readonly vatNumber: string };
  /** The company that hosts the site; null if it is not named yet. */
  readonly host: object | null;
  /** The webhook receiver that the privacy page names; null if it names none. */
  readonly webhookReceiver: object | null;
};

const folder = join(import.meta.dirname, "../../content");

/** Reads every module of `content/` too, so that a new one is found. */
async function findSamples(): Promise<readonly Sample[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort();
  const found = await Promise.all(
    files.map(async (file): Promise<Sample | null> => {
      const { sample = false }: { sample?: boolean | readonly string[] } = await import(join(folder, file));
      if (sample === false || (sample !== true && sample.length === 0)) return null;
      return { file: `content/${file}`, parts: sample === true ? [] : sample };
    }),
  );
  return [...marked, ...found.filter((sample) => sample !== null)];
}

export async function readContent(): Promise<SiteContent> {
  return { samples: await findSamples(), identity, legal, host, webhookReceiver };
}

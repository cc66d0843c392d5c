import type { BuildSettings } from "#app/site/build-settings.ts";
import type { Environment } from "#server/environment.ts";
import type { MailServerState } from "#server/mail/verify.ts";
import type { PostgresAddress } from "#server/store/postgres/address.ts";
import type { Sample, SiteContent } from "./content.ts";
import type { Remnant } from "./remnants/remnants.ts";

/**
 * What is not in order. `reason`: one sentence with what is wrong and where to change it, without secrets.
 * `unknown`: it cannot be checked here (no network, or another setting is needed first).
 */
export type Finding = { readonly status: "failed" | "warning" | "unknown"; readonly reason: string };

export const failed = (reason: string): Finding => ({ status: "failed", reason });
export const warning = (reason: string): Finding => ({ status: "warning", reason });
export const unknown = (reason: string): Finding => ({ status: "unknown", reason });

export type Check = {
  readonly id: string;
  /** In the imperative, as one line of Markdown. The list of docs/going-live.md is made of these. */
  readonly todo: string;
  /** Null: it is in order. */
  check(context: Context): Finding | null | Promise<Finding | null>;
};

export type FolderState = {
  /** If not, the other properties are those of the nearest existing parent folder. */
  readonly exists: boolean;
  readonly writable: boolean;
  readonly freeBytes: number;
  /** `memory` and `container` are lost with the machine or the container. */
  readonly kind: "disk" | "memory" | "container" | "network";
};

/** The TXT records of a name. `no-answer`: no network, or no name server. */
export type TextRecords = readonly string[] | "no-such-name" | "no-answer";

/** Access to the network and the disk. None of these throws, and each ends within seconds. */
export type Probes = {
  mailServer(smtpUrl: string): Promise<MailServerState>;
  textRecords(name: string): Promise<TextRecords>;
  /** Null if the login succeeds; else one line with the reason. */
  databaseProblem(address: PostgresAddress): Promise<string | null>;
  folder(path: string): Promise<FolderState>;
  /** The texts and pictures of the sample agency that the built site still has; null without a build. */
  remnants(samples: readonly Sample[]): readonly Remnant[] | null;
};

export type Context = {
  readonly environment: Environment;
  readonly nodeEnv: string | undefined;
  readonly content: SiteContent;
  /** The settings of the build, or null without a build. */
  readonly build: BuildSettings | null;
  readonly probes: Probes;
};

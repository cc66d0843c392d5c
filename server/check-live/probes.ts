import { Resolver } from "node:dns/promises";
import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { verifyMailServer } from "#server/mail/verify.ts";
import { openingError } from "#server/store/open.ts";
import type { PostgresAddress } from "#server/store/postgres/address.ts";
import { probePostgres } from "#server/store/postgres/client.ts";
import type { Sample } from "./content.ts";
import { findRemnants } from "./remnants/remnants.ts";

type FolderState = {
  /** If not, the other properties are those of the nearest existing parent folder. */
  readonly exists: boolean;
  readonly writable: boolean;
  readonly freeBytes: number;
  /** `memory` and `container` are lost with the machine or the container. */
  readonly kind: "disk" | "memory" | "container" | "network";
};

/** The TXT records of a name. `no-answer`: no network, or no name server. */
type TextRecords = readonly string[] | "no-such-name" | "no-answer";

/** Some mail servers let a stranger wait before they greet. */
const limitMs = 20_000;

/** Numbers of Linux file systems (statfs). All others count as disks. */
const fileSystems: Readonly<Record<number, FolderState["kind"]>> = {
  16914836: "memory", // tmpfs
  2240043254: "memory", // ramfs
  2035054128: "container", // overlayfs
  26985: "network", // NFS
  4283649346: "network", // CIFS
  4266872130: "network", // SMB2
};

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

const canAccess = (path: string, mode: number): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );

async function folder(path: string): Promise<FolderState> {
  if (!(await canAccess(path, constants.F_OK)) && dirname(path) !== path)
    return { ...(await folder(dirname(path))), exists: false };
  const { type, bavail, bsize } = await statfs(path);
  return {
    exists: true,
    writable: await canAccess(path, constants.W_OK | constants.X_OK),
    freeBytes: bavail * bsize,
    kind: fileSystems[type] ?? "disk",
  };
}

type NameServer = Pick<Resolver, "resolveTxt" | "resolveNs">;

/** A missing name counts only if the same name server knows an existing one: without a network it may know none. */
export async function textRecords(name: string, nameServer: NameServer): Promise<TextRecords> {
  try {
    return (await nameServer.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    const code = codeOf(error);
    if (code !== "ENOTFOUND" && code !== "ENODATA") return "no-answer";
    return nameServer.resolveNs("org").then(
      () => (code === "ENODATA" ? [] : "no-such-name"),
      () => "no-answer",
    );
  }
}

/** Access to the network and the disk. None of these throws, and each ends within seconds. */
export function openProbes() {
  const nameServer = new Resolver({ timeout: limitMs / 4, tries: 2 });
  let mailServer: ReturnType<typeof verifyMailServer> | undefined;
  return {
    // Once for all checks.
    mailServer(smtpUrl: string) {
      mailServer ??= verifyMailServer(smtpUrl, limitMs);
      return mailServer;
    },
    textRecords: (name: string) => textRecords(name, nameServer),
    /** Null if the login succeeds; else one line with the reason. */
    databaseProblem: (address: PostgresAddress): Promise<string | null> =>
      probePostgres(address, limitMs).then(
        () => null,
        (error: unknown) => {
          const problem = openingError(error, { database: address, dataDir: "" });
          return problem instanceof Error ? problem.message : String(problem);
        },
      ),
    folder,
    /** The texts and pictures of the sample agency that the built site still has; null without a build. */
    remnants: (samples: readonly Sample[]) => findRemnants(join(import.meta.dirname, "../.."), samples),
  };
}

export type Probes = ReturnType<typeof openProbes>;

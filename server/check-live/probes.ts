import { Resolver } from "node:dns/promises";
import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { verifyMailServer } from "#server/mail/verify.ts";
import { openingError } from "#server/store/open.ts";
import { probePostgres } from "#server/store/postgres/client.ts";
import type { FolderState, Probes, TextRecords } from "./check.ts";
import { findRemnants } from "./remnants/remnants.ts";

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

async function canAccess(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}

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

export function openProbes(): Probes {
  const nameServer = new Resolver({ timeout: limitMs / 4, tries: 2 });
  let mailServer: ReturnType<Probes["mailServer"]> | undefined;
  return {
    // Once for all checks.
    mailServer(smtpUrl) {
      mailServer ??= verifyMailServer(smtpUrl, limitMs);
      return mailServer;
    },
    textRecords: (name) => textRecords(name, nameServer),
    async databaseProblem(address) {
      return probePostgres(address, limitMs).then(
        () => null,
        (error: unknown) => {
          const problem = openingError(error, { database: address, dataDir: "" });
          return problem instanceof Error ? problem.message : String(problem);
        },
      );
    },
    folder,
    remnants: (samples) => findRemnants(join(import.meta.dirname, "../.."), samples),
  };
}

import { type Check, failed, ok, warning } from "../check.ts";
import { isPrivateHost } from "../hosts.ts";

const enoughBytes = 500 * 1024 * 1024;

const kinds = {
  memory: "which is in memory and gone with the next restart",
  container: "which is a container's own layer and gone with it: mount a volume there",
  network: "which is a network file system, where SQLite's locks do not hold",
} as const;

const isTemporary = (path: string): boolean => /^\/(tmp|var\/tmp|run|dev\/shm)(\/|$)/.test(path);

export const storeChecks: readonly Check[] = [
  {
    id: "data-dir",
    area: "store",
    todo: "Give `DATA_DIR` a folder that the server may write to, on a local disk that stays and has room",
    async check({ environment: { dataDir, database, smtpUrl }, probes }) {
      if (database !== null && smtpUrl !== null) return ok;
      const { exists, writable, freeBytes, kind } = await probes.folder(dataDir);
      if (isTemporary(dataDir)) return failed(`It is ${dataDir}, which the system empties.`);
      if (kind !== "disk") return failed(`It is ${dataDir}, ${kinds[kind]}.`);
      if (!writable)
        return failed(
          exists
            ? `Whoever runs this command may not write to ${dataDir}.`
            : `There is no ${dataDir}, and whoever runs this command may not make it.`,
        );
      return freeBytes < enoughBytes
        ? failed(`Its disk has ${Math.round(freeBytes / 1024 / 1024)} MB left.`)
        : ok;
    },
  },
  {
    id: "database",
    area: "store",
    todo: "Have a PostgreSQL that answers at `DATABASE_URL` and accepts the login, where it is set",
    async check({ environment: { database }, probes }) {
      if (database === null) return ok;
      const problem = await probes.databaseProblem(database);
      return problem === null ? ok : failed(`${problem}.`);
    },
  },
  {
    id: "database-encryption",
    area: "store",
    todo: "Add `sslmode=verify-full` to a `DATABASE_URL` outside your own network",
    check({ environment: { database } }) {
      if (database === null || isPrivateHost(database.host)) return ok;
      const { host, tls, rootCertificate } = database;
      if (tls === "disable") return failed(`Requests and the password go to ${host} unencrypted.`);
      return tls === "require" && rootCertificate === null
        ? warning(`sslmode=require does not check who answers for ${host}.`)
        : ok;
    },
  },
];

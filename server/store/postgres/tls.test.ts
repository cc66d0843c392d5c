/** What `sslmode` means, on a PostgreSQL with a certificate that an authority of the test's own has signed. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { startPostgres } from "#testing/postgres/process.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openPostgresStore } from "../open.ts";
import { readPostgresAddress } from "./address.ts";

/** A certificate for `localhost`, its key, and the authority that signed it. */
function makeCertificate() {
  const folder = temporaryDirectory();
  const at = (name: string) => join(folder, name);
  const openssl = (command: string) =>
    execFileSync("openssl", command.split(" "), { cwd: folder, stdio: "pipe" });
  writeFileSync(at("names"), "subjectAltName=DNS:localhost");
  openssl("req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=Authority -keyout ca.key -out ca.pem");
  openssl("req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out request");
  openssl(
    "x509 -req -in request -CA ca.pem -CAkey ca.key -CAcreateserial -days 1 -extfile names -out server.crt",
  );
  return {
    authority: at("ca.pem"),
    files: ["server.key", "server.crt"].map((name) => [name, at(name)] as const),
  };
}

test.skipIf(spawnSync("openssl", ["version"]).status !== 0)(
  "sslmode encrypts where it says so, and checks as much as it says",
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const owner = new pg.Client({ connectionString: postgres.url });
    owner.on("error", () => {});
    await owner.connect();
    const { authority, files } = makeCertificate();
    // The server's own user has to own its key, and only the server can write as that user.
    for (const [name, file] of files)
      await owner.query(
        `COPY (SELECT unnest(string_to_array('${readFileSync(file, "utf8").trim()}', chr(10))))
         TO PROGRAM 'umask 077; cat > ${postgres.data}/${name}'`,
      );
    await owner.query("ALTER SYSTEM SET ssl = on");
    await owner.query("SELECT pg_reload_conf()");

    const ofStores =
      "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'leads'";
    async function connect(host: string, query: string): Promise<string> {
      const url = new URL(postgres.url);
      url.hostname = host;
      url.search = query;
      const address = readPostgresAddress(url);
      if (typeof address === "string") return address;
      // The server ends the connections of a store that was closed in its own time.
      await expect.poll(async () => (await owner.query(ofStores)).rowCount, { timeout: 30_000 }).toBe(0);
      try {
        const store = await openPostgresStore(address, systemClock);
        const { rows } = await owner.query(ofStores);
        await store.close();
        return rows.map((row) => (row.ssl ? "encrypted" : "plain")).join();
      } catch (error) {
        return error instanceof StoreUnavailableError ? error.code : String(error);
      }
    }
    // The server reads its settings again in its own time.
    await expect.poll(() => connect("localhost", "sslmode=require"), { timeout: 30_000 }).toBe("encrypted");
    const known = `sslrootcert=${encodeURIComponent(authority)}`;
    expect(await connect("localhost", "")).toBe("plain");
    expect(await connect("localhost", "sslmode=verify-full")).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
    expect(await connect("localhost", `sslmode=verify-full&${known}`)).toBe("encrypted");
    expect(await connect("127.0.0.1", `sslmode=verify-full&${known}`)).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
    expect(await connect("127.0.0.1", `sslmode=verify-ca&${known}`)).toBe("encrypted");
    expect(await connect("localhost", "sslmode=verify-ca")).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
    expect(await connect("localhost", `sslmode=require&${known}`)).toBe("encrypted");
    expect(await connect("localhost", "sslmode=require&sslrootcert=/missing")).toBe(
      "POSTGRES_NO_ROOT_CERTIFICATE",
    );
    await owner.end();
  },
);

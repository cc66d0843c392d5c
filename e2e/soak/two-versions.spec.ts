/** Two servers behind nginx, with the configuration of `deploy/`, that are updated one after the other. */
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { join } from "node:path";
import { identity } from "#content/identity.ts";
import { test } from "#testing/browser/processes.ts";
import { expect } from "#testing/browser/site.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import { openPublicProxy } from "#testing/tls/front.ts";

test("a page of either version gets its files, whichever server is asked", async ({ bench }) => {
  // Each version has a script and a picture of its own.
  const versions = ["old", "new"];
  const filesOf = (version: string) => [
    `/assets/${version}-12345678.js`,
    `/pictures/${version}.12345678-400.avif`,
  ];
  const [old, recent] = await Promise.all(
    versions.map(async (version) => {
      const folder = temporaryFolder();
      bench.after(folder.remove);
      for (const file of filesOf(version)) {
        mkdirSync(join(folder.path, file, ".."), { recursive: true });
        writeFileSync(join(folder.path, file), version);
      }
      return bench.server({ DATA_DIR: folder.path });
    }),
  );
  const front = await openPublicProxy(new URL(identity.origin).host, old?.port ?? 0, {
    secondPort: recent?.port ?? 0,
  });
  bench.after(front.stop);
  test.skip(front.kind !== "nginx", "no nginx");
  const client = connect(front.origin, {
    host: "127.0.0.1",
    port: front.httpsPort,
    rejectUnauthorized: false,
  });
  bench.after(() => client.close());
  const get = (path: string) =>
    new Promise<string>((done, fail) => {
      const answer = client.request({ ":path": path });
      let text = "";
      answer.on("response", (headers) => {
        text = `${headers[":status"]} `;
      });
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => done(text)).on("error", fail);
    });
  // nginx asks the servers in turn.
  for (let turn = 0; turn < 3; turn += 1)
    for (const version of versions)
      for (const file of filesOf(version)) expect(await get(file)).toBe(`200 ${version}`);
  expect(await get("/assets/neither-12345678.js")).toMatch(/^404 /);
  expect(await get("/fr-fr/nowhere/")).toMatch(/^404 /);
});

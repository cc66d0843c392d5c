import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { handOver, onPublished, openReport } from "./handover.ts";

const address = "http://127.0.0.1:3000";
const reports = (root: string) => globSync(".cache/serving-*", { cwd: root });

test("a site that says that it serves the new pages is counted, one that does not start them is a failure", async () => {
  const root = temporaryDirectory();
  const report = openReport(root);
  report.say({ published: "", failed: null, address });
  onPublished(root, (published) =>
    report.say(
      published === "damaged"
        ? { published: "next", failed: { published, reason: "port taken" }, address }
        : { published, failed: null, address },
    ),
  );
  expect(await handOver(root, "next", 10_000)).toEqual([address]);
  await expect(handOver(root, "damaged", 10_000)).rejects.toThrow("port taken");
  report.end();
  expect(reports(root)).toEqual([]);
  expect(await handOver(root, "later", 0)).toEqual([]);
});

test("a report that is left of another start or machine holds up no publication, whoever has its process's number", async () => {
  const root = temporaryDirectory();
  mkdirSync(join(root, ".cache"));
  writeFileSync(
    join(root, `.cache/serving-${process.pid}.json`),
    JSON.stringify({ published: "", failed: null, address }),
  );
  expect(await handOver(root, "next", 0)).toEqual([]);
  expect(reports(root)).toEqual([]);
});

test("so does that of a site that was killed", async () => {
  const root = temporaryDirectory();
  const program = `
    const { openReport } = await import(${JSON.stringify(join(import.meta.dirname, "handover.ts"))});
    globalThis.report = openReport(${JSON.stringify(root)});
    report.say({ published: "", failed: null, address: "" });
    console.log("serves");
    setInterval(() => {}, 1000);`;
  const site = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(site.stdout, "data");
  await expect(handOver(root, "next", 0)).rejects.toThrow("in time");
  site.kill("SIGKILL");
  await once(site, "exit");
  expect(await handOver(root, "later", 0)).toEqual([]);
  expect(reports(root)).toEqual([]);
});

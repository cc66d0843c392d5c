import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { parseEnvironment, variableNames } from "#server/environment.ts";

const root = join(import.meta.dirname, "..");
const unit = readFileSync(join(root, "deploy/site.service"), "utf8");
const socket = readFileSync(join(root, "deploy/site.socket"), "utf8");
/** Where the unit expects the project. */
const installed = "/srv/site";

/** Each section of the unit, its settings line by line. */
const sections = Object.fromEntries(
  unit
    .split(/^(?=\[)/m)
    .map((text) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#")))
    .flatMap(([header, ...lines]) => (header?.startsWith("[") ? [[header, lines] as const] : [])),
);

test("the service is started again however often it has failed, and has limits", () => {
  expect(sections["[Unit]"]).toContain("StartLimitIntervalSec=0");
  expect(sections["[Service]"]).toEqual(
    expect.arrayContaining([
      "Restart=always",
      expect.stringMatching(/^RestartSec=[1-9]/),
      expect.stringMatching(/^MemoryMax=\d+M$/),
      expect.stringMatching(/^TasksMax=\d+$/),
      "NoNewPrivileges=true",
      "ProtectSystem=strict",
    ]),
  );
  // V8 writes the code that it runs.
  expect(sections["[Service]"]?.join()).not.toContain("MemoryDenyWriteExecute");
});

test("it starts the program that is there", () => {
  const setting = (name: string) =>
    sections["[Service]"]?.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  const [program = "", script = ""] = setting("ExecStart").split(" ");
  expect(setting("WorkingDirectory")).toBe(installed);
  expect(program).toBe(`${installed}/node_modules/.bin/node`);
  expect(existsSync(join(root, script))).toBe(true);
});

test("its settings are those that the site reads, and the owner's commands read the same file", () => {
  const settings = parseEnv(readFileSync(join(root, "deploy/site.env"), "utf8"));
  for (const name of Object.keys(settings)) expect(["NODE_ENV", ...variableNames]).toContain(name);
  expect(parseEnvironment(settings)).toMatchObject({ dataDir: "/var/lib/site" });
  expect(sections["[Service]"]).toContain("EnvironmentFile=/etc/site.env");
  expect(readFileSync(join(root, "deploy/site-run"), "utf8")).toContain("--env-file=/etc/site.env");
});

test("systemd keeps the port open that nginx asks, and only this machine reaches it", () => {
  const port = /^ListenStream=(127\.0\.0\.1:\d+)$/m.exec(socket)?.[1];
  expect(readFileSync(join(root, "deploy/nginx.conf"), "utf8")).toContain(`server ${port};`);
  expect(sections["[Unit]"]).toContain("Requires=site.socket");
});

/** Older versions cannot analyze a unit that is not installed. */
const oldestSystemd = 250;
const { stdout } = spawnSync("systemd-analyze", ["--version"], { encoding: "utf8" });
const version = Number(/^systemd (\d+)/.exec(stdout ?? "")?.[1] ?? 0);

test.skipIf(version < oldestSystemd)(
  "systemd knows every setting of it, and rates its exposure as low",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "unit-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "site.service");
    writeFileSync(file, unit.replaceAll(installed, root));
    writeFileSync(join(folder, "site.socket"), socket);
    const analyze = (...args: string[]) =>
      spawnSync("systemd-analyze", [...args, file], { encoding: "utf8" });
    expect(analyze("verify", "--recursive-errors=no", "--man=no")).toMatchObject({ status: 0, stderr: "" });
    // The threshold is out of 100, which a service without any of these settings has.
    expect(analyze("security", "--offline=true", "--threshold=20")).toMatchObject({ status: 0 });
  },
);

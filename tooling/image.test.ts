/** Builds the image and starts it as docs/running.md says. Takes minutes, and needs the base image or a registry. */
import { execFileSync, spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { bodyOf, personOf } from "#testing/contact-requests.ts";

/** An engine that answers: a docker client may have no server. */
const engine =
  process.env.TEST_RUN === "soak"
    ? ["docker", "podman"].find((name) => spawnSync(name, ["ps"]).status === 0)
    : undefined;

const tag = `site-test-${process.pid}`;
let container = "";

const run = (...args: readonly string[]): string =>
  execFileSync(engine ?? "", args, { encoding: "utf8", maxBuffer: 1e8 }).trim();
const inside = (...command: readonly string[]): string => run("exec", container, ...command);

afterAll(() => {
  if (container !== "") run("rm", "--force", "--volumes", container);
  if (engine !== undefined) spawnSync(engine, ["rmi", "--force", tag]);
});

test.skipIf(engine === undefined)(
  "the image serves without privileges (in npm run soak, with docker or podman)",
  {
    timeout: 1_200_000,
  },
  async () => {
    const format = engine === "podman" ? ["--format", "docker"] : [];
    run("build", ...format, "--quiet", "--file", "Containerfile", "--tag", tag, ".");
    const weight = execFileSync("sh", ["-c", `${engine} save ${tag} | gzip -1 | wc -c`], {
      encoding: "utf8",
    });
    expect(Number(weight)).toBeLessThan(250_000_000);

    const restrictions = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
    const options = [...restrictions, "--security-opt", "no-new-privileges", "--publish", "127.0.0.1::3000"];
    container = run("run", "--detach", ...options, tag);
    const [, ...healthCheck] = JSON.parse(
      run("inspect", "--format", "{{json .Config.Healthcheck.Test}}", tag),
    );
    while (spawnSync(engine ?? "", ["exec", container, ...healthCheck]).status !== 0) await sleep(250);

    const status = inside("cat", "/proc/1/status");
    expect(status).not.toMatch(/^Uid:\s+0/m);
    for (const set of ["CapEff", "CapPrm", "CapBnd"])
      expect(status).toMatch(new RegExp(`^${set}:\\s+0+$`, "m"));
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    const folders = ["/", "/site", "/site/build", "/usr", "/home", "/data", "/tmp"];
    const writable = folders.filter(
      (folder) => spawnSync(engine ?? "", ["exec", container, "touch", `${folder}/written`]).status === 0,
    );
    expect(writable).toEqual(["/data", "/tmp"]);

    const response = await fetch(
      `http://${run("port", container, "3000/tcp").split("\n")[0]}/fr-fr/contact/`,
      {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: bodyOf(1, 1),
        redirect: "manual",
      },
    );
    expect(response.status).toBe(303);
    expect(JSON.parse(inside("node", "server/cli/main.ts", "list", "--json"))).toMatchObject([
      { email: personOf(1, 1).email },
    ]);

    run("stop", "-t", "30", container);
    expect(run("wait", container)).toBe("0");
  },
);

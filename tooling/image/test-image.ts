/** Starts an image as on a server, and tests what its users rely on. */
import { setTimeout as sleep } from "node:timers/promises";
import { bodyOf, personOf } from "../../testing/contact-requests.ts";
import { ImageError } from "./commands.ts";
import { type Container, startContainer } from "./container.ts";
import { type Engine, readConfig } from "./engine.ts";
import { startSandbox } from "./sandbox.ts";

/** The time from the start until the health check succeeds, in milliseconds. */
const startTimeoutMs = 60_000;

const contactPage = "/fr-fr/contact/";

async function untilHealthy(container: Container, healthCheck: readonly string[]): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  while ((await container.exec(healthCheck)).code !== 0) {
    if (performance.now() > deadline)
      throw new ImageError(`its health check never succeeded. It wrote:\n${await container.logs()}`);
    await sleep(250);
  }
}

/** Reads the server's privileges and writable folders from inside, with the image's own Node. */
const inspection = `
  const { accessSync, constants, readFileSync, rmSync, writeFileSync } = require("node:fs");
  const canWrite = (folder) => {
    const file = folder + "/write-test";
    try {
      writeFileSync(file, "");
      rmSync(file);
      return true;
    } catch {
      return false;
    }
  };
  const mounts = readFileSync("/proc/self/mounts", "utf8").split("\\n").map((line) => line.split(" "));
  console.log(JSON.stringify({
    status: readFileSync("/proc/1/status", "utf8"),
    root: mounts.filter(([, place]) => place === "/").at(-1)[3],
    writable: ["/", "/site", "/site/build", "/usr", "/home", "/data", "/tmp"].filter(canWrite),
  }));
`;

type Inspection = {
  readonly status: string;
  readonly root: string;
  readonly writable: readonly string[];
};

async function inspect(container: Container): Promise<string> {
  const { code, stdout, stderr } = await container.exec(["node", "--eval", inspection]);
  if (code !== 0) throw new ImageError(`it could not be inspected: ${stderr}`);
  const { status, root, writable } = JSON.parse(stdout) as Inspection;
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\w+)`, "m").exec(status)?.[1] ?? "";
  if (field("Uid") === "0") throw new ImageError("its server runs as root");
  for (const set of ["CapEff", "CapPrm", "CapBnd"])
    if (!/^0+$/.test(field(set))) throw new ImageError(`its server has capabilities: ${set} ${field(set)}`);
  if (field("NoNewPrivs") !== "1") throw new ImageError("its server can gain privileges");
  if (!root.split(",").includes("ro")) throw new ImageError(`its root is writable: ${root}`);
  if (writable.join() !== "/data,/tmp") throw new ImageError(`it can write to ${writable.join(", ")}`);
  return `user ${field("Uid")}, no capabilities, a read-only root; /data and /tmp are writable`;
}

async function loadPage({ origin }: Container): Promise<string> {
  const page = await fetch(`${origin}${contactPage}`);
  if (page.status !== 200 || !(await page.text()).includes('method="post"'))
    throw new ImageError(`${contactPage} returns ${page.status}, or has no form`);
  return `${contactPage} with its form`;
}

async function sendRequest(container: Container): Promise<string> {
  const response = await fetch(`${container.origin}${contactPage}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: bodyOf(1, 1),
    redirect: "manual",
  });
  if (response.status !== 303) throw new ImageError(`the contact form returns ${response.status}`);
  const listed = await container.exec(["node", "server/cli/main.ts", "list", "--json"]);
  if (listed.code !== 0) throw new ImageError(`the requests could not be listed: ${listed.stderr}`);
  const emails = (JSON.parse(listed.stdout) as readonly { readonly email: string }[]).map(
    ({ email }) => email,
  );
  if (emails.join() !== personOf(1, 1).email) throw new ImageError(`${emails.length} requests are stored`);
  return "a request is stored, and listed by the owner's command";
}

/** Tests an image. Throws an ImageError for a failure; prints a line for each success. */
export async function testImage(engine: Engine, image: string): Promise<void> {
  const config = await readConfig(engine, image);
  // Buildah cannot run an image on a read-only file system.
  const container = await (engine.name === "buildah"
    ? startSandbox(engine, image, config)
    : startContainer(engine, image));
  const done = (what: string) => process.stdout.write(`ok  ${what}\n`);
  try {
    await untilHealthy(container, config.healthCheck);
    done("the health check of the image succeeds");
    done(await inspect(container));
    done(await loadPage(container));
    done(await sendRequest(container));
    const code = await container.stop();
    if (code !== 0)
      throw new ImageError(`SIGTERM ends it with ${code}. It wrote:\n${await container.logs()}`);
    done("SIGTERM ends it with 0");
  } finally {
    await container.remove();
  }
}

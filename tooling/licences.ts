/**
 * The licences of all packages, from the lock files: `npm run licences` writes them to docs/licences.md. A test fails if
 * the page is not up to date, or if a licence is not allowed here.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const page = join(root, "docs/licences.md");

/** Licences of packages on the server: they only require to be named. */
const allowedOnServer = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
];

/** Also licences with duties for those who change or distribute the package: acceptable for build tools. */
const allowedToBuild = [
  ...allowedOnServer,
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "EUPL-1.2",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
];

/** Packages whose package.json has no licence expression, and the licence in their files. */
const readByHand: Readonly<Record<string, string>> = {
  // The file LICENSE in the package.
  "png-js": "MIT",
  // It says "MIT or MPL-2.0", which is no expression of SPDX.
  ibantools: "MIT OR MPL-2.0",
};

export type Package = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Installed with `npm ci --omit=dev` too. */
  readonly onServer: boolean;
  /** Named in package.json. */
  readonly direct: boolean;
};

type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version: string;
        readonly license?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly devDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
};

/** Folders that are packages of their own, none of which is on the server. */
const ownPackages = ["bench", "studio"] as const;

/** Every package of a folder's lock file, once for each version. */
export function readPackages(folder: "." | (typeof ownPackages)[number]): readonly Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, folder, "package-lock.json"), "utf8")) as Lock;
  const own = packages[""];
  const direct = { ...own?.dependencies, ...own?.optionalDependencies, ...own?.devDependencies };
  const found = new Map<string, Package>();
  for (const [path, { version, license, dev, devOptional }] of Object.entries(packages)) {
    if (path === "") continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: readByHand[name] ?? license ?? "none",
      onServer: folder === "." && !dev && !devOptional,
      direct: path === `node_modules/${name}` && Object.hasOwn(direct, name),
    });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a licence expression (`(MIT OR X) AND Y`) allows the package's use. */
export function isAllowed({ licence, onServer }: Pick<Package, "licence" | "onServer">): boolean {
  const allowed = onServer ? allowedOnServer : allowedToBuild;
  return licence
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((name) => allowed.includes(name)));
}

const row = ({ name, version, licence }: Package): string => `| \`${name}\` | ${version} | ${licence} |`;

function counts(packages: readonly Package[]): readonly string[] {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  return [...byLicence]
    .sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1))
    .map(([licence, those]) => `| ${licence} | ${those.length} |`);
}

/** The page, without TypeScript's programs for each system, which are build tools. */
export function licencesPage(): string {
  const packages = readPackages(".");
  const table = ["| Package | Version | Licence |", "|---|---|---|"];
  const countTable = ["| Licence | Packages |", "|---|---|"];
  const [onServer, toBuild] = [true, false].map((here) =>
    packages.filter((one) => one.onServer === here && !one.name.startsWith("@typescript/")),
  );
  return [
    "# Licences",
    "",
    "Written by `npm run licences` from the lock files; `tooling/licences.ts` says which licences are allowed.",
    "The built pages carry parts of some: React, the icons, the two typefaces, hls.js.",
    "",
    "## On the server",
    "",
    ...table,
    ...(onServer ?? []).map(row),
    "",
    "## To build and to test",
    "",
    ...table,
    ...(toBuild ?? []).filter(({ direct }) => direct).map(row),
    "",
    "What these bring along:",
    "",
    ...countTable,
    ...counts((toBuild ?? []).filter(({ direct }) => !direct)),
    "",
    ...ownPackages.flatMap((folder) => [
      `## In ${folder}/`,
      "",
      ...table,
      ...readPackages(folder)
        .filter(({ direct }) => direct)
        .map(row),
      "",
      "What these bring along:",
      "",
      ...countTable,
      ...counts(readPackages(folder).filter(({ direct }) => !direct)),
      "",
    ]),
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, licencesPage());

/**
 * A base image for machines that can reach a mirror of Debian and a registry of packages, but no registry of images.
 * It contains what the Containerfile needs of the official image: a small Debian, Node, npm and a user `node`.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { ImageError, run, runOrThrow, succeeds, UnreachableError } from "./commands.ts";

const containerfile = `FROM scratch
ADD debian.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY npmrc /usr/local/etc/npmrc
COPY certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY passwd group /etc/
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
`;

/** Packages that the Containerfile and the test use, apart from Node and npm. */
const debianPackages = ["base-files", "coreutils", "dash", "libstdc++6", "util-linux"];

/** The Debian of this machine's packages, as a line of apt's sources; null if there is none. */
export async function debianSource(): Promise<{ readonly suite: string; readonly line: string } | null> {
  const suite = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1];
  const { code, stdout } = await run([
    "apt-get",
    "indextargets",
    "--format",
    "$(RELEASE) $(COMPONENT) $(REPO_URI)",
    "Created-By: Packages",
  ]);
  const mirror = stdout
    .split("\n")
    .map((line) => line.split(" "))
    .find(([release, component]) => release === suite && component === "main")?.[2];
  if (code !== 0 || suite === undefined || mirror === undefined) return null;
  const keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
  const signedBy = existsSync(keys) ? `[signed-by=${keys}] ` : "";
  return { suite, line: `deb ${signedBy}${mirror} ${suite} main` };
}

/** The certificates that this machine trusts, which may include those of its network. */
function certificates(): string {
  const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE } = process.env;
  const file = [NODE_EXTRA_CA_CERTS, SSL_CERT_FILE, "/etc/ssl/certs/ca-certificates.crt"].find(
    (candidate) => candidate && existsSync(candidate),
  );
  if (file === undefined) throw new ImageError("No file of certificates was found: set SSL_CERT_FILE to one");
  return file;
}

/** The folder of the npm that started this program, else of the npm on the PATH. */
function npmFolder(): string {
  const { npm_execpath: script = "", PATH = "" } = process.env;
  const found = PATH.split(delimiter)
    .map((folder) => join(folder, "npm"))
    .find((file) => existsSync(file));
  const program = script.endsWith("npm-cli.js") ? script : found && realpathSync(found);
  if (!program?.endsWith("npm-cli.js")) throw new ImageError("npm's own folder was not found");
  return dirname(dirname(program));
}

/** This machine's npm settings, as a file in `folder`, for the build and not in the image. */
export async function npmSettings(folder: string): Promise<string> {
  const user = await runOrThrow(["npm", "config", "get", "userconfig"]);
  const file = join(folder, "npmrc");
  const registry = `registry=${await runOrThrow(["npm", "config", "get", "registry"])}\n`;
  writeFileSync(file, `${existsSync(user) ? readFileSync(user, "utf8") : ""}\n${registry}`, { mode: 0o600 });
  return file;
}

/** Whether npm can download packages. `folder`: for temporary files, so that npm's cache is not used. */
export async function canReachRegistry(folder: string): Promise<boolean> {
  const options = ["--fetch-retries=0", "--fetch-timeout=15000", `--cache=${join(folder, "npm-cache")}`];
  return succeeds(["npm", "view", "hono", "version", ...options]);
}

/** Writes the sources of the base image into a folder. Throws an UnreachableError if Debian's mirror cannot be reached. */
export async function prepareStandIn(
  folder: string,
  {
    node,
    source,
  }: { readonly node: string; readonly source: { readonly suite: string; readonly line: string } },
): Promise<{ readonly folder: string; readonly containerfile: string }> {
  mkdirSync(folder, { recursive: true });
  // Unpacked only: installing would take longer, and run the packages' scripts.
  const { code, stderr } = await run([
    "mmdebstrap",
    "--mode=root",
    "--variant=extract",
    `--include=${debianPackages.join(",")}`,
    source.suite,
    join(folder, "debian.tar"),
    source.line,
  ]);
  if (code !== 0) {
    const reason = stderr.split("\n").find((line) => /^(E|Err):/.test(line)) ?? stderr.trim();
    throw new UnreachableError(`mmdebstrap could not get the packages of ${source.suite} (${reason})`);
  }
  cpSync(node, join(folder, "node"), { dereference: true });
  cpSync(npmFolder(), join(folder, "npm"), { recursive: true });
  cpSync(certificates(), join(folder, "certificates.crt"), { dereference: true });
  writeFileSync(join(folder, "passwd"), "root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n");
  writeFileSync(join(folder, "group"), "root:x:0:\nnode:x:1000:\n");
  writeFileSync(join(folder, "npmrc"), "cafile=/etc/ssl/certs/ca-certificates.crt\n");
  const file = join(folder, "Containerfile");
  writeFileSync(file, containerfile);
  return { folder, containerfile: file };
}

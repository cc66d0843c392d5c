// Finds or installs an nginx for the tests behind TLS.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { attempt } from "./setup.mjs";

function find() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
}

/**
 * The path of an nginx, installed if necessary. Empty if that is impossible, after printing it: the tests behind TLS then
 * run through a TLS server in Node.
 */
export async function getNginx() {
  const present = find();
  if (present !== undefined) return present;
  const missing = () => {
    process.stdout.write("NO NGINX: the tests behind TLS run through Node's own TLS server instead.\n");
    return "";
  };
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return missing();
  process.stdout.write("Getting nginx for the tests behind TLS…\n");
  // In runlevel 1, Debian's packages do not start their services.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const install = ["apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"], env];
  // Fetches the package lists only if the installation fails without.
  if (!(await attempt(...install))) {
    await attempt("apt-get", ["update", "-qq"], env);
    await attempt(...install);
  }
  return find() ?? missing();
}

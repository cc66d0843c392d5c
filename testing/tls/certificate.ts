import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Certificate = {
  readonly certFile: string;
  readonly keyFile: string;
  /** The hash of its public key, for Chromium's option to trust it (`--ignore-certificate-errors-spki-list`). */
  readonly keyHash: string;
};

/** Creates a self-signed certificate for this host and 127.0.0.1. */
export function createCertificate(folder: string, host: string): Certificate {
  const [certFile, keyFile] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const names = `subjectAltName=DNS:${host},DNS:localhost,IP:127.0.0.1`;
  const kind = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const named = ["-days", "30", "-subj", `/CN=${host}`, "-addext", names];
  execFileSync("openssl", [...kind, ...named, "-keyout", keyFile, "-out", certFile], { stdio: "pipe" });
  const key = new X509Certificate(readFileSync(certFile)).publicKey.export({ type: "spki", format: "der" });
  return { certFile, keyFile, keyHash: createHash("sha256").update(key).digest("base64") };
}

/** A webhook receiver for tests: a real server on the loopback address. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { WebhookTarget } from "#server/environment.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createCertificate } from "#testing/tls/certificate.ts";

export type Received = {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

type Answer = (response: ServerResponse, received: Received) => void;

export const key = Buffer.alloc(32, "k");

/** Starts a receiver that answers with `answer`. With `host` it speaks TLS, with a certificate for that host. */
export async function openReceiver(answer: Answer, host?: string) {
  const received: Received[] = [];
  let connections = 0;
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = { url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    answer(response, one);
  };
  const certificate = host === undefined ? null : createCertificate(temporaryDirectory(), host);
  const ca = certificate === null ? undefined : readFileSync(certificate.certFile);
  const server =
    certificate === null
      ? createServer(listener)
      : createTlsServer({ cert: ca, key: readFileSync(certificate.keyFile) }, listener);
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const scheme = certificate === null ? "http" : "https";
  const target: WebhookTarget = {
    url: new URL(`${scheme}://${host ?? "127.0.0.1"}:${port}/hook?token=t`),
    key,
    allowPrivate: true,
  };
  return { received, target, port, ca, connections: () => connections };
}

/** Verifies a message as a receiver does, written from the standard and not from the sender's code. */
export function isSigned({ headers, body }: Received, secret: Buffer, nowSeconds: number): boolean {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    String(headers[name]),
  );
  if (Math.abs(Number(timestamp) - nowSeconds) > 300) return false;
  const hmac = createHmac("sha256", secret);
  for (const part of [id, ".", timestamp, ".", body]) hmac.update(String(part), "utf8");
  const expected = hmac.digest();
  return String(signatures)
    .split(" ")
    .some((signature) => {
      const [version, encoded = ""] = signature.split(",");
      const given = Buffer.from(encoded, "base64");
      return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
    });
}

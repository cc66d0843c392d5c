import { expect, test } from "vitest";
import { refusal, webhook } from "./environment.fixture.ts";
import { parseEnvironment } from "./environment.ts";

test("a webhook has an address and a key of 24 to 64 bytes", () => {
  expect(parseEnvironment(webhook).webhook).toEqual({
    url: new URL(webhook.WEBHOOK_URL),
    key: Buffer.alloc(32, "k"),
    allowPrivate: false,
  });
  for (const length of [24, 64]) {
    const WEBHOOK_SECRET = `whsec_${Buffer.alloc(length, "k").toString("base64")}`;
    expect(parseEnvironment({ ...webhook, WEBHOOK_SECRET }).webhook?.key).toHaveLength(length);
  }
});

test("a webhook's address without its secret is refused, and a secret without an address", () => {
  const { WEBHOOK_URL, WEBHOOK_SECRET } = webhook;
  expect(refusal({ WEBHOOK_URL })).toMatch(/^WEBHOOK_SECRET: .*WEBHOOK_URL is/);
  expect(refusal({ WEBHOOK_SECRET })).toMatch(/^WEBHOOK_URL: .*WEBHOOK_SECRET is/);
});

test.each([
  "http://crm.example/hook",
  "https://localhost/hook",
  "https://127.0.0.1/hook",
  "https://0x7f.1/hook",
  "https://10.0.0.7/hook",
  "https://[::1]/hook",
  "https://[::ffff:10.0.0.7]/hook",
  "https://169.254.169.254/latest/meta-data",
])("a webhook to %s is refused, unless private networks are allowed", (WEBHOOK_URL) => {
  expect(refusal({ ...webhook, WEBHOOK_URL })).toMatch(/^WEBHOOK_URL: .*WEBHOOK_ALLOW_PRIVATE=1/);
  const allowed = parseEnvironment({ ...webhook, WEBHOOK_URL, WEBHOOK_ALLOW_PRIVATE: "1" });
  expect(allowed.webhook).toMatchObject({ url: new URL(WEBHOOK_URL), allowPrivate: true });
});

test("no error message contains a webhook's address or secret", () => {
  const secret = "sesame";
  for (const env of [
    { WEBHOOK_URL: `ftp://crm.example/${secret}` },
    { WEBHOOK_URL: `http://crm.example/${secret}`, WEBHOOK_SECRET: webhook.WEBHOOK_SECRET },
    { WEBHOOK_URL: `https://crm.example/${secret}` },
    { WEBHOOK_SECRET: `whsec_${secret}` },
  ])
    expect(refusal(env)).not.toContain(secret);
});

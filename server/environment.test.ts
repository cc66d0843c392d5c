import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { identity } from "#content/identity.ts";
import { refusal, webhook } from "./environment.fixture.ts";
import { parseEnvironment } from "./environment.ts";

test("without variables everything has a local default", () => {
  expect(parseEnvironment({})).toEqual({
    port: 3000,
    inheritedSocket: null,
    host: undefined,
    siteUrl: identity.origin,
    dataDir: resolve("data"),
    database: null,
    smtpUrl: null,
    mailFrom: { name: identity.name, address: identity.emails.hello },
    leadsTo: [{ name: "", address: identity.emails.projects }],
    contactFormAction: null,
    monthlyFigures: true,
    trustedProxies: null,
    metricsPort: null,
    drainSeconds: 0,
    accessLogEvery: 1,
    webhook: null,
    imageCdnUrl: null,
    videoBaseUrl: null,
  });
});

test("an empty variable counts as unset", () => {
  const names = ["PORT", "HOST", "SITE_URL", "DATA_DIR", "DATABASE_URL", "SMTP_URL", "MAIL_FROM", "LEADS_TO"];
  const others = [
    "MONTHLY_FIGURES",
    "CONTACT_FORM_ACTION",
    "TRUST_PROXY",
    "METRICS_PORT",
    "DRAIN_SECONDS",
    "ACCESS_LOG",
    "WEBHOOK_URL",
    "WEBHOOK_SECRET",
    "WEBHOOK_ALLOW_PRIVATE",
    "IMAGE_CDN_URL",
    "VIDEO_BASE_URL",
  ];
  const blank = Object.fromEntries(
    [...names, ...others].map((name, index) => [name, index % 2 === 0 ? "" : "  "]),
  );
  expect(parseEnvironment(blank)).toEqual(parseEnvironment({}));
});

test.each([
  [{ PORT: "0" }, { port: 0 }],
  [{ PORT: "65535" }, { port: 65_535 }],
  [{ HOST: "::1" }, { host: "::1" }],
  [{ HOST: "localhost" }, { host: "localhost" }],
  [{ SITE_URL: "https://Example.com/" }, { siteUrl: "https://example.com" }],
  [{ SITE_URL: "http://localhost:3000" }, { siteUrl: "http://localhost:3000" }],
  [{ DATA_DIR: "./elsewhere" }, { dataDir: resolve("elsewhere") }],
  [
    { DATABASE_URL: "postgresql://u:p@db/leads" },
    { database: { host: "db", port: 5432, user: "u", password: "p", database: "leads" } },
  ],
  [{ SMTP_URL: "smtps://u:p@mail.example:465" }, { smtpUrl: "smtps://u:p@mail.example:465" }],
  [{ MAIL_FROM: "a@b.example" }, { mailFrom: { name: "", address: "a@b.example" } }],
  [{ MAIL_FROM: "Agence <a@b.example>" }, { mailFrom: { name: "Agence", address: "a@b.example" } }],
  [{ MAIL_FROM: '"A, B" <a@b.example>' }, { mailFrom: { name: "A, B", address: "a@b.example" } }],
  [
    { LEADS_TO: "a@b.example, Chef <c@d.example>" },
    {
      leadsTo: [
        { name: "", address: "a@b.example" },
        { name: "Chef", address: "c@d.example" },
      ],
    },
  ],
  [{ CONTACT_FORM_ACTION: "https://forms.example/x" }, { contactFormAction: "https://forms.example/x" }],
  [{ CONTACT_FORM_ACTION: "http://localhost:9/x" }, { contactFormAction: "http://localhost:9/x" }],
  [{ CONTACT_FORM_ACTION: "http://[::1]:9/x" }, { contactFormAction: "http://[::1]:9/x" }],
  [{ MONTHLY_FIGURES: "off" }, { monthlyFigures: false }],
  [{ MONTHLY_FIGURES: "on" }, { monthlyFigures: true }],
  [{ METRICS_PORT: "9464" }, { metricsPort: 9464 }],
  [{ DRAIN_SECONDS: "300" }, { drainSeconds: 300 }],
  [{ ACCESS_LOG: "all" }, { accessLogEvery: 1 }],
  [{ ACCESS_LOG: "none" }, { accessLogEvery: 0 }],
  [{ ACCESS_LOG: "1/100" }, { accessLogEvery: 100 }],
  [{ IMAGE_CDN_URL: "https://cdn.example/i/" }, { imageCdnUrl: "https://cdn.example/i" }],
  [{ VIDEO_BASE_URL: "http://cdn.example" }, { videoBaseUrl: "http://cdn.example" }],
])("%o is read", (env, expected) => {
  expect(parseEnvironment(env)).toMatchObject(expected);
});

test.each([
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["PORT", "eighty"],
  ["HOST", "not a host"],
  ["HOST", "-x"],
  ["SITE_URL", "example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["SITE_URL", "https://example.com/path"],
  ["SITE_URL", "https://example.com/?a"],
  ["SITE_URL", "https://u:p@example.com"],
  ["DATABASE_URL", "mysql://u:p@db/leads"],
  ["DATABASE_URL", "/var/leads"],
  ["DATABASE_URL", "postgres://u:p@db"],
  ["DATABASE_URL", "postgres://db/leads"],
  ["DATABASE_URL", "postgres://u:p@db/leads?sslmode=prefer"],
  ["DATABASE_URL", "postgres://u:100%@db/leads"],
  ["SMTP_URL", "mail.example:25"],
  ["SMTP_URL", "http://mail.example"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://mail.example?requireTLS=no"],
  ["SMTP_URL", "smtp://mail.example?requireTLS=true&requireTLS=false"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "a@b.example\r\nBcc: c@d.example"],
  ["MAIL_FROM", "A <a@b.example>, B <c@d.example>"],
  ["LEADS_TO", "a@b.example,"],
  ["LEADS_TO", "a@b"],
  ["CONTACT_FORM_ACTION", "http://forms.example/x"],
  ["CONTACT_FORM_ACTION", "javascript:alert(1)"],
  ["ACCESS_LOG", "off"],
  ["ACCESS_LOG", "0"],
  ["ACCESS_LOG", "100"],
  ["ACCESS_LOG", "1/0"],
  ["ACCESS_LOG", "2/100"],
  ["ACCESS_LOG", "1/1000001"],
  ["ACCESS_LOG", "1/1e3"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "::1/129"],
  ["TRUST_PROXY", "10.0.0.1,proxy"],
  ["TRUST_PROXY", "everyone"],
  ["TRUST_PROXY", "1/2/3"],
  ["TRUST_PROXY", "10.0.0.0/"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "::/0"],
  ["TRUST_PROXY", "10.0.0.1,128.0.0.0/1"],
  ["TRUST_PROXY", "2000::/3"],
  ["MONTHLY_FIGURES", "no"],
  ["MONTHLY_FIGURES", "0"],
  ["METRICS_PORT", "metrics"],
  ["DRAIN_SECONDS", "301"],
  ["DRAIN_SECONDS", "1.5"],
  ["WEBHOOK_URL", "crm.example/hook"],
  ["WEBHOOK_URL", "ftp://crm.example/hook"],
  ["WEBHOOK_URL", "https://u:p@crm.example/hook"],
  ["WEBHOOK_SECRET", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  ["WEBHOOK_SECRET", "whsec_"],
  ["WEBHOOK_SECRET", `whsec_${Buffer.alloc(23).toString("base64")}`],
  ["WEBHOOK_SECRET", `whsec_${Buffer.alloc(65).toString("base64")}`],
  ["WEBHOOK_SECRET", `whsec_${Buffer.alloc(32).toString("base64")}!`],
  ["WEBHOOK_ALLOW_PRIVATE", "yes"],
  ["WEBHOOK_ALLOW_PRIVATE", "0"],
  ["IMAGE_CDN_URL", "//cdn.example"],
  ["VIDEO_BASE_URL", "ws://cdn.example"],
])("%s=%j is refused in one line that names it and gives an example", (name, value) => {
  const message = refusal({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name}: .+ \\(example: ${name}=.+\\)$`));
});

test("the example in each error message is a valid value", () => {
  const names = ["PORT", "HOST", "SITE_URL", "DATABASE_URL", "SMTP_URL", "MAIL_FROM", "LEADS_TO"];
  const others = [
    "MONTHLY_FIGURES",
    "CONTACT_FORM_ACTION",
    "TRUST_PROXY",
    "METRICS_PORT",
    "DRAIN_SECONDS",
    "ACCESS_LOG",
    "WEBHOOK_URL",
    "WEBHOOK_SECRET",
    "WEBHOOK_ALLOW_PRIVATE",
    "IMAGE_CDN_URL",
    "VIDEO_BASE_URL",
  ];
  for (const name of [...names, ...others]) {
    const wrong = "\u0001 not this";
    const example = /\(example: \w+="?(.+?)"?\)$/.exec(refusal({ [name]: wrong }))?.[1] ?? "";
    expect(refusal({ ...alone(name), [name]: example }), name).toBe("accepted");
  }
});

/** The other variables without which this one is refused. */
function alone(name: string): Record<string, string> {
  return name === "WEBHOOK_URL" || name === "WEBHOOK_SECRET" ? webhook : {};
}

test("no error message contains the password of an address", () => {
  for (const name of ["SMTP_URL", "DATABASE_URL"])
    expect(refusal({ [name]: "http://user:sesame@host" })).not.toContain("sesame");
});

test("any value of a variable gives an environment or a one-line error", () => {
  const names = fc.constantFrom(
    "PORT",
    "HOST",
    "SITE_URL",
    "SMTP_URL",
    "MAIL_FROM",
    "LEADS_TO",
    "TRUST_PROXY",
  );
  fc.assert(
    fc.property(names, fc.string({ unit: "binary" }), (name, value) => {
      expect(refusal({ [name]: value })).not.toMatch(/[\r\n]/);
    }),
  );
});

test("the sender's address never contains a line break", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const value = `A${text} <a@b.example>`;
      if (refusal({ MAIL_FROM: value }) !== "accepted") return;
      expect(JSON.stringify(parseEnvironment({ MAIL_FROM: value }).mailFrom)).not.toMatch(/\\[rn]/);
    }),
  );
});

test("a proxy is trusted if its address is in a range, in either notation of IPv4", () => {
  const { trustedProxies } = parseEnvironment({ TRUST_PROXY: "10.0.0.0/8, 2001:db8::/32,192.0.2.7" });
  expect(trustedProxies?.check("10.200.1.1")).toBe(true);
  expect(trustedProxies?.check("::ffff:10.0.0.1", "ipv6")).toBe(true);
  expect(trustedProxies?.check("2001:db8:1::1", "ipv6")).toBe(true);
  expect(trustedProxies?.check("192.0.2.7")).toBe(true);
  expect(trustedProxies?.check("192.0.2.8")).toBe(false);
});

test("a socket that systemd opened counts for the process that it was opened for", () => {
  const passed = { LISTEN_FDS: "1", LISTEN_PID: String(process.pid) };
  expect(parseEnvironment(passed).inheritedSocket).toBe(3);
  expect(parseEnvironment({ ...passed, LISTEN_PID: "1" }).inheritedSocket).toBeNull();
  expect(parseEnvironment({ ...passed, LISTEN_FDS: "0" }).inheritedSocket).toBeNull();
});

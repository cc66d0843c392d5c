import { expect, test, vi } from "vitest";
import { identity } from "#content/identity.ts";

test("in a vCard a comma, a semicolon and a backslash of the agency's data are text", async () => {
  const nasty = (name: string) => `${name}\\a,b;c`;
  const address = { street: "s", city: "c", region: "r", postalCode: "p", country: "k" };
  const nastyAddress = Object.fromEntries(Object.entries(address).map(([key, name]) => [key, nasty(name)]));
  vi.resetModules();
  vi.doMock("#content/identity.ts", () => ({
    identity: { ...identity, name: nasty("n"), legalName: nasty("l"), address: nastyAddress },
  }));
  const { loader } = await import("./connect.vcf.ts");
  const lines = (await loader().text()).split("\r\n");
  const escaped = (name: string) => `${name}\\\\a\\,b\\;c`;
  const places = Object.values(address).map(escaped);
  for (const line of [
    `FN:${escaped("n")}`,
    `N:${escaped("n")};;;;`,
    `ORG:${escaped("l")}`,
    `ADR;TYPE=WORK:;;${places.join(";")}`,
  ])
    expect(lines).toContain(line);
  vi.doUnmock("#content/identity.ts");
  vi.resetModules();
});

import { expect, test } from "vitest";
import { readPostgresAddress } from "./address.ts";

const read = (text: string) => readPostgresAddress(new URL(text));

test("an address is read with its escapes, and the port is PostgreSQL's own where none is given", () => {
  expect(read("postgres://us%40er:p%2Fw%25%3A@db.example/le%20ads")).toEqual({
    host: "db.example",
    port: 5432,
    user: "us@er",
    password: "p/w%:",
    database: "le ads",
    tls: "disable",
    rootCertificate: null,
  });
  expect(read("postgresql://u:p@[::1]:6543/leads?sslmode=verify-full&sslrootcert=/etc/ca.pem")).toMatchObject(
    {
      host: "::1",
      port: 6543,
      tls: "verify-full",
      rootCertificate: "/etc/ca.pem",
    },
  );
});

test.each([
  ["postgres://u:sesame@db", "database"],
  ["postgres://u:sesame@db/", "database"],
  ["postgres://db/leads", "user"],
  // These promise no more than "disable": an address that asks for them asks for something else.
  ["postgres://u:sesame@db/leads?sslmode=prefer", "sslmode"],
  ["postgres://u:sesame@db/leads?sslmode=allow", "sslmode"],
  ["postgres://u:sesame@db/leads?sslmode=", "sslmode"],
  ["postgres://u:sesame@db/leads?sslmodes=require", "parameter"],
  ["postgres://u:sesame%@db/leads", "%25"],
])("%s is refused with words that do not hold the password", (address, word) => {
  const problem = read(address);
  expect(problem).toContain(word);
  expect(problem).not.toContain("sesame");
});

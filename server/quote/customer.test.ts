import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteRequestSchema } from "#app/forms/quote-request.ts";
import { customerLines, printable } from "./customer.ts";

test.each([
  ["Joséphine d’Œuvre-Łukasz", "Joséphine d’Œuvre-Łukasz"],
  ["Jo\r\nBcc: evil", "Jo Bcc: evil"],
  ["Zoé 😀👩‍👩‍👧 Étang", "Zoé Étang"],
  ["abc\u202Edef\u2066", "abcdef"],
  ["ẾĈŨ", "ECU"],
  ["Ｒｈｕｍ ﬁn", "Rhum fin"],
  ["e\u0301t\u00E9", "été"],
  ["محمد", ""],
  ["株式会社", ""],
  ["<b>Rhum</b> & Fils", "<b>Rhum</b> & Fils"],
])("%j is printed as %j", (typed, shown) => {
  expect(printable(typed)).toBe(shown);
});

test.each([
  ["https://evil.example/win", "https evil. example/win"],
  ["www.evil.example", "www evil. example"],
  ["http://awww.aa", "http awww aa"],
  ["call me@evil.example", "call me evil. example"],
  ["evil.example", "evil. example"],
  ["Untel S.A.R.L.", "Untel S.A.R.L."],
  ["St. Rose", "St. Rose"],
])("nothing in %j is left that a reader would make a link of", (typed, shown) => {
  expect(printable(typed)).toBe(shown);
});

test("whatever is typed, a line has no link, no break and no character that turns text, and printing it again changes nothing", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.string({ unit: "grapheme" }),
        fc.webUrl(),
        fc.emailAddress(),
      ),
      (typed) => {
        const line = printable(typed);
        expect(line).not.toMatch(/:\/|@|www\.|[\p{L}\p{N}-]{2}\.[\p{L}\p{N}]{2}/u);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(printable(line)).toBe(line);
      },
    ),
    { numRuns: 200 },
  );
});

const person = {
  firstName: "Jo",
  lastName: "Lavigne",
  company: "Rhum & Fils",
  email: "jo@client.example",
  phone: "+596 696 00 00 00",
};

test("a customer is their company, their name, and how to reach them", () => {
  expect(customerLines(person)).toEqual([
    "Rhum & Fils",
    "Jo Lavigne",
    "jo@client.example",
    "+596 696 00 00 00",
  ]);
});

test("a line that cannot be printed is left out, and the next one leads", () => {
  expect(customerLines({ ...person, company: "株式会社" })[0]).toBe("Jo Lavigne");
  expect(customerLines({ ...person, company: "😀", firstName: "😀", lastName: "😀" })[0]).toBe(
    "jo@client.example",
  );
  expect(customerLines({ ...person, email: "a,b@client.example" })).not.toContain("a,b@client.example");
  expect(customerLines({ ...person, phone: "call 0899 12 34 56 to win!" })).toContain("0899 12 34 56");
  expect(customerLines({})).toEqual([]);
});

test("the longest that the form takes stays four lines of text", () => {
  const longest = {
    ...person,
    firstName: "W".repeat(50),
    lastName: "É".repeat(50),
    company: "M".repeat(100),
  };
  expect(Object.keys(quoteRequestSchema.entries).toSorted()).toEqual(Object.keys(longest).toSorted());
  expect(customerLines(longest)).toHaveLength(4);
});

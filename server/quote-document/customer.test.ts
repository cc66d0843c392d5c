import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteRequestSchema } from "#app/forms/quote-request.ts";
import { linkLikeText, linksIn } from "#testing/link-detection.ts";
import { customerLines, printable, printableLines } from "./customer.ts";

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
  ["https://evil.example/win", "https: / /evil. example/win"],
  ["www.evil.example", "www. evil. example"],
  ["t.me/x", "t. me/x"],
  ["x.com/a", "x. com/a"],
  ["1.1.1.1/p", "1. 1. 1. 1/p"],
  ["evil．com", "evil. com"],
  ["⒈1.1.1/p", "1. 1. 1. 1/p"],
  ["call me@evil.example", "call me@ evil. example"],
  ["evil.example", "evil. example"],
  ["Untel S.A.R.L.", "Untel S.A.R.L."],
  ["St. Rose", "St. Rose"],
])("nothing in %j is left that a reader would make a link of", (typed, shown) => {
  expect(printable(typed)).toBe(shown);
});

test("a printable line has no link, no break and no direction control, and is stable", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), linkLikeText),
      (typed) => {
        const line = printable(typed);
        expect(linksIn(line)).toEqual([]);
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

test("a no-break space stays one, so that no line ends within « 7 jours »; a run of spaces is one plain space", () => {
  expect(printable("urgences 7\u00A0jours sur\u202F7")).toBe("urgences 7\u00A0jours sur\u202F7");
  expect(printableLines("7\u00A0jours\nsur \u00A07\u00A0")).toBe("7\u00A0jours\nsur 7");
});

test("a customer has a company, a name and a telephone number", () => {
  expect(customerLines(person)).toEqual(["Rhum & Fils", "Jo Lavigne", "+596 696 00 00 00"]);
});

test("a line without printable characters is left out", () => {
  expect(customerLines({ ...person, company: "株式会社" })[0]).toBe("Jo Lavigne");
  expect(customerLines({ ...person, company: "😀", firstName: "😀", lastName: "😀" })).toEqual([
    "jo@ client. example",
    "+596 696 00 00 00",
  ]);
  expect(customerLines({ ...person, phone: "😀" })).toHaveLength(2);
  const nobody = { company: "", firstName: "", lastName: "", phone: "", email: "" };
  expect(customerLines(nobody)).toEqual([]);
});

test("a telephone number is printed as it was typed, its digits in figures that the fonts have", () => {
  const printed = (phone: string) => customerLines({ ...person, phone })[2];
  for (const phone of ["0696 12 34 56 poste 12", "0696 12 34 56 / 0596 12 34 56", "+596 (0)696 12-34-56"])
    expect(printed(phone)).toBe(phone);
  expect(printed("٠٦٩٦ ١٢ ٣٤ ٥٦")).toBe("0696 12 34 56");
  expect(printed("０６９６ １２３４５６")).toBe("0696 123456");
});

test("no typed field adds a link to the customer's lines", () => {
  fc.assert(
    fc.property(
      fc.record({
        company: linkLikeText,
        firstName: linkLikeText,
        lastName: linkLikeText,
        phone: linkLikeText,
        email: linkLikeText,
      }),
      (fields) => {
        expect(customerLines(fields).flatMap(linksIn)).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});

test("a name is cut to the form's limit", () => {
  const [company = "", name = ""] = customerLines({
    ...person,
    company: "M".repeat(300),
    firstName: "W".repeat(51),
    lastName: "É".normalize("NFD").repeat(300),
  });
  expect(company).toBe(`${"M".repeat(99)}…`);
  expect(name).toBe(`${"W".repeat(49)}… ${"É".repeat(49)}…`);
});

test("the longest values of the form make three lines of text", () => {
  const longest = {
    ...person,
    firstName: "W".repeat(50),
    lastName: "É".repeat(50),
    company: "M".repeat(100),
  };
  expect(Object.keys(quoteRequestSchema.entries).toSorted()).toEqual(Object.keys(longest).toSorted());
  expect(customerLines(longest)).toHaveLength(3);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteRequestFields } from "#app/forms/quote-request.ts";
import { linkLikeText, linksIn } from "#testing/link-detection.ts";
import { customerLines } from "./indicative-pdf.ts";

const person = {
  firstName: "Jo",
  lastName: "Lavigne",
  company: "Rhum & Fils",
  email: "jo@client.example",
  phone: "+596 696 00 00 00",
};

test("a customer has a company, a name and a telephone number", () => {
  expect(customerLines(person)).toEqual(["Rhum & Fils", "Jo Lavigne", "+596 696 00 00 00"]);
});

test("instead of a name that cannot be printed the address stands, never a row of signs", () => {
  expect(customerLines({ ...person, company: "株式会社" })).toEqual([
    "Jo Lavigne",
    "jo@ client. example",
    person.phone,
  ]);
  expect(customerLines({ ...person, company: "😀", firstName: "😀", lastName: "محمد" })).toEqual([
    "jo@ client. example",
    "+596 696 00 00 00",
  ]);
  expect(customerLines({ ...person, company: "Check ½" })[0]).toBe("Check ½");
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
  expect(quoteRequestFields.toSorted()).toEqual(Object.keys(longest).toSorted());
  expect(customerLines(longest)).toHaveLength(3);
});

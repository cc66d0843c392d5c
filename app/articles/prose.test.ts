import { expect, test } from "vitest";
import { pathOf } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { articleOf } from "./prose.ts";

/** The paragraph that a text becomes. */
function paragraph(text: string) {
  const sections = [{ id: "a", title: "A", blocks: [text] }];
  return articleOf({ title: "", lead: "", sections }, "en-en").sections[0]?.blocks[0];
}

test("a text without links stays a text", () => {
  expect(paragraph("A (plain) text.")).toBe("A (plain) text.");
});

test("links lead to pages, to addresses and to the agency, and what stands between them stays", () => {
  expect(
    paragraph("See [our terms](terms), or [write](email). [More](https://a.example/x) [here](contact)"),
  ).toEqual([
    "See ",
    { text: "our terms", href: `${pathOf("construction", "en-en")}?service=terms` },
    ", or ",
    { text: "write", href: `mailto:${identity.emails.hello}` },
    ". ",
    { text: "More", href: "https://a.example/x" },
    " ",
    { text: "here", href: pathOf("contact", "en-en") },
  ]);
});

test("lists and terms have links too", () => {
  const blocks = [{ list: ["[call](phone)"] }, { terms: [{ term: "Phone", text: "[call](phone)" }] }];
  const call = [{ text: "call", href: `tel:${identity.phone.link}` }];
  const article = articleOf({ title: "", lead: "", sections: [{ id: "a", title: "A", blocks }] }, "en-en");
  expect(article.sections[0]?.blocks).toEqual([{ list: [call] }, { terms: [{ term: "Phone", text: call }] }]);
});

import { expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { renderHtml } from "./html.ts";

/** Every character that means something in a text or in an attribute, in a slot that can be recognised. */
const entered = (slot: string) => `${slot}&<>"'${slot}`;
const escaped = (slot: string) => `${slot}&amp;&lt;&gt;&quot;&#39;${slot}`;

const [t, href] = [entered, (slot: string) => `https://a.example/?${entered(slot)}`];

const blocks: readonly Block[] = [
  { kind: "heading", text: t("heading") },
  { kind: "paragraph", text: t("paragraph") },
  { kind: "note", text: t("note") },
  { kind: "steps", items: [t("step")] },
  { kind: "list", items: [t("item")] },
  { kind: "facts", rows: [{ label: t("fact"), value: t("value"), href: href("factLink") }] },
  { kind: "facts", rows: [{ label: t("bareFact"), value: t("bareValue") }] },
  {
    kind: "amounts",
    rows: [{ label: t("amount"), value: t("sum"), note: t("amountNote"), description: t("description") }],
  },
  {
    kind: "total",
    main: { label: "", value: "" },
    notes: [t("totalNote")],
    sums: [{ title: t("sumTitle"), rows: [{ label: t("sumLabel"), value: t("sumValue") }] }],
    payments: [{ title: t("paymentTitle"), rows: [{ label: t("payment"), value: t("paid") }] }],
  },
  {
    kind: "lines",
    title: t("lineTitle"),
    columns: [],
    rows: [{ label: t("line"), before: [], value: t("linePrice") }],
  },
  { kind: "amounts", title: t("amountTitle"), rows: [] },
  { kind: "list", title: t("listTitle"), items: [] },
  { kind: "panel", blocks: [{ kind: "note", text: t("framed") }] },
  { kind: "columns", blocks: [{ kind: "note", text: t("beside") }] },
  { kind: "enteredText", label: t("question"), text: t("answer") },
  {
    kind: "actions",
    links: [
      { label: t("mainAction"), href: href("mainLink") },
      { label: t("action"), href: href("link") },
    ],
  },
];

const html = renderHtml({
  language: t("language"),
  brand: { name: t("brand"), href: href("home") },
  title: t("title"),
  preview: t("preview"),
  blocks,
  footer: t("footer"),
});

const slots = [
  ...[...JSON.stringify(blocks).matchAll(/(\w+)&<>/g)].map(([, slot = ""]) => slot),
  ...["language", "brand", "home", "title", "preview", "footer"],
];

test.each(slots)("the %s of a mail is text, whatever it contains", (slot) => {
  // The title is that of the document, and the heading too.
  expect(html.split(escaped(slot))).toHaveLength(slot === "title" ? 3 : 2);
  expect(html).not.toContain(entered(slot));
});

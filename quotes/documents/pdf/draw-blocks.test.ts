import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { confirmedPdf } from "#quotes/documents/confirmed/render.ts";
import { indicativePdf } from "#quotes/indicative/indicative-pdf.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { quoteLead } from "#testing/leads.ts";
import { plain } from "#testing/words.ts";
import type { Block } from "../blocks.ts";
import { drawBlocks } from "./draw-blocks.ts";
import { textsOf } from "./reading.fixture.ts";
import { createSheet } from "./sheet.ts";
import { page } from "./theme.ts";

const siteUrl = "https://site.example";

async function drawn(blocks: readonly Block[], top: number = page.top): Promise<Uint8Array> {
  const sheet = createSheet({ language: "en", title: "", author: "", created: new Date(0) });
  sheet.y = top;
  drawBlocks(sheet, blocks);
  return sheet.finish(() => {});
}

/** The heights on the page of all that is drawn in its right half, from the top. */
async function baselinesOnTheRight(labels: readonly string[]): Promise<readonly number[]> {
  const rows = labels.map((label) => ({ label, value: "1.00" }));
  const pdf = await getDocumentProxy(
    await drawn([
      {
        kind: "total",
        main: { label: "Total", value: "3.00" },
        notes: [],
        sums: [{ rows }, { title: "Apart", rows }],
      },
    ]),
  );
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const heights = items.flatMap((item) =>
    "str" in item && item.str.trim() !== "" && item.transform[4] >= 297 ? [item.transform[5] as number] : [],
  );
  return [...new Set(heights)].sort((a, b) => b - a);
}

test("a label that takes several lines moves the rows below it, and nothing is printed over another", async () => {
  const short = ["one", "two", "three"];
  const rows = await baselinesOnTheRight(short);
  for (const [index, label] of short.entries()) {
    const long = `${label} of many words `.repeat(6).trim();
    const heights = await baselinesOnTheRight(short.with(index, long));
    expect(heights.length, label).toBeGreaterThan(rows.length);
    heights.slice(1).forEach((height, next) => {
      expect((heights[next] ?? 0) - height, label).toBeGreaterThan(13);
    });
  }
});

test("no heading is the last on a page, wherever the page ends", async () => {
  const table: Block = {
    kind: "lines",
    title: "Group",
    columns: ["Count", "Price"],
    rows: [{ label: "Line", value: "1.00", before: ["1"], description: "Detail" }],
  };
  for (let top = page.bottom - 120; top < page.bottom; top += 7) {
    const pages = await textsOf(await drawn([{ kind: "heading", text: "Heading" }, table], top));
    const all = pages.flat();
    const withHeading = pages.find((texts) => texts.includes("Heading"));
    expect(withHeading, String(top)).toEqual([
      "Heading",
      "Group",
      "Count",
      "Price",
      "Line",
      "1",
      "1.00",
      "Detail",
    ]);
    expect(all).toHaveLength(8);
  }
});

type Tag = { readonly role?: string; readonly id?: string; readonly children?: readonly Tag[] };

/** What the tables of a document say, row by row, as who hears it meets them: each cell with its tag. */
async function tablesIn(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const rows: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let id = "";
    for (const item of items)
      if ("str" in item) texts.set(id, `${texts.get(id) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
      else id = item.id ?? "";
    const textOf = (tag: Tag): string =>
      (tag.children ?? []).map(textOf).join("|") || (texts.get(tag.id ?? "none") ?? "").trim();
    const collect = (tag: Tag): void => {
      if (tag.role === "TR") rows.push((tag.children ?? []).map((cell) => `${cell.role} ${textOf(cell)}`));
      else (tag.children ?? []).forEach(collect);
    };
    collect((await page.getStructTree()) as Tag);
  }
  await pdf.loadingTask.destroy();
  return rows;
}

test("who hears a quote meets the heading of a table first, and each line with its name and its details", async () => {
  const [line] = sampleTerms.lines;
  if (line === undefined) throw new Error("The sample has no line");
  const lines = [{ ...line, label: "Refonte", details: "Point un\nPoint deux" }];
  const rows = await tablesIn(await confirmedPdf(confirmedQuote({ lines }), { siteUrl }));
  const head = rows.findIndex(([first]) => first === "TH Prestations");
  expect(rows[head]?.map((cell) => cell.slice(0, 2))).toEqual(["TH", "TH", "TH", "TH"]);
  expect(rows[head + 1]?.[0]).toBe("TH Refonte|Point un|Point deux");
  expect(rows[head + 1]?.slice(1).map((cell) => cell.slice(0, 2))).toEqual(["TD", "TD", "TD"]);
});

test("what an option is, is heard with its name", async () => {
  const lead = quoteLead();
  const { names, scope, quote } = lead.quote;
  const rows = await tablesIn(await indicativePdf(lead, siteUrl));
  const named = rows.map(([name = ""]) => plain(name));
  const described = Object.entries(scope?.descriptions ?? {}).filter(([key]) =>
    quote.lines.some((line) => line.key === key),
  );
  expect(described.length).toBeGreaterThan(3);
  for (const [key, description] of described) {
    const [name, text] = [names[key] ?? "", description].map(plain);
    expect(named.filter((row) => row.startsWith(`TH ${name}`) && row.endsWith(`|${text}`))).toHaveLength(1);
  }
});

test("a list is heard as one, with as many items as it has", async () => {
  const pdf = await getDocumentProxy(
    await drawn([{ kind: "list", title: "Contents", items: ["One", "Two", "Three"] }]),
  );
  const tree = await (await pdf.getPage(1)).getStructTree();
  const rolesIn = (tag: Tag): readonly string[] => [tag.role ?? "", ...(tag.children ?? []).flatMap(rolesIn)];
  const roles = rolesIn(tree as Tag).filter((role) => /^L/.test(role));
  expect(roles).toEqual(["L", "LI", "LBody", "LI", "LBody", "LI", "LBody"]);
  await pdf.loadingTask.destroy();
});

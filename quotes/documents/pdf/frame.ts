import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { isWordmark, logo, mark } from "#content/logo.ts";
import type { NamedRelief } from "#quotes/facts/relief.ts";
import type { Fact } from "../blocks.ts";
import { companyLines } from "../company.ts";
import { beside, type Column, rule, stack, text, whole } from "./parts.ts";
import { drawRelief } from "./relief.ts";
import type { Part, Sheet } from "./sheet.ts";
import { colour, columnWidth, page, style } from "./theme.ts";

/** What the head and the foot of a document say. */
export type Head = {
  readonly locale: Locale;
  readonly title: string;
  readonly subject: string;
  readonly number: string;
  /** Three or four: what and when. */
  readonly facts: readonly Fact[];
  readonly customer: readonly string[];
  /** What the first page draws; a summit where nothing was configured. */
  readonly relief?: NamedRelief | null;
  /** Whether a flag stands on its summit: of what is accepted. */
  readonly flag?: boolean;
};

/** The head of the first page: brand, title, dates, sender and customer. */
export function drawHead(sheet: Sheet, head: Head): void {
  const { locale, title, subject, facts, customer } = head;
  const t = translations[locale];
  const titleEnd = page.left + sheet.widthOf(title, style.title);
  drawRelief(sheet, head.relief ?? null, { titleEnd, flag: head.flag ?? false });
  if (isWordmark) drawLogo(sheet, logo, { x: page.left, y: 44, height: 28 });
  else {
    drawLogo(sheet, mark, { x: page.left - 1, y: 44, height: 30 });
    sheet.write(sheet.root, "P", identity.name, style.brand, { x: page.left + 36, y: 49, width: 200 });
  }

  // Equal columns where they fit; of four, the number needs more.
  const widths = facts.map(({ label, value }) =>
    Math.max(sheet.widthOf(label, style.label), sheet.widthOf(value, style.strong)),
  );
  const even = columnWidth / facts.length;
  const fits = widths.every((width) => width < even - 12);
  const free = (columnWidth - widths.reduce((sum, width) => sum + width, 0)) / facts.length;
  let x: number = page.left;
  const columns = facts.map(({ label, value }, index) => {
    const column = { x, width: fits ? even : (widths[index] ?? 0) + free };
    x += column.width;
    return stack([
      text(sheet, "P", { words: label, style: style.label, ...column, gap: 1 }),
      text(sheet, "P", { words: value, style: style.strong, ...column }),
    ]);
  });

  const { street, postalCode, city, region } = identity.address;
  const { legalName, phone, emails } = identity;
  const agency = [legalName, street, `${postalCode} ${city}`, region, phone.display, emails.projects];
  // An address that were broken at a hyphen would be read without it.
  const longest = Math.max(...agency.map((line) => sheet.widthOf(line, style.body)));
  const agencyWidth = Math.min(Math.max(columnWidth / 3, longest + 24), columnWidth / 2);
  const from = { x: page.left, width: agencyWidth - 12 };
  const to = { x: page.left + agencyWidth, width: columnWidth - agencyWidth };
  sheet.y = 106;
  sheet.place([
    text(sheet, "H1", { words: title, style: style.title, x: page.left - 2, width: columnWidth, gap: 11 }),
    text(sheet, "P", { words: subject, style: style.lead, ...whole, gap: 18 }),
    rule(sheet, whole, { gap: 10 }),
    beside(columns, 10.5),
    rule(sheet, whole, { gap: 12 }),
    beside(
      [
        party(sheet, t("quoteDocument.from"), agency, from),
        party(sheet, t("quoteDocument.to"), customer, to),
      ],
      sheet.space(22),
    ),
  ]);
}

const party = (sheet: Sheet, label: string, [name = "", ...lines]: readonly string[], column: Column): Part =>
  stack([
    text(sheet, "P", { words: label, style: style.label, ...column, gap: 2 }),
    ...(name === "" ? [] : [text(sheet, "P", { words: name, style: style.party, ...column, gap: 1 })]),
    ...lines.map((words) => text(sheet, "P", { words, style: style.body, ...column })),
  ]);

/** An artifact: what it says, the document's text says too. */
function drawLogo(
  sheet: Sheet,
  { height, path, fillRule }: typeof logo | typeof mark,
  box: { readonly x: number; readonly y: number; readonly height: number },
): void {
  sheet.ornament((pdf) =>
    pdf
      .translate(box.x, box.y)
      .scale(box.height / height)
      .path(path)
      .fill(colour.accent, fillRule === undefined ? "non-zero" : "even-odd"),
  );
}

/** On every page: the company's registration and the page number; from the second page on, the quote's number. */
export function drawFrame(
  sheet: Sheet,
  { locale, title, number }: Head,
  pageNumber: number,
  pages: number,
): void {
  const t = translations[locale];
  const company = companyLines(locale).join("  ·  ");
  sheet.rule({ ...whole, y: page.height - 46 });
  const y = page.height - 46 + style.footer.leading;
  sheet.echo(company, style.footer, { ...whole, y, width: columnWidth - 40 });
  const pageText = t("quoteDocument.page", { page: pageNumber, pages });
  sheet.echo(pageText, { ...style.footer, align: "right" }, { ...whole, y });
  if (pageNumber === 1) return;
  drawLogo(sheet, mark, { x: page.left, y: 38, height: 18 });
  sheet.echo(identity.name, style.running, { ...whole, x: page.left + 24, y: 40 });
  sheet.echo(`${title} ${number}`, { ...style.small, align: "right" }, { ...whole, y: 42 });
}

import type { DrawnSelection } from "#app/domain/quote-relief/terrain.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { isName, logo, mark } from "#content/logo.ts";
import { companyFacts } from "../company.ts";
import { drawRelief } from "./relief.ts";
import type { Sheet, TextBox } from "./sheet.ts";
import { colour, columnWidth, page, style } from "./theme.ts";

/** What the head and the foot of a document say. */
export type Head = {
  readonly locale: Locale;
  readonly title: string;
  readonly subject: string;
  readonly number: string;
  /** Three or four: what and when. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly customer: readonly string[];
  /** What the first page draws; a summit where nothing was configured. */
  readonly selection?: DrawnSelection | null;
};

/** The head of the first page: brand, title, dates, sender and customer. */
export function drawHead(sheet: Sheet, head: Head): void {
  const { locale, title, subject, facts, customer } = head;
  const t = translations[locale];
  const { root } = sheet;
  const third = columnWidth / 3;

  drawRelief(sheet, head.selection ?? null, page.left + sheet.widthOf(title, style.title));
  if (isName) drawLogo(sheet, logo, { x: page.left, y: 44, height: 28 });
  else {
    drawLogo(sheet, mark, { x: page.left - 1, y: 44, height: 30 });
    sheet.write(root, "P", identity.name, style.brand, { x: page.left + 36, y: 49, width: 200 });
  }

  sheet.write(root, "H1", title, style.title, { x: page.left - 2, y: 106, width: columnWidth });
  // A subject of more than a line moves what is below it.
  const below =
    sheet.write(root, "P", subject, style.lead, { x: page.left, y: 165, width: columnWidth }) -
    style.lead.leading;

  sheet.rule(200 + below);
  // Equal columns where they fit; of four, the number needs more.
  const widths = facts.map(([label, value]) =>
    Math.max(sheet.widthOf(label, style.label), sheet.widthOf(value, style.strong)),
  );
  const even = columnWidth / facts.length;
  const fits = widths.every((width) => width < even - 12);
  const space = (columnWidth - widths.reduce((sum, width) => sum + width, 0)) / facts.length;
  let x: number = page.left;
  facts.forEach(([label, value], index) => {
    const width = fits ? even : (widths[index] ?? 0) + space;
    sheet.write(root, "P", label, style.label, { x, width, y: 210 + below });
    sheet.write(root, "P", value, style.strong, { x, width, y: 222 + below });
    x += width;
  });
  sheet.rule(246 + below);

  const { street, postalCode, city, region } = identity.address;
  const { legalName, phone, emails } = identity;
  const agency = [legalName, street, `${postalCode} ${city}`, region, phone.display, emails.projects];
  // An address that were broken at a hyphen would be read without it.
  const longest = Math.max(...agency.map((line) => sheet.widthOf(line, style.body)));
  const agencyWidth = Math.min(Math.max(third, longest + 24), columnWidth / 2);
  const top = 258 + below;
  const bottom = Math.max(
    drawParty(sheet, t("quoteDocument.from"), agency, { x: page.left, y: top, width: agencyWidth - 12 }),
    drawParty(sheet, t("quoteDocument.to"), customer, {
      x: page.left + agencyWidth,
      y: top,
      width: columnWidth - agencyWidth,
    }),
  );
  sheet.y = bottom + sheet.space(22);
}

/** Returns the lower end. */
function drawParty(
  sheet: Sheet,
  label: string,
  [headline = "", ...lines]: readonly string[],
  { y: top, ...column }: TextBox,
): number {
  let y = top;
  y += sheet.write(sheet.root, "P", label, style.label, { ...column, y }) + 2;
  if (headline !== "") y += sheet.write(sheet.root, "P", headline, style.party, { ...column, y }) + 1;
  for (const line of lines) y += sheet.write(sheet.root, "P", line, style.body, { ...column, y });
  return y;
}

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
  const company = companyFacts(locale).join("  ·  ");
  sheet.rule(page.height - 46);
  const whole = { x: page.left, width: columnWidth };
  const y = page.height - 46 + style.footer.leading;
  sheet.echo(company, style.footer, { ...whole, y, width: columnWidth - 40 });
  const pageText = t("quoteDocument.page", { page: pageNumber, pages });
  sheet.echo(pageText, { ...style.footer, align: "right" }, { ...whole, y });
  if (pageNumber === 1) return;
  drawLogo(sheet, mark, { x: page.left, y: 38, height: 18 });
  sheet.echo(identity.name, style.running, { ...whole, x: page.left + 24, y: 40 });
  sheet.echo(`${title} ${number}`, { ...style.small, align: "right" }, { ...whole, y: 42 });
}

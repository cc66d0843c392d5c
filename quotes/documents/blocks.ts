import { type Locale, languageTag } from "#app/i18n/locales.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { identity } from "#content/identity.ts";
import { firstContactName } from "#content/team.ts";
import type { AmountRow } from "#quotes/facts/amounts.ts";
import type { NamedRelief } from "#quotes/facts/relief.ts";
import { companyLines } from "./company.ts";

/**
 * What a line of a quote costs. `before`: what its columns say before its amount: how many, at which price. `continued`: its label
 * above what of its description is on a further page.
 */
export type LineRow = AmountRow & { readonly before: readonly string[]; readonly continued?: string };

/** Amounts that belong together, below a title or without one. */
export type AmountGroup = { readonly title?: string; readonly rows: readonly AmountRow[] };

/** The content of documents and mails: plain text, HTML mail and PDF each draw all kinds. Every string is plain text. */
export type Block =
  | { readonly kind: "heading"; readonly text: string; readonly onNewPage?: boolean }
  | { readonly kind: "paragraph"; readonly text: string }
  /** A paragraph in small print. */
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "steps"; readonly items: readonly string[] }
  | { readonly kind: "list"; readonly title?: string; readonly items: readonly string[] }
  /** `code`: what a QR code beside them says. `toFill`: values are written by hand. */
  | {
      readonly kind: "facts";
      readonly rows: readonly Fact[];
      readonly code?: string | undefined;
      readonly toFill?: boolean;
    }
  /** In so many `columns` on a page. */
  | ({ readonly kind: "amounts"; readonly columns?: number } & AmountGroup)
  /** The amount that is decided on, how it adds up to it, and what is paid when. */
  | {
      readonly kind: "total";
      readonly main: AmountRow;
      readonly notes: readonly string[];
      readonly sums: readonly AmountGroup[];
      readonly payments?: readonly AmountGroup[];
    }
  | {
      readonly kind: "lines";
      readonly title: string;
      readonly columns: readonly string[];
      readonly rows: readonly LineRow[];
    }
  /** In a frame, or side by side. */
  | { readonly kind: "panel" | "columns"; readonly blocks: readonly Block[] }
  /** Entered text with its line breaks. */
  | { readonly kind: "enteredText"; readonly label: string; readonly text: string }
  /** The first is the main one. */
  | { readonly kind: "actions"; readonly links: readonly Link[] };

/** What a mail draws itself. */
export type MailBlock = Exclude<Block, { readonly kind: "total" | "lines" | "panel" | "columns" }>;

export const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
export const note = (text: string): MailBlock => ({ kind: "note", text });
export const heading = (text: string): MailBlock => ({ kind: "heading", text });
export const fact = (label: string, value: string): Fact => ({ label, value });
export const facts = (rows: readonly Fact[]): MailBlock => ({ kind: "facts", rows });
/** The first link is the main one. */
export const actions = (...links: readonly Link[]): MailBlock => ({ kind: "actions", links });

/** What the numbers of the drawing on the first page are. */
export const reliefNote = ({ names }: NamedRelief, t: Translate): MailBlock =>
  note(
    t("quoteDocument.relief", {
      choices: names.map(({ number, name }) => `${number}\u00A0${name}`).join(" · "),
    }),
  );

/** The language of a mail, and the agency's name with the address of its site in that language. */
export const letterhead = (locale: Locale, siteUrl: string): Pick<MailDocument, "language" | "brand"> => ({
  language: languageTag[locale],
  brand: { name: identity.name, href: `${siteUrl}/${locale}/` },
});

/** How a client reaches the agency. */
export function contactFacts(t: Translate): MailBlock {
  const { phone, emails } = identity;
  return facts([
    { label: t("mail.acknowledgement.phone"), value: phone.display, href: `tel:${phone.link}` },
    { label: t("mail.acknowledgement.email"), value: emails.projects, href: `mailto:${emails.projects}` },
  ]);
}

/** The end of a letter to a client, with the company's registration and address. `signer`: who signs, if not who answers requests first. */
export function closingBlocks({ locale, t }: Language, signer = firstContactName): readonly MailBlock[] {
  const { street, postalCode, city, region } = identity.address;
  const company = [...companyLines(locale), `${street}, ${postalCode} ${city}, ${region}`];
  return [
    paragraph(
      `${t("mail.acknowledgement.closing")} ${t("mail.acknowledgement.signature", { signer, agency: identity.name })}`,
    ),
    note(company.join(" · ")),
  ];
}

export type Fact = { readonly label: string; readonly value: string; readonly href?: string };
export type Link = { readonly label: string; readonly href: string };

export type MailDocument = {
  /** The value of `<html lang>`. */
  readonly language: string;
  readonly brand: { readonly name: string; readonly href: string };
  readonly title: string;
  /** The text that mail readers show beside the subject. */
  readonly preview: string;
  readonly blocks: readonly Block[];
  readonly footer: string;
};

/** As a mail has it: what has a place of its own on a page is one below the other, each group below its title. */
export function mailBlocks(block: Block): readonly MailBlock[] {
  const group = ({ title, rows }: AmountGroup): readonly MailBlock[] => [
    ...(title === undefined ? [] : [heading(title)]),
    { kind: "amounts", rows },
  ];
  switch (block.kind) {
    case "total":
      return [
        ...block.sums.flatMap(group),
        ...block.notes.map(note),
        ...(block.payments ?? []).flatMap(group),
      ];
    case "lines":
    case "amounts":
      return group(block);
    case "list":
      return [...(block.title === undefined ? [] : [heading(block.title)]), block];
    case "panel":
    case "columns":
      return block.blocks.flatMap(mailBlocks);
    default:
      return [block];
  }
}

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "paragraph":
    case "note":
      return block.text;
    case "steps":
      return block.items.map((item, index) => `${index + 1}. ${item}`).join("\n");
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "facts":
      return block.rows.map(({ label, value }) => `${label}${colon} ${value}`).join("\n");
    case "amounts":
      return block.rows
        .map(
          ({ label, value, note, description }) =>
            `${label}${note ? ` (${note})` : ""}${colon} ${value}${description ? `\n  ${description}` : ""}`,
        )
        .join("\n");
    case "enteredText":
      return `${block.label}${colon}\n${block.text.replace(/^/gm, "> ")}`;
    case "actions":
      // The facts already contain the others.
      return block.links
        .filter(({ href }) => href.startsWith("http"))
        .map(({ label, href }) => `${label}${colon}\n${href}`)
        .join("\n");
    default:
      throw block satisfies never;
  }
}

/** The plain-text part, lines ending in `\n`. */
export function renderText(document: MailDocument): string {
  const colon = document.language === "fr" ? "\u00A0:" : ":";
  const blocks = document.blocks
    .flatMap(mailBlocks)
    .map((block) => blockText(block, colon))
    .filter((text) => text !== "");
  const parts = [document.title, ...blocks, `-- \n${document.footer}`];
  return `${parts.join("\n\n")}\n`;
}

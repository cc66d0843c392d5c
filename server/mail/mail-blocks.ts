import type { Locale } from "#app/i18n/locales.ts";
import { identity } from "#content/identity.ts";
import { companyFacts } from "#server/quote-document/company.ts";

/** The content of a mail's text and HTML parts. Every string is plain text, which HTML escapes. */
export type MailBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "steps"; readonly items: readonly string[] }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "facts"; readonly rows: readonly Fact[] }
  | { readonly kind: "amounts"; readonly rows: readonly AmountRow[] }
  /** Typed text with its line breaks. */
  | { readonly kind: "typedMessage"; readonly label: string; readonly text: string }
  /** The first is the main one. */
  | { readonly kind: "actions"; readonly links: readonly Link[] };

export const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
export const heading = (text: string): MailBlock => ({ kind: "heading", text });

/** The end of a letter to a client: the company's registration and address. */
export function companyBlock(locale: Locale): MailBlock {
  const { street, postalCode, city, region } = identity.address;
  return paragraph([...companyFacts(locale), `${street}, ${postalCode} ${city}, ${region}`].join(" · "));
}

export type Fact = { readonly label: string; readonly value: string; readonly href?: string };
export type AmountRow = {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** A sentence or two, below. */
  readonly description?: string | undefined;
  readonly strong?: boolean;
};
export type Link = { readonly label: string; readonly href: string };

export type MailDocument = {
  /** The value of `<html lang>`. */
  readonly language: string;
  readonly brand: { readonly name: string; readonly href: string };
  readonly title: string;
  /** The text that mail readers show beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: string;
};

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "paragraph":
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
    case "typedMessage":
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
  const blocks = document.blocks.map((block) => blockText(block, colon)).filter((text) => text !== "");
  const parts = [document.title, ...blocks, `-- \n${document.footer}`];
  return `${parts.join("\n\n")}\n`;
}

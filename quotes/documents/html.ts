import { darkColours, lightColours, logoColour, textOnLogoColour } from "#content/colours.ts";
import { textFont, titleFont } from "#content/fonts.ts";
import { type MailBlock, type MailDocument, mailBlocks } from "./blocks.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const e = escapeHtml;

const { canvas, ink, line: hairline, "ink-2": quietInk } = lightColours;

// The fonts of the site where they are installed, else the grotesque of the system: web fonts do not load in mails.
const textFonts = `'${textFont}',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const titleFonts = `'${titleFont}','Avenir Next','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;

// Inline, because many mail readers drop style sheets.
const style = {
  body: `margin:0;padding:0;background:${canvas};color:${ink};font:15px/1.5 ${textFonts};-webkit-text-size-adjust:100%`,
  preview: "display:none;max-height:0;overflow:hidden;opacity:0",
  page: "max-width:600px;margin:0 auto;padding:16px 12px 20px",
  brand: `color:${ink};font:700 22px/36px ${titleFonts};letter-spacing:-0.02em;text-decoration:none`,
  mark: "display:inline-block;margin-right:10px;border:0;border-radius:6px;vertical-align:middle",
  sheet: `margin:12px 0;padding:22px 20px;background:#ffffff;border-top:4px solid ${logoColour};border-radius:3px`,
  title: `margin:0 0 12px;font:700 26px/1.12 ${titleFonts};letter-spacing:-0.02em;color:${ink}`,
  heading: `margin:18px 0 4px;font:700 17px/1.3 ${titleFonts};letter-spacing:-0.01em;color:${ink}`,
  paragraph: "margin:0 0 10px",
  steps: "margin:0 0 12px;padding:0 0 0 22px",
  step: "margin:0 0 4px;padding-left:4px",
  facts: "margin:0 0 12px",
  fact: `padding:6px 0;border-bottom:1px solid ${hairline}`,
  label: `margin:0;color:${quietInk};font-size:13px;line-height:1.4`,
  value: "margin:0;overflow-wrap:anywhere",
  amounts: "width:100%;margin:0 0 12px;border-collapse:collapse;font-size:15px;line-height:1.4",
  amountLabel: `padding:5px 12px 5px 0;border-bottom:1px solid ${hairline};text-align:left;vertical-align:top;font-weight:400;`,
  // Lines end between amounts: an amount itself has no ordinary space.
  amount: `padding:5px 0;border-bottom:1px solid ${hairline};text-align:right;vertical-align:top;font-variant-numeric:tabular-nums;`,
  strong: `font:700 19px/1.4 ${titleFonts};letter-spacing:-0.01em;`,
  note: `color:${quietInk};font-size:12px;line-height:1.4`,
  quotation: `margin:4px 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${logoColour};white-space:pre-wrap;overflow-wrap:anywhere`,
  actions: "margin:16px 0 4px",
  button: `display:inline-block;margin:0 8px 8px 0;padding:10px 16px;background:${logoColour};border:2px solid ${logoColour};border-radius:3px;color:${textOnLogoColour};font-weight:700;text-decoration:none`,
  plainButton: `display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border:2px solid ${hairline};border-radius:3px;color:${ink};font-weight:700;text-decoration:none`,
  link: `color:${ink};text-decoration:underline;text-decoration-color:${logoColour}`,
  footer: `margin:0;color:${quietInk};font-size:12px;line-height:1.4`,
} as const;

/** What the dark theme replaces of an inline style, by the colour that it has in the light one. */
const darkened: Readonly<Record<string, string>> = {
  [canvas]: darkColours.canvas,
  "#ffffff": darkColours.raised,
  [ink]: darkColours.ink,
  [quietInk]: darkColours["ink-2"],
  [hairline]: darkColours.line,
};

/**
 * The dark theme, for readers that have one and keep style sheets; others stay light or darken mails in their own way.
 * Rules find elements by the colours of their inline styles, which thereby stay the only place where a colour is chosen.
 */
const darkTheme = Object.entries(darkened)
  .flatMap(([light, dark]) => [
    `[style*="background:${light}"]{background:${dark}!important}`,
    `[style*=";color:${light}"],[style^="color:${light}"]{color:${dark}!important}`,
    `[style*="solid ${light}"]{border-color:${dark}!important}`,
  ])
  .join("");

/** `bdi`, because a value may be a name in Arabic or Hebrew. */
function factValue(text: string, href: string | undefined): string {
  const value = `<bdi>${e(text)}</bdi>`;
  return href === undefined ? value : `<a href="${e(href)}" style="${style.link}">${value}</a>`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
      return `<h2 style="${style.heading}">${e(block.text)}</h2>`;
    case "paragraph":
      return `<p style="${style.paragraph}">${e(block.text)}</p>`;
    case "note":
      return `<p style="${style.paragraph};${style.note}">${e(block.text)}</p>`;
    case "steps":
    case "list": {
      const tag = block.kind === "steps" ? "ol" : "ul";
      const items = block.items.map((item) => `<li style="${style.step}">${e(item)}</li>`);
      return `<${tag} style="${style.steps}">${items.join("")}</${tag}>`;
    }
    case "facts": {
      const rows = block.rows.map(
        ({ label, value, href }) =>
          `<div style="${style.fact}"><dt style="${style.label}">${e(label)}</dt>` +
          `<dd style="${style.value}">${factValue(value, href)}</dd></div>`,
      );
      return `<dl style="${style.facts}">${rows.join("")}</dl>`;
    }
    case "amounts": {
      const rows = block.rows.map(
        ({ label, value, note, description, strong }) =>
          `<tr><th scope="row" style="${style.amountLabel}${strong ? style.strong : ""}">${e(label)}` +
          [note, description]
            .map((text) => (text ? `<br><span style="${style.note}">${e(text)}</span>` : ""))
            .join("") +
          "</th>" +
          `<td style="${style.amount}${strong ? style.strong : ""}">${e(value)}</td></tr>`,
      );
      return `<table style="${style.amounts}">${rows.join("")}</table>`;
    }
    case "enteredText":
      return (
        `<p style="${style.label}">${e(block.label)}</p>` +
        `<blockquote dir="auto" style="${style.quotation}">${e(block.text)}</blockquote>`
      );
    case "actions": {
      const links = block.links.map(
        ({ label, href }, index) =>
          `<a href="${e(href)}" style="${index === 0 ? style.button : style.plainButton}">${e(label)}</a>`,
      );
      return `<p style="${style.actions}">${links.join("")}</p>`;
    }
    default:
      throw block satisfies never;
  }
}

/** The content ID of the mark, which is a part of the mail itself. */
export const markId = "mark";

/** The HTML part: a document that loads nothing. */
export function renderHtml(document: MailDocument): string {
  const { language, brand, title, preview, blocks, footer } = document;
  return `<!doctype html>
<html lang="${e(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${e(title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkTheme}}</style>
</head>
<body style="${style.body}">
<div style="${style.preview}">${e(preview)}</div>
<div style="${style.page}">
<a href="${e(brand.href)}" style="${style.brand}"><img src="cid:${markId}" alt="" width="36" height="36" style="${style.mark}">${e(brand.name)}</a>
<div style="${style.sheet}">
<h1 style="${style.title}">${e(title)}</h1>
${blocks.flatMap(mailBlocks).map(blockHtml).join("\n")}
</div>
<p style="${style.footer}">${e(footer)}</p>
</div>
</body>
</html>
`;
}

import PDFDocument from "pdfkit";
import { colour, columnWidth, fontFor, fonts, page, type Style } from "./theme.ts";

export type Element = PDFKit.PDFStructureElement;

/** The top left corner and the width of a text, in points. */
export type TextBox = { readonly x: number; readonly y: number; readonly width: number };

/** Something of a known height; `draw` is called once there is space. */
export type Block = {
  readonly height: number;
  draw(y: number): void;
};

/** `scope` of a table heading, `Column` or `Row`: supported by pdfkit and missing in its types. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { readonly scope?: string };

type Pdf = InstanceType<typeof PDFDocument>;

/** The pages of a document. All content is either in the structure tree (`write`) or an artifact (`ornament`). */
export type Sheet = {
  readonly pdf: Pdf;
  /** The root of the structure tree. */
  readonly root: Element;
  /** The top of the next block. */
  y: number;
  element(parent: Element, tag: string, options?: ElementOptions): Element;
  /** Returns the height of the text. */
  write(parent: Element, tag: string, text: string, style: Style, box: TextBox, scope?: string): number;
  /** A text that opens an address: ours, never one that was entered. */
  link(text: string, href: string, style: Style, box: TextBox): void;
  /** A space between parts, in points: less on a sheet that is drawn narrow. */
  space(points: number): number;
  heightOf(text: string, style: Style, width: number): number;
  /** The width of a text in one line. */
  widthOf(text: string, style: Style): number;
  ornament(draw: (pdf: Pdf) => void): void;
  /** Draws a text again that is already in the structure tree: visible, and not read aloud twice. */
  echo(text: string, style: Style, box: TextBox): void;
  rule(y: number, x?: number, width?: number): void;
  /** The outline of a panel across the column. */
  panel(y: number, height: number): void;
  breakPage(): void;
  /** Draws a block here, or on a new page if it does not fit, there below `repeated`. Moves `y` down. */
  place(block: Block, gap?: number, repeated?: Block): void;
  /** Draws the footer of every page, and returns the bytes. */
  finish(footer: (pageNumber: number, pages: number) => void): Promise<Uint8Array>;
};

export type SheetInfo = {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** The creation date in the file. Not the present time, so that the same quote has the same bytes. */
  readonly created: Date;
  /** How much of the spaces between parts is left, 1 without it. */
  readonly spacing?: number;
};

export function createSheet({ language, title, author, created, spacing = 1 }: SheetInfo): Sheet {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    // `place` breaks pages.
    margin: 0,
    bufferPages: true,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: author, Creator: author, CreationDate: created },
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  const setFont = (text: string, { font, size }: Style) => pdf.font(fontFor(text, font)).fontSize(size);

  /** Sets the font, and returns the layout options of a style. */
  function setting(text: string, style: Style, width: number): PDFKit.Mixins.TextOptions {
    setFont(text, style);
    return {
      width,
      align: style.align ?? "left",
      lineGap: style.leading - pdf.currentLineHeight(),
      characterSpacing: style.tracking ?? 0,
    };
  }

  const sheet: Sheet = {
    pdf,
    root,
    y: page.top,
    element(parent, tag, options) {
      const element = pdf.struct(tag, options ?? {});
      parent.add(element);
      return element;
    },
    space: (points) => points * spacing,
    heightOf: (text, style, width) => pdf.heightOfString(text, setting(text, style, width)),
    widthOf: (text, style) => setFont(text, style).widthOfString(text),
    write(parent, tag, text, style, { x, y, width }, scope) {
      const options = setting(text, style, width);
      const element = sheet.element(parent, tag, scope === undefined ? {} : { scope });
      const content = pdf.markStructureContent(tag);
      pdf.fillColor(style.colour ?? colour.ink).text(text, x, y, options);
      pdf.endMarkedContent();
      element.add(content);
      element.end();
      return pdf.y - y;
    },
    link(text, href, style, { x, y, width }) {
      const { width: lineWidth, ...options } = setting(text, style, width);
      const textWidth = pdf.widthOfString(text);
      // With a width, a text is measured in parts, without the kerning between them: its underline would be too long.
      const lines = textWidth > width ? { width: lineWidth } : { lineBreak: false };
      const element = sheet.element(root, "P");
      const link = sheet.element(element, "Link");
      const content = pdf.markStructureContent("Link");
      pdf.fillColor(style.colour ?? colour.ink).text(text, x, y, { ...options, ...lines, underline: true });
      pdf.endMarkedContent();
      link.add(content);
      pdf.link(x, y, textWidth, style.leading, href, { structParent: link } as object);
      link.end();
      element.end();
    },
    ornament(draw) {
      pdf.markContent("Artifact", { type: "Layout" }).save();
      draw(pdf);
      pdf.restore().endMarkedContent();
    },
    echo(text, style, { x, y, width }) {
      sheet.ornament(() => {
        const options = setting(text, style, width);
        pdf.fillColor(style.colour ?? colour.ink).text(text, x, y, options);
      });
    },
    rule(y, x = page.left, width = columnWidth) {
      sheet.ornament(() =>
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.6)
          .stroke(colour.line),
      );
    },
    panel(y, height) {
      sheet.ornament(() =>
        pdf.roundedRect(page.left, y, columnWidth, height, 3).lineWidth(0.6).stroke(colour.line),
      );
    },
    breakPage() {
      pdf.addPage();
      sheet.y = page.top;
    },
    place(block, gap = 0, repeated) {
      if (sheet.y + block.height > page.bottom) {
        sheet.breakPage();
        repeated?.draw(sheet.y);
        sheet.y += repeated?.height ?? 0;
      }
      block.draw(sheet.y);
      sheet.y += block.height + gap;
    },
    async finish(footer) {
      const { start, count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(start + index);
        footer(index + 1, count);
      }
      root.end();
      pdf.end();
      return whole;
    },
  };
  return sheet;
}

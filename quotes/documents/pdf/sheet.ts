import PDFDocument from "pdfkit";
import { colour, fontFor, fonts, page, type Style } from "./theme.ts";

export type Element = PDFKit.PDFStructureElement;

/** The top left corner and the width of a text, in points. */
export type TextBox = { readonly x: number; readonly y: number; readonly width: number };

/** Something of a known height that no page ends within; `draw` is called once there is space. */
export type Part = {
  readonly height: number;
  /** The space below it, on the same page. */
  readonly gap?: number;
  draw(y: number): void;
  /** It is on the page of what follows. */
  readonly keep?: boolean;
  /** What a further page begins with, above this part. */
  readonly again?: Part;
};

/** `scope` of a table heading, `Column` or `Row`: supported by pdfkit and missing in its types. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { readonly scope?: string };

type Pdf = InstanceType<typeof PDFDocument>;

/** The pages of a document. All content is either in the structure tree (`write`) or an artifact (`ornament`). */
export type Sheet = {
  readonly pdf: Pdf;
  /** The root of the structure tree. */
  readonly root: Element;
  /** The top of the next part. */
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
  rule(box: TextBox, heavy?: boolean): void;
  breakPage(): void;
  /** Draws parts one below the other, on a new page where one, with those that it is to be on a page with, does not fit. */
  place(parts: readonly Part[]): void;
  /** Draws the footer of every page, and returns the bytes. */
  finish(footer: (pageNumber: number, pages: number) => void): Promise<Uint8Array>;
};

/** How high parts are, one below the other. */
export const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { height, gap = 0 }) => sum + height + gap, 0) - (parts.at(-1)?.gap ?? 0);

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
    rule({ x, y, width }, heavy = false) {
      sheet.ornament((pdf) =>
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(heavy ? 0.9 : 0.6)
          .stroke(heavy ? colour.ink : colour.line),
      );
    },
    breakPage() {
      pdf.addPage();
      sheet.y = page.top;
    },
    place(parts) {
      let together: Part[] = [];
      for (const part of parts) {
        together.push(part);
        if (part.keep && part !== parts.at(-1)) continue;
        const [{ again } = part] = together;
        if (sheet.y + heightOf(together) > page.bottom) {
          sheet.breakPage();
          again?.draw(sheet.y);
          sheet.y += again?.height ?? 0;
        }
        for (const { height, gap = 0, draw } of together) {
          draw(sheet.y);
          sheet.y += height + gap;
        }
        together = [];
      }
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

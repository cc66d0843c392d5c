import { languageTag } from "#app/i18n/locales.ts";
import { identity } from "#content/identity.ts";
import type { Block } from "../blocks.ts";
import { drawBlocks } from "./draw-blocks.ts";
import { drawFrame, drawHead, type Head } from "./frame.ts";
import { createSheet, type Sheet } from "./sheet.ts";
import { page } from "./theme.ts";

export type PdfDocument = Head & {
  /** The title in the file. */
  readonly fileTitle: string;
  readonly created: Date;
  readonly blocks: readonly Block[];
};

/** How much of the spaces is left in a document that would have a page more without it. */
const narrow = 0.5;

/** A document as a PDF. The same document always gives the same bytes. */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const wide = draw(document);
  const sheet = endsEarly(wide) ? fewerPages(wide, draw(document, narrow)) : wide;
  return sheet.finish((number, pages) => drawFrame(sheet, document, number, pages));
}

/** Whether the last page has so little that narrower spaces may leave room for it on the page before. */
const endsEarly = ({ y }: Sheet): boolean => y < page.height * 0.6;

const pagesOf = ({ pdf }: Sheet): number => pdf.bufferedPageRange().count;

const fewerPages = (wide: Sheet, narrower: Sheet): Sheet =>
  pagesOf(narrower) < pagesOf(wide) ? narrower : wide;

function draw(document: PdfDocument, spacing = 1): Sheet {
  const { locale, fileTitle: title, created, blocks } = document;
  const sheet = createSheet({
    language: languageTag[locale],
    title,
    author: identity.name,
    created,
    spacing,
  });
  drawHead(sheet, document);
  drawBlocks(sheet, blocks);
  return sheet;
}

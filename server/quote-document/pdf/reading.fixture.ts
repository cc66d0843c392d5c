import { getDocumentProxy } from "unpdf";

/** What a reader of a PDF finds in it: page by page, each text that was set by itself. */
export async function textsOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  // The reader takes the bytes for its own.
  const pdf = await getDocumentProxy(bytes.slice());
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : [])));
  }
  await pdf.loadingTask.destroy();
  return pages;
}

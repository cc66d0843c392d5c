import { getDocumentProxy } from "unpdf";

/** The texts of a PDF, page by page, each as it was drawn. */
export async function textsOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  // A copy, because the reader takes the bytes over.
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

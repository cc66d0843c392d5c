import { getDocumentProxy } from "unpdf";

/** A text of a PDF as it was drawn. `from`: how far below the top of its page its line is, as a share of the page's height. */
export type DrawnText = { readonly text: string; readonly from: number };

/** The texts of a PDF with their places, page by page. */
export async function drawnTextsOf(bytes: Uint8Array): Promise<readonly (readonly DrawnText[])[]> {
  // A copy, because the reader takes the bytes over.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: DrawnText[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [{ text: item.str, from: 1 - item.transform[5] / height }]
          : [],
      ),
    );
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** The texts of a PDF, page by page, each as it was drawn. */
export async function textsOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const pages = await drawnTextsOf(bytes);
  return pages.map((texts) => texts.map(({ text }) => text));
}

/** The results of `make` by what it was given, each made once: drawing a PDF and reading it take most of a test's time. */
export function remembered<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Promise<Made>,
): (...given: Given) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return (...given) => {
    const key = JSON.stringify(given);
    const result = made.get(key) ?? make(...given);
    made.set(key, result);
    return result;
  };
}

import type { Document } from "./operations.ts";

/** A PDF that the browser shows, with a file name; 404 without a document, 503 if it is damaged. */
export function pdfResponse(document: Document | "damaged" | null): Response {
  if (document === "damaged") return new Response(null, { status: 503 });
  if (document === null) return new Response(null, { status: 404 });
  // A copy: a response takes no view of shared memory.
  return new Response(Uint8Array.from(document.bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${document.name.replace(/[^\w.-]/g, "_")}"`,
    },
  });
}

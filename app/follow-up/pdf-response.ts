import type { Document } from "./operations.ts";

/** A PDF that the browser shows, with a file name; 404 without a document. */
export function pdfResponse(document: Document | null): Response {
  if (document === null) return new Response(null, { status: 404 });
  // A copy: a response takes no view of shared memory.
  return new Response(Uint8Array.from(document.bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${document.name.replace(/[^\w.-]/g, "_")}"`,
    },
  });
}

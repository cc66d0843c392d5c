import type { NamedFile } from "#quotes/operations.ts";

/** What a browser shows; other files it saves. */
const shown = { pdf: "application/pdf", txt: "text/plain; charset=utf-8" } as const;
const saved = {
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** A file with its name, of the type that its extension says; 404 without a document. */
export function documentResponse(document: NamedFile | null): Response {
  if (document === null) return new Response(null, { status: 404 });
  const name = document.name.replace(/[^\w.-]/g, "_");
  const extension = name.slice(name.lastIndexOf(".") + 1);
  const types: Readonly<Record<string, string>> = { ...shown, ...saved };
  // A copy: a response takes no view of shared memory.
  return new Response(Uint8Array.from(document.bytes), {
    headers: {
      "Content-Type": types[extension] ?? "application/octet-stream",
      "Content-Disposition": `${extension in shown ? "inline" : "attachment"}; filename="${name}"`,
    },
  });
}

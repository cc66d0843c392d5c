import { visitOriginKey } from "#app/domain/personal-data.ts";

/** Remembers how the visitor came, once a session. The forms send it with a request (lead-forms.ts). */
export function rememberVisitOrigin(): void {
  try {
    if (sessionStorage.getItem(visitOriginKey) !== null) return;
    const came = new URLSearchParams(
      [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_")),
    );
    const from = document.referrer && new URL(document.referrer).origin;
    if (from && from !== origin) came.set("referrer", from);
    sessionStorage.setItem(visitOriginKey, String(came));
  } catch {
    // Storage is refused.
  }
}

import type { hiddenFields } from "#app/forms/hidden-fields.ts";

// Literals, checked by their types: an import would add all names to every page.
const keyField: (typeof hiddenFields)["key"] = "_key";
const elapsedField: (typeof hiddenFields)["elapsed"] = "_elapsed";

/** A random key that also exists on a plain http address, where `crypto.randomUUID` does not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Gives each display of a page its own key and start time, so that a double press makes one lead. */
export function leadForms(): void {
  let key = newKey();
  let shownAt = performance.now();
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    key = newKey();
    shownAt = performance.now();
  });
  document.addEventListener("formdata", ({ target, formData }) => {
    if (!(target as Element).matches("[data-lead-form]")) return;
    if (!formData.get(keyField)) formData.set(keyField, key);
    formData.set(elapsedField, String(Math.round(performance.now() - shownAt)));
  });
  if (document.querySelector("[data-request-sent]"))
    void import("#app/forms/last-request.ts").then((module) => module.rememberRequest());
}

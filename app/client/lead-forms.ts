import type { hiddenFields } from "#app/forms/hidden-fields.ts";

// Literals, checked by their types: an import would add all names to every page.
const keyField: (typeof hiddenFields)["key"] = "_key";
const elapsedField: (typeof hiddenFields)["elapsed"] = "_elapsed";

/** A random key. `crypto.randomUUID` does not exist on plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Sets the key and the elapsed time of forms. Each display of a page has one key, so that a double press makes one lead. */
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

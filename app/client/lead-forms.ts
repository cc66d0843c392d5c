import { visitKey } from "#app/domain/personal-data.ts";
import type { hiddenFields } from "#app/forms/hidden-fields.ts";

// Literals, checked by their types: an import would add all names to the file.
const keyField: (typeof hiddenFields)["key"] = "_key";
const elapsedField: (typeof hiddenFields)["elapsed"] = "_elapsed";
const visitField: (typeof hiddenFields)["visit"] = "_visit";

/** A random key. `crypto.randomUUID` does not exist on plain HTTP. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Each display of a page has one key, so that a double press makes one lead. */
let key = newKey();
let shownAt = 0;
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  key = newKey();
  shownAt = performance.now();
});
document.addEventListener("formdata", ({ target, formData }) => {
  if (!(target as Element).matches("[data-lead-form]")) return;
  if (!formData.get(keyField)) formData.set(keyField, key);
  formData.set(elapsedField, String(Math.round(performance.now() - shownAt)));
  try {
    const visit = sessionStorage.getItem(visitKey);
    if (visit) formData.set(visitField, visit);
  } catch {
    // Storage is refused.
  }
});

import { formSentKey, visitOriginKey } from "#app/domain/personal-data.ts";
import { hiddenFields } from "#app/forms/hidden-fields.ts";
import { sendCount } from "./counts.ts";

// This file is loaded when a form takes the focus: the count `request` is that of forms which were begun, not sent.
sendCount("request");

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
  if (!formData.get(hiddenFields.key)) formData.set(hiddenFields.key, key);
  formData.set(hiddenFields.elapsed, String(Math.round(performance.now() - shownAt)));
  try {
    const visit = sessionStorage.getItem(visitOriginKey);
    if (visit) formData.set(hiddenFields.visit, visit);
    sessionStorage.setItem(formSentKey, String(Date.now()));
  } catch {
    // Storage is refused.
  }
});

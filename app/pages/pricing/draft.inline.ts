/** Offers the stored configuration (`app/quote/draft.ts`) at an address without one. Runs before the first paint. */
import { quoteDraftKey } from "#app/domain/personal-data.ts";
import type { StepId } from "#app/quote/steps/Step.tsx";

const offer = document.querySelector<HTMLElement>("[data-draft]");
const link = offer?.querySelector("a");
let draft: string | null = null;
try {
  draft = localStorage.getItem(quoteDraftKey);
} catch {
  // Storage is refused.
}
if (offer && link && draft && !location.search) {
  link.search = draft;
  link.hash = "project" satisfies StepId;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => {
    localStorage.removeItem(quoteDraftKey);
    offer.hidden = true;
  });
}

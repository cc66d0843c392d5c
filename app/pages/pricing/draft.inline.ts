/**
 * Offers the configuration that this browser keeps, on an address that has none. `app/quote/draft.ts` keeps it. Runs
 * before the first paint, so that nothing moves.
 */
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

/** Offers the stored configuration (`app/quote/saved-configuration.ts`) at an address without one. Runs before the first paint. */
import { savedConfigurationKey } from "#app/domain/personal-data.ts";
import type { StepId } from "#app/quote/steps/Step.tsx";

const offer = document.querySelector<HTMLElement>("[data-saved-configuration]");
const link = offer?.querySelector("a");
let configuration: string | null = null;
try {
  configuration = localStorage.getItem(savedConfigurationKey);
} catch {
  // Storage is refused.
}
if (offer && link && configuration && !location.search) {
  link.search = configuration;
  link.hash = "project" satisfies StepId;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => {
    localStorage.removeItem(savedConfigurationKey);
    offer.hidden = true;
  });
}

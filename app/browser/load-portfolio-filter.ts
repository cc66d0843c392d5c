import { formMatchesAddress, keepInAddress } from "#app/islands/form-address.ts";

/** Loads the portfolio's filter with the first choice, which may be made before this runs. */
export function loadPortfolioFilter(): void {
  const apply = (chosen: Element | null) => {
    const form = chosen?.closest<HTMLFormElement>("[data-filter]");
    if (!form) return;
    keepInAddress(form);
    void import("./portfolio-filter.ts").then(
      (module) => module.filterInPlace(form),
      // The network failed, or the file is gone: the server filters. The form's own address has a fragment: with the
      // query that is there already, it would load nothing.
      () => location.reload(),
    );
  };
  const reloadIfAddressChanged = () => {
    if (document.querySelector("[data-filter]") !== null && !formMatchesAddress()) location.reload();
  };
  addEventListener("popstate", reloadIfAddressChanged);
  // Somebody may have gone back before this script ran.
  reloadIfAddressChanged();
  document.addEventListener("change", ({ target }) => apply(target as Element));
  apply(document.querySelector("[data-filter] :checked:not([checked], [selected])"));
}

// The filter in place: without this script its form asks the server for the same page.
(() => {
  const form = document.querySelector("[data-filter]");
  const pieces = [...document.querySelectorAll("[data-piece]")];
  const status = document.querySelector("[data-count]");
  const empty = document.querySelector("[data-empty-state]");
  const emptyTitle = empty.querySelector("h2");
  const plural = new Intl.PluralRules(document.documentElement.lang);
  const fits = ({ dataset }, type, zone) =>
    (!type || dataset.type === type) && (!zone || dataset.zone === zone);

  const show = () => {
    const { type, zone } = form.elements;
    const count = pieces.filter((piece) => {
      piece.hidden = !fits(piece, type.value, zone.value);
      return !piece.hidden;
    }).length;
    for (const radio of type)
      radio.nextElementSibling.lastElementChild.textContent = pieces.filter((piece) =>
        fits(piece, radio.value, zone.value),
      ).length;
    status.textContent = status.dataset[count === 0 ? "none" : plural.select(count)].replace(
      "{count}",
      count,
    );
    empty.hidden = count > 0;
    emptyTitle.textContent = emptyTitle.dataset.text
      .replace("{type}", [...type].find((radio) => radio.checked).dataset.empty)
      .replace(" {zone}", zone.selectedOptions[0].dataset.empty);
  };

  form.addEventListener("change", () => {
    const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ""));
    history.replaceState(history.state, "", `${location.pathname}${query.size > 0 ? `?${query}` : ""}`);
    // Offered as between pages: to Chromium alone (app.css).
    const moves =
      document.startViewTransition &&
      CSS.supports("-webkit-app-region", "drag") &&
      !matchMedia("(prefers-reduced-motion: reduce)").matches;
    // A choice that comes before the last one has settled skips its transition, which then says so.
    if (moves) document.startViewTransition(show).ready.catch(() => {});
    else show();
  });
})();

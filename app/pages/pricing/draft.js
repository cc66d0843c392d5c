// Offers the configuration that this browser keeps, on an address that has none. `app/quote/draft.ts` keeps it.
(() => {
  const offer = document.querySelector("[data-draft]");
  let draft = null;
  try {
    draft = localStorage.getItem("quoteDraft");
  } catch {
    return;
  }
  if (!draft || location.search) return;
  const link = offer.querySelector("a");
  link.search = draft;
  link.hash = "project";
  offer.hidden = false;
  offer.querySelector("button").addEventListener("click", () => {
    localStorage.removeItem("quoteDraft");
    offer.hidden = true;
  });
})();

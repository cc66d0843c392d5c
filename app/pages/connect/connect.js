// The networking page has no language in its address: it is served in French with the English text beside it,
// and shows in the stored language, else the browser's. Runs right after the markup, before it is painted.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem("preferredLanguage");
  } catch {
    // Storage is refused: the browser's language decides.
  }
  const english = stored === "en-en" || (stored !== "fr-fr" && /^en\b/i.test(navigator.language));
  if (!english) return;
  document.documentElement.lang = "en";
  for (const block of document.querySelectorAll("[data-language]"))
    block.hidden = block.dataset.language !== "en-en";
  document.title = document.querySelector("[data-language=en-en]").dataset.title;
})();

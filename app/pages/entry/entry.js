// The root address: on to the stored language if it is a valid one, else the browser's (English if it starts
// with "en", else French). The visit leaves no history entry.
(() => {
  let stored = null;
  try {
    sessionStorage.setItem("languageDetected", "true");
    stored = localStorage.getItem("preferredLanguage");
  } catch {
    // Storage is refused: the browser's language decides.
  }
  const detected = /^en\b/i.test(navigator.language) ? "en-en" : "fr-fr";
  const locale = stored === "fr-fr" || stored === "en-en" ? stored : detected;
  location.replace(`/${locale}/${location.search}${location.hash}`);
})();

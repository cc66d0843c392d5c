// Runs before the first paint, the same on every page: its hash stands in the content security policy.
((root) => {
  root.classList.add("js");
  // The shared script, once something is painted: nothing that is seen first waits for it.
  const load = () => import(SHARED_SCRIPT);
  new PerformanceObserver(load).observe({ type: "paint" });
  // Where a browser tells nobody of its paints.
  setTimeout(load, 2000);
  try {
    if (localStorage.theme === "light") {
      root.dataset.theme = "light";
      // The browser's own bars, before any stylesheet could tell the colour.
      document.querySelector("[name=theme-color]").content = "#f7f3ec";
    }
    if (!sessionStorage.splashSeen && !root.hasAttribute("data-bare")) {
      root.dataset.splash = "shown";
      // The shared script ends it. Where that does not come, nobody is to look at it for ever.
      setTimeout(() => {
        if (!window.prerenderReady) root.dataset.splash = "done";
      }, 5000);
    }
  } catch {
    // Storage is refused: the default theme, and no splash on every page.
  }
})(document.documentElement);

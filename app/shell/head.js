// Runs before the first paint, the same on every page: its hash stands in the content security policy.
((root) => {
  root.classList.add("js");
  try {
    if (localStorage.getItem("theme") === "light") root.dataset.theme = "light";
    if (!sessionStorage.getItem("splashSeen") && !root.hasAttribute("data-bare"))
      root.dataset.splash = "shown";
  } catch {
    // Storage is refused: the default theme, and no splash on every page.
  }
})(document.documentElement);

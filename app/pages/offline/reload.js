// A network that is back is not yet a way to this site: that is asked for first, and not by the service worker.
addEventListener("online", () => {
  fetch(location.href, { method: "HEAD" }).then(
    () => location.reload(),
    () => {},
  );
});

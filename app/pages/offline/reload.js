// This page stands in for another, at that one's address. That is asked for until it answers, and not by the service
// worker: after 1 second, 2, 4 and so on to a minute, for what is away may be the server; and at once when the network
// comes back, which is not yet a way to this site.
const { offline: ownAddress } = document.querySelector("[data-offline]").dataset;
let asking;
const askIn = (pause) => {
  clearTimeout(asking);
  asking = setTimeout(ask, pause, Math.min(2 * pause || 1000, 60_000));
};
const ask = (pause) =>
  fetch(location.href, { method: "HEAD" }).then(
    () => location.reload(),
    () => askIn(pause),
  );
if (location.pathname !== ownAddress) {
  askIn(1000);
  addEventListener("online", () => askIn(0));
  // The other language is that of the page that is missing; the site knows its address under either prefix.
  addEventListener("DOMContentLoaded", () => {
    for (const link of document.querySelectorAll("a[data-switch-locale]"))
      link.pathname = location.pathname.replace(/^\/[^/]+/, `/${link.dataset.switchLocale}`);
  });
}

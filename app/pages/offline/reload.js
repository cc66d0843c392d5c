// A network that is back is not yet a way to this site: that is asked for first, and not by the service worker; and
// again, after 1 second, 2, 4 and so on, for the first answers of a new network are often none.
let asking;
const ask = (pause) => {
  clearTimeout(asking);
  fetch(location.href, { method: "HEAD" }).then(
    () => location.reload(),
    () => {
      asking = setTimeout(ask, pause, 2 * pause);
    },
  );
};
addEventListener("online", () => ask(1000));

/** A network that is back is not yet a way to this site: that is asked for first, and not by the worker. */
export function reloadOnceReachable(): void {
  addEventListener("online", () => {
    void fetch(location.href, { method: "HEAD" }).then(
      () => location.reload(),
      () => {},
    );
  });
}

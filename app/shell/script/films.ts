/** A film's facade becomes its player, in place. Without script it stays a link to the playlist. */
export function films(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-film]");
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import("#app/video/player.ts").then(
      ({ play }) => play(link),
      // The network failed: what a browser without script would do.
      () => location.assign(link.href),
    );
  });
}

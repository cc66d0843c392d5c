/** Replaces the link of a video or an embedded page with the player or the frame. */
export function facades(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-video], [data-embed] > a");
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const open =
      link.dataset.video === undefined
        ? import("./open-embed.ts").then((module) => module.openEmbed)
        : import("./video-player.ts").then((module) => module.play);
    void open.then(
      (replace) => replace(link),
      // The network failed: follow the link, as without script.
      () => location.assign(link.href),
    );
  });
}

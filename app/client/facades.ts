/**
 * What stands for a video or for somebody else's page becomes the player or the frame, in place. Without script both
 * stay links.
 */
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

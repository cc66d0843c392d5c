/**
 * Replaces a facade's link with a frame of its address. That page has a way back (`EmbedPage`), which restores the facade
 * here; where the page itself cannot be had, the facade comes back by itself.
 */
export function openEmbed(link: HTMLAnchorElement): void {
  const facade = link.closest("[data-embed]");
  const frame = document.createElement("iframe");
  frame.src = link.href;
  frame.title = link.dataset.embedTitle ?? "";
  frame.className = "h-[min(70svh,36rem)] w-full border border-line";
  const close = () => {
    frame.replaceWith(facade ?? link);
    link.focus();
  };
  frame.addEventListener("load", () => {
    const returnLink = frame.contentDocument?.querySelector("[data-way-back]");
    if (!returnLink) return close();
    returnLink.addEventListener("click", (event) => {
      event.preventDefault();
      close();
    });
  });
  facade?.replaceWith(frame);
  frame.focus();
}

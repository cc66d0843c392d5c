/** A facade's link becomes the frame it leads to, in place. Without script it stays a link. */
export function embeds(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-embed] > a"))
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const frame = document.createElement("iframe");
      frame.src = link.href;
      frame.title = link.dataset.embedTitle ?? "";
      frame.className = "embed-frame";
      link.closest("[data-embed]")?.replaceWith(frame);
      frame.focus();
    });
}

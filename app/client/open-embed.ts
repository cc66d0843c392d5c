/** Replaces a facade's link with a frame of its address. */
export function openEmbed(link: HTMLAnchorElement): void {
  const frame = document.createElement("iframe");
  frame.src = link.href;
  frame.title = link.dataset.embedTitle ?? "";
  frame.className = "embed-frame";
  link.closest("[data-embed]")?.replaceWith(frame);
  frame.focus();
}

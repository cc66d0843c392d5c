/** What the popovers of the menus leave open: the button's state as an attribute, and closing when focus leaves. */
export function menus(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(".menu-button")) {
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (panel === null) continue;
    const tell = (open: boolean) => button.setAttribute("aria-expanded", String(open));
    tell(false);
    panel.addEventListener("beforetoggle", (event) => tell((event as ToggleEvent).newState === "open"));
    for (const part of [button, panel])
      part.addEventListener("focusout", ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && relatedTarget !== button && !panel.contains(relatedTarget))
          panel.hidePopover();
      });
  }
}

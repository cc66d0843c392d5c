import { currentPopover } from "./popovers.ts";
import { switchTheme } from "./theme.ts";

/** A button that plays opens the dialog of its video by itself. */
const pressable = "a[data-switch-locale], a[data-video], [data-embed] > a, [data-plays]";

/** What pressing it does, in a separate file. */
function actionOf({ dataset }: HTMLElement): Promise<(pressed: HTMLAnchorElement) => void> {
  if ("switchLocale" in dataset)
    return import("./switch-language.ts").then((module) => module.switchLanguage);
  return "video" in dataset
    ? import("./video-player.ts").then((module) => module.play)
    : import("./open-embed.ts").then((module) => module.openEmbed);
}

/** Switches the theme; loads the code for the links that are pressed: to the other language, a video, an embedded page. */
export function startLinkActions(): void {
  // A press outside an open menu closes it, and starts no video under it.
  let closesMenu = false;
  document.addEventListener("pointerdown", () => {
    closesMenu = currentPopover()?.matches(":not([data-introduction])") ?? false;
  });
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-theme-button]")) switchTheme();
    const pressed = (event.target as Element).closest<HTMLElement>(pressable);
    if (pressed === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The keyboard's clicks have no detail, and no press before them.
    const isAnswered = closesMenu && event.detail > 0 && !pressed.closest("[popover]");
    const opened = (pressed as HTMLButtonElement).popoverTargetElement;
    if (!opened || isAnswered) event.preventDefault();
    const link = opened
      ? opened.querySelector<HTMLAnchorElement>("[data-video]")
      : (pressed as HTMLAnchorElement);
    if (link === null || isAnswered) return;
    void actionOf(link).then(
      (act) => act(link),
      // The network failed: follow the link, as without script.
      () => location.assign(link.href),
    );
  });
}

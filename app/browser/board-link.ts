import { boardKey } from "#app/domain/personal-data.ts";

/**
 * The address of a board that was opened in this tab is kept in it, so that the pages of a request lead back there, not to where a
 * new link is asked for. The address is a secret: it ends with the tab.
 */
export function rememberBoard(): void {
  try {
    const [board] = /^\/b\/[\w-]{22}\//.exec(location.pathname) ?? [];
    if (board !== undefined) sessionStorage.setItem(boardKey, board);
    const link = document.querySelector<HTMLAnchorElement>("a[data-board]");
    link?.setAttribute("href", sessionStorage.getItem(boardKey) ?? link.pathname);
  } catch {
    // Storage is refused: the link that is there.
  }
}

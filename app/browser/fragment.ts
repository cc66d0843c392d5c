import { pageLoaded } from "./page-loaded.ts";

/** Stands before the fragment in the window's name, which survives a change of the page even where storage is refused. */
const namePrefix = "fragment-of:";

/**
 * Goes to `path`, in place of this history entry, with the same query and fragment. The page stays at its top: the fragment is not in
 * the address while browsers would scroll to its element.
 */
export function replaceAtTop(path: string): void {
  const { search, hash } = location;
  if (hash !== "") window.name = namePrefix + path + hash;
  location.replace(path + search);
}

/** A question that a link leads to opens. */
export function openTarget(): void {
  document.querySelector("details:target")?.setAttribute("open", "");
}

/** Puts the fragment back into the address. Not before the page has loaded: until then browsers scroll to its element. */
export async function restoreFragment(): Promise<void> {
  if (!window.name.startsWith(namePrefix)) return;
  await pageLoaded();
  const { pathname, search, hash } = location;
  const kept = window.name.slice(namePrefix.length);
  window.name = "";
  // Another page, to which the visitor went in the meantime, has no such fragment.
  if (hash === "" && kept.startsWith(`${pathname}#`))
    history.replaceState(history.state, "", search + kept.slice(pathname.length));
}

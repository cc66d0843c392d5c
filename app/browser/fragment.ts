import { pageLoaded } from "./page-loaded.ts";

/** Put before a fragment whose element the page must not scroll to. No element has a name that begins with it. */
const mark = "#top:";

/** The address of `path` with this query and fragment, whose page stays at its top. */
export function addressAtTop(path: string, { search, hash }: Location): string {
  return path + search + (hash.startsWith(mark) ? hash : hash.replace("#", mark));
}

/** Shows the fragment as it was. Not before the page has loaded: until then browsers scroll to the fragment's element. */
export async function restoreFragment(): Promise<void> {
  if (!location.hash.startsWith(mark)) return;
  await pageLoaded();
  history.replaceState(history.state, "", location.hash.replace(mark, "#"));
}

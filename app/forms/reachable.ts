/** A site that has not responded after this time is not reachable, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Whether the site responds, in order, to this page. A form that the browser posts without a network is replaced by the
 * browser's error page, and what was entered is lost.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await fetch(location.pathname, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}

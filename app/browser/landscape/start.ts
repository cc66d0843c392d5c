type Hints = Navigator & {
  readonly connection?: { readonly saveData?: boolean };
  /** In GB, where the browser says it. */
  readonly deviceMemory?: number;
};

/** A device with less memory is too weak. */
const minMemoryGb = 4;
/** Matches a visitor who wants no motion, less data, or the colours of the system. */
const prefersLess =
  "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce), (forced-colors: active)";

/** Loads the landscape once the browser is idle. Not where the visitor saves data or motion, nor on a weak device. */
export function startWhenIdle(drawing: HTMLElement): void {
  const { connection, deviceMemory = minMemoryGb }: Hints = navigator;
  if (connection?.saveData || deviceMemory < minMemoryGb || matchMedia(prefersLess).matches) return;
  const start = () =>
    void import("./landscape.ts").then(
      (module) => module.startLandscape(drawing),
      // Somebody leaves while its heights load, or the network is gone: the drawing stays as it is.
      () => {},
    );
  // Safari does not say when it is idle.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

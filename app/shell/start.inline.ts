/** Loads the shared script after the first paint. The same on every page: the content security policy has its hash. */

/** The address of the shared script, inserted when the page is rendered. */
declare const SHARED_SCRIPT: string;

const load = () => import(/* @vite-ignore */ SHARED_SCRIPT);
new PerformanceObserver(load).observe({ type: "paint", buffered: true });
// For browsers that do not report paints.
setTimeout(load, 2000);

export {};

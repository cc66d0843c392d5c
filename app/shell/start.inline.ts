/** Loads the shared script after the first paint. The same on every page: the content security policy has its hash. */

/** The address of the shared script, inserted when the page is rendered. */
declare const SHARED_SCRIPT: string;

/** Where it does not come, the server applies each choice, as the shared script does where others do not come. */
const applyPlainly = () =>
  addEventListener("change", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.matches("[data-steps], [data-filter]")) form.submit();
  });

const load = () => import(/* @vite-ignore */ SHARED_SCRIPT).catch(applyPlainly);
new PerformanceObserver(load).observe({ type: "paint", buffered: true });
// For browsers that do not report paints.
setTimeout(load, 2000);

export {};

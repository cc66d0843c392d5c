/** The portfolio's filter. Its code is loaded with the first choice. */
export function filter(): void {
  document.addEventListener("change", ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>("[data-filter]");
    if (form !== null) void import("./portfolio-filter.ts").then((module) => module.filterInPlace(form));
  });
}

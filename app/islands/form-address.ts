const [load] = performance.getEntriesByType("navigation");

/** The query whose choices a form shows that no island has hydrated: rendered by the server, or written from the form. */
let shown = new URL(load?.name ?? location.href).search;

/**
 * Writes a form of choices into the page's address, as the form itself asks the server for them. The server then renders what
 * was chosen when the visitor leaves and goes Back or loads the page again, even where no more scripts come.
 */
export function keepInAddress(form: HTMLFormElement): void {
  const address = new URL(location.href);
  for (const control of form.elements) address.searchParams.delete((control as HTMLInputElement).name);
  for (const [name, value] of new FormData(form))
    if (value !== "") address.searchParams.append(name, String(value));
  history.replaceState(history.state, "", address);
  shown = address.search;
}

/** Whether a form of choices shows those of the address: Back and Forward may change no more than the address. */
export const formMatchesAddress = (): boolean => location.search === shown;

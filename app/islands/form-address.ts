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
}

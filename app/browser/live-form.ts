/** How long typing pauses before it is sent, in milliseconds. */
const pause = 300;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form behind a secret link whose amounts follow what is chosen in it. After a change the form is sent as its button
 * `data-live-button` sends it, and each `data-live` of the answer replaces the one of the page: amounts are computed and
 * written in one place, with and without script. With the attribute's value begin the names of the only controls that count, whose values the address then has; else all do.
 * In a form with `data-live-errors`, what the answer says is wrong in a field that was changed and left is said beside it.
 */
export function liveForm(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-live-button]");
  const form = button?.form;
  if (!button || !form) return;
  const { liveButton: name } = button.dataset;
  let sending: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What has come of all that is entered; undefined while something is on its way. */
  let answered: Document | undefined;
  const wrong = [...form.elements].filter((control) => control.ariaInvalid === "true");
  const left = new Set(wrong.map(({ id }) => id));

  function showErrors(page: Document): void {
    for (const id of left) {
      const [shown, judged] = [document.getElementById(id), page.getElementById(id)];
      if (!shown || !judged) continue;
      for (const name of ["aria-invalid", "aria-describedby"]) {
        const value = judged.getAttribute(name);
        if (value === null) shown.removeAttribute(name);
        else shown.setAttribute(name, value);
      }
      const [earlier, error] = [document, page].map((each) => each.getElementById(`${id}-error`));
      if (earlier?.textContent === error?.textContent) continue;
      earlier?.remove();
      if (!error) continue;
      error.role = "alert";
      shown.parentElement?.after(error.cloneNode(true));
    }
  }

  /** Until the answer comes, the amounts are of what was chosen before. */
  function markStale(isStale: boolean): void {
    for (const part of document.querySelectorAll("[data-live]")) part.ariaBusy = String(isStale);
  }

  async function send(submitted: HTMLFormElement, by: HTMLButtonElement): Promise<void> {
    sending = new AbortController();
    const { signal } = sending;
    const body = new FormData(submitted);
    body.set(by.name, by.value);
    const response = await fetch(location.pathname, { method: "POST", body, signal });
    // The page of a server that is away or busy must not replace what was entered.
    if (response.status === 429 || response.status >= 500) throw new Error(`Status ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const parts = page.querySelectorAll<HTMLElement>("[data-live]");
    // The answer is another page, as after a decision: the form is sent once more, and the browser shows what comes.
    if (parts.length === 0) return submitted.requestSubmit(by);
    for (const part of parts) {
      const shown = document.querySelector(`[data-live="${part.dataset.live}"]`);
      // Where somebody is typing, nothing is replaced.
      if (!shown?.contains(document.activeElement)) shown?.replaceChildren(...part.childNodes);
    }
    markStale(false);
    answered = page;
    showErrors(page);
    // Reloaded, and gone back to, the page has what is chosen: an address has no more than that.
    if (name) {
      const chosen = [...body].filter(([field]) => field.startsWith(name)).map(([, value]) => value);
      history.replaceState(null, "", `?${name}=${chosen}`);
    }
  }

  document.addEventListener("input", ({ target }) => {
    const control = target as Control;
    if (control.form !== form || !control.name.startsWith(name ?? "")) return;
    answered = undefined;
    clearTimeout(timer);
    sending?.abort();
    markStale(true);
    timer = setTimeout(
      () =>
        send(form, button).catch((error: Error) => {
          // The network or the server failed: the button is what there is.
          if (error.name !== "AbortError") button.hidden = false;
        }),
      control.type === "checkbox" || control.type === "radio" ? 0 : pause,
    );
  });
  if (form.dataset.liveErrors !== undefined)
    form.addEventListener("change", ({ target }) => {
      left.add((target as Control).id);
      if (answered) showErrors(answered);
    });
  button.hidden = true;
}

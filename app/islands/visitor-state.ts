/** The attributes that tell elements without an id from each other. */
const identifying = ["type", "name", "command", "popovertarget"];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function selectorOf(element: Element): string {
  if (element.id !== "") return `#${CSS.escape(element.id)}`;
  if (element.localName === "details") return `details[class="${CSS.escape(element.className)}"]`;
  const names = element.matches("[type=radio], [type=checkbox], button")
    ? [...identifying, "value"]
    : identifying;
  const attributes = names.map((name) => {
    const value = element.getAttribute(name);
    return value === null ? "" : `[${name}="${CSS.escape(value)}"]`;
  });
  return element.localName + attributes.join("");
}

/** Finds an element again, or the one that was rendered in its place since. */
export function refindElement<E extends Element>(root: Element, element: E): () => E | null {
  const selector = selectorOf(element);
  const index = [...root.querySelectorAll(selector)].indexOf(element);
  return () => root.querySelectorAll<E>(selector)[index] ?? null;
}

/** Gives another control the value of this one; null if this one has the value that it was rendered with. */
function changeOf(control: Control): ((other: Control) => void) | null {
  if (control instanceof HTMLInputElement && control.matches("[type=radio], [type=checkbox]")) {
    const { checked, defaultChecked } = control;
    if (checked === defaultChecked) return null;
    return (other) => {
      (other as HTMLInputElement).checked = checked;
    };
  }
  const { value } = control;
  const initial =
    control instanceof HTMLSelectElement
      ? ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])
      : control;
  const initialValue = initial instanceof HTMLOptionElement ? initial.value : initial?.defaultValue;
  if (value === initialValue) return null;
  return (other) => {
    other.value = value;
  };
}

/** Gives the focus, with what is selected in a text. */
function focusOf(focused: HTMLElement): (other: HTMLElement) => void {
  const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const { selectionStart = null, selectionEnd = null } = isText ? focused : {};
  return (other) => {
    if (document.activeElement === other) return;
    other.focus({ preventScroll: true });
    if (selectionStart !== null) (other as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
}

/** What a visitor has opened. A popover that is no menu (`manual`) is opened by what renders it. */
const open: readonly (readonly [selector: string, open: (element: HTMLElement) => void])[] = [
  ["dialog:modal", (element) => (element as HTMLDialogElement).showModal()],
  ["[popover=auto]:popover-open", (element) => element.showPopover()],
];

/**
 * Reads what a visitor has done in a part of a page: entered, chosen, unfolded, opened, and where the focus is. The function
 * that it returns gives all of it to the elements that are there by then: the same ones, or those that replace them.
 */
export function visitorState(root: HTMLElement): () => void {
  const changes: (() => void)[] = [];
  function note<E extends HTMLElement>(element: E, change: (other: E) => void): void {
    const find = refindElement(root, element);
    changes.push(() => {
      const other = find();
      if (other !== null) change(other);
    });
  }

  for (const control of root.querySelectorAll<Control>("input:not([type=hidden]), select, textarea")) {
    const change = changeOf(control);
    if (change !== null) note(control, change);
  }
  for (const details of root.querySelectorAll("details")) {
    const { open: isOpen } = details;
    note(details, (other) => other.toggleAttribute("open", isOpen));
  }
  for (const [selector, show] of open)
    for (const element of root.querySelectorAll<HTMLElement>(selector))
      note(element, (other) => {
        if (!other.matches(selector)) show(other);
      });
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && root.contains(activeElement))
    note(activeElement, focusOf(activeElement));

  return () => {
    for (const change of changes) change();
  };
}

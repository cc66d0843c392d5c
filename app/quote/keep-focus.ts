/**
 * Leaves the focus where it is when a label is pressed, until the click gives it to the label's control. Otherwise it goes
 * to the page in between: the styles of both are computed once more, and the browser looks for text to select.
 */
export function keepFocus(event: MouseEvent): void {
  const label = (event.target as Element).closest("label");
  if (label?.control && event.target !== label.control) event.preventDefault();
}

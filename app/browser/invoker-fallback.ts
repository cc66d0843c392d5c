/** Opens and closes dialogs in browsers without invoker commands. */
export function startInvokerFallback(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    const command = button?.getAttribute("command");
    // As browsers with invoker commands do: the dialog may prevent it.
    const event = Object.assign(new Event("command", { cancelable: true }), { command });
    if (!dialog.dispatchEvent(event)) return;
    if (command === "close") dialog.close();
    else dialog.showModal();
  });
}

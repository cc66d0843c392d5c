import components, { type IslandLoad } from "virtual:islands";
import type { IslandFile } from "./description.ts";
import { onFirstGesture } from "./first-gesture.ts";
import { formMatchesAddress, keepInAddress } from "./form-address.ts";
import type { EarlyActions } from "./hydrate.tsx";
import type { IslandData } from "./Island.tsx";

/** How far below the viewport an island starts to hydrate, in CSS pixels. */
const margin = 200;

/** An island that is not hydrated yet. */
type PendingIsland = EarlyActions & {
  readonly element: HTMLElement;
  /** A form of choices, which the server applies where the browser cannot. */
  changed: HTMLFormElement | null;
  /** Where Back or Forward has led to, while its form shows the choices of before. */
  address: string | null;
  /** The browser itself sends its form now. */
  plain: boolean;
};

/**
 * Over when no pointer is down. A press whose element is rendered anew before it ends, as on a translated page, presses
 * nothing.
 */
let pointerReleased: Promise<void> = Promise.resolve();

function watchPointer(): void {
  addEventListener("pointerdown", () => {
    pointerReleased = new Promise((resolve) => {
      // The click comes in the same task.
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => setTimeout(resolve), { once: true });
    });
  });
}

/** Returns the function that repeats what was pressed before. */
async function hydrate(island: PendingIsland): Promise<() => void> {
  const { element } = island;
  const { island: name = "", file: address = "" } = element.dataset;
  const [root, json] = element.children;
  const { locale, props }: IslandData = JSON.parse(json?.textContent ?? "");
  const [module, Component, shared] = await Promise.all([
    import("./hydrate.tsx"),
    (components[name] as IslandLoad)(),
    fetch(address).then((response): Promise<IslandFile> => response.json()),
  ]);
  await pointerReleased;
  const file = { ...shared, props: { ...shared.props, ...props } };
  const repeat = module.hydrate(root as HTMLElement, Component, locale, file, island);
  element.dataset.hydrated = "";
  return repeat;
}

/** Goes again where the visitor went, now that the island shows the choices of the address. */
function followAddress({ address }: PendingIsland): void {
  if (address === null) return;
  // The island has written into the address what its form showed.
  history.replaceState(history.state, "", address);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}

/** Does what the browser does without script. Offline, what was entered would be lost: the form says that it is not sent. */
function submitWithoutScript(island: PendingIsland): void {
  const { submitted, changed, address } = island;
  island.submitted = null;
  island.changed = null;
  const unsent = submitted?.form.querySelector<HTMLElement>("[data-unsent]");
  if (unsent) unsent.hidden = navigator.onLine;
  if (unsent && !navigator.onLine) return;
  const form = submitted?.form ?? changed;
  island.plain = true;
  // With the button that was pressed, whose name and value are a part of what is sent.
  form?.requestSubmit(submitted?.by);
  island.plain = false;
  if (form == null && address !== null) location.reload();
}

/**
 * Hydrates each island when it comes near the viewport, is focused or is pressed. Nothing is loaded before the
 * visitor's first gesture: until then the first screen works as plain HTML. A press of a button, the sending of a form, and
 * Back or Forward to other choices are repeated after it.
 */
export function hydrateIslands(): void {
  watchPointer();
  const islands = new Map<HTMLElement, PendingIsland>();
  const { search } = location;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement);
    },
    { rootMargin: `${margin}px` },
  );

  function start(element: HTMLElement): void {
    const island = islands.get(element);
    if (island === undefined || element.dataset.hydrating !== undefined) return;
    element.dataset.hydrating = "";
    near.unobserve(element);
    void hydrate(island).then(
      (repeat) => {
        islands.delete(element);
        followAddress(island);
        repeat();
      },
      // The network failed, or a file is gone: the next gesture tries again, and the plain forms work.
      () => {
        delete element.dataset.hydrating;
        submitWithoutScript(island);
      },
    );
  }

  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const nothingDone = { pressed: null, submitted: null, changed: null, address: null, plain: false };
    islands.set(element, { element, search, ...nothingDone });
    element.addEventListener("focusin", () => start(element));
    // It may have received the focus before this script ran.
    if (element.matches(":focus-within")) start(element);
    element.addEventListener("pointerdown", () => start(element));
    element.addEventListener("click", (event) => {
      const island = islands.get(element);
      // Popovers and dialogs open without hydration.
      const button = (event.target as Element).closest<HTMLElement>(
        "button[type=button]:not([popovertarget], [commandfor])",
      );
      if (island !== undefined && button !== null) island.pressed = button;
    });
    element.addEventListener("change", ({ target }) => {
      const { form } = target as HTMLInputElement;
      const island = islands.get(element);
      if (island === undefined || form?.method !== "get") return;
      island.changed = form;
      island.address = null;
      keepInAddress(form);
      start(element);
    });
    element.addEventListener("submit", (event) => {
      const island = islands.get(element);
      if (island === undefined || island.plain) return;
      event.preventDefault();
      island.submitted = { form: event.target as HTMLFormElement, by: event.submitter };
      start(element);
    });
  }

  const follow = () => {
    for (const [element, island] of islands) {
      if (element.querySelector("form:not([method])") === null) continue;
      island.address = formMatchesAddress() ? null : location.href;
      if (island.address !== null) start(element);
    }
  };
  addEventListener("popstate", follow);
  // Somebody may have gone back before this script ran.
  follow();

  onFirstGesture(() => {
    for (const element of islands.keys()) if (element.dataset.hydrate === "visible") near.observe(element);
  });
}

import type { ComponentType } from "react";
import type { IslandFile } from "./files.ts";
import type { IslandData } from "./Island.tsx";
import { type IslandName, registry } from "./registry.ts";

/** How far below the viewport a part starts to wake, in CSS pixels. */
const margin = 200;
const firstGestures = ["scroll", "pointerdown", "keydown"] as const;

type Sleeping = {
  readonly element: HTMLElement;
  pressed: HTMLElement | null;
  submitted: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | null;
};

async function wake({ element }: Sleeping): Promise<void> {
  const { island, file = "" } = element.dataset;
  const [root, json] = element.children;
  const { locale, props }: IslandData = JSON.parse(json?.textContent ?? "");
  const [{ hydrate }, Part, shared] = await Promise.all([
    import("./hydrate.tsx"),
    registry[island as IslandName]() as Promise<ComponentType<object>>,
    fetch(file).then((answer): Promise<IslandFile> => answer.json()),
  ]);
  hydrate(root as HTMLElement, Part, locale, { ...shared, props: { ...shared.props, ...props } });
  element.dataset.awake = "";
}

/**
 * Wakes each part when it comes near the viewport, is focused or is pressed. Nothing is loaded before the
 * visitor's first gesture: what stands on the first screen works as plain HTML until then. A button pressed or a
 * form sent while its part still sleeps is pressed or sent again once it is awake.
 */
export function wakeIslands(): void {
  const islands = new Map<HTMLElement, Sleeping>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement);
    },
    { rootMargin: `${margin}px` },
  );

  function start(element: HTMLElement): void {
    const island = islands.get(element);
    if (island === undefined || element.dataset.waking !== undefined) return;
    element.dataset.waking = "";
    near.unobserve(element);
    void wake(island).then(
      () => {
        islands.delete(element);
        island.pressed?.click();
        island.submitted?.form.requestSubmit(island.submitted.by);
      },
      // The network failed: the part stays plain HTML, and the next gesture on it tries again.
      () => {
        delete element.dataset.waking;
        island.submitted?.form.submit();
        island.submitted = null;
      },
    );
  }

  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    islands.set(element, { element, pressed: null, submitted: null });
    element.addEventListener("focusin", () => start(element));
    // It may have been focused before this script was there.
    if (element.matches(":focus-within")) start(element);
    element.addEventListener("pointerdown", () => start(element));
    element.addEventListener("click", (event) => {
      const island = islands.get(element);
      const button = (event.target as Element).closest<HTMLElement>("button[type=button]");
      if (island !== undefined && button !== null) island.pressed = button;
    });
    element.addEventListener("submit", (event) => {
      const island = islands.get(element);
      if (island === undefined) return;
      event.preventDefault();
      island.submitted = { form: event.target as HTMLFormElement, by: event.submitter };
      start(element);
    });
  }

  const observe = () => {
    for (const type of firstGestures) removeEventListener(type, observe);
    for (const element of islands.keys()) if (element.dataset.wake === "visible") near.observe(element);
  };
  for (const type of firstGestures) addEventListener(type, observe);
}

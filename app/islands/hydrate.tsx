import { type ComponentType, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import type { IslandFile } from "./description.ts";
import { IslandRoot, RemountOnError } from "./RemountOnError.tsx";
import { refindElement, visitorState } from "./visitor-state.ts";

/** What was pressed and submitted before the hydration. */
export type EarlyActions = {
  /** The query of the address that the server rendered the island for. */
  readonly search: string;
  pressed: HTMLElement | null;
  submitted: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | null;
};

/**
 * Shows an island as the server renders it for the present address, with its amounts. Not as text, which the policy for
 * scripts (Trusted Types) forbids to be made into elements.
 */
function showAsServed(root: HTMLElement, onShown: () => void): void {
  const request = new XMLHttpRequest();
  request.open("GET", location.href);
  request.responseType = "document";
  request.onload = () => {
    const island = (root.parentElement as HTMLElement).dataset.island;
    const served = request.responseXML?.querySelector(`[data-island=${island}] > div`);
    if (!served) return;
    root.replaceChildren(...served.childNodes);
    onShown();
  };
  request.send();
}

/**
 * Hydrates an island in its server-rendered HTML; it handles events when this returns. Where the HTML is no longer what the
 * server sent (a translated page, an element of an extension), React renders the island anew: what the visitor entered, chose
 * and opened before is given to the new elements. An island that React cannot render any more is the server's HTML again, whose
 * forms the browser itself sends. Returns the function that repeats what was pressed.
 */
export function hydrate(
  root: HTMLElement,
  Island: ComponentType<object>,
  locale: Locale,
  { words, props }: IslandFile,
  early: EarlyActions,
): () => void {
  const plain = root.cloneNode(true);
  let restore = visitorState(root);
  const [pressed, form, by] = [early.pressed, early.submitted?.form, early.submitted?.by].map((element) =>
    element ? refindElement(root, element) : () => null,
  );
  let reactRoot: Root | undefined;
  flushSync(() => {
    reactRoot = hydrateRoot(
      root,
      <LanguageProvider locale={locale} words={words}>
        <Restore
          restore={restore}
          onRemoval={() => {
            restore = visitorState(root);
          }}
        />
        <IslandRoot value={root}>
          <RemountOnError>
            <Island {...props} />
          </RemountOnError>
        </IslandRoot>
      </LanguageProvider>,
      {
        onRecoverableError: (error) => console.error(error),
        onUncaughtError(error) {
          reportError(error);
          queueMicrotask(() => {
            reactRoot?.unmount();
            root.replaceChildren(...plain.childNodes);
            if (location.search === early.search) restore();
            else showAsServed(root, () => restore());
          });
        },
      },
    );
  });
  return () => {
    (pressed?.() as HTMLElement | null)?.click();
    (form?.() as HTMLFormElement | null)?.requestSubmit(by?.());
  };
}

/**
 * Before the island in the tree, so that its effects find in the page what the visitor has done, and that what was done since
 * is still there when React removes the island after an error.
 */
function Restore(props: { restore: () => void; onRemoval: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when the island is removed
  useLayoutEffect(() => {
    props.restore();
    return props.onRemoval;
  }, []);
  return null;
}

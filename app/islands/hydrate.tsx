import { type ComponentType, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import type { IslandFile } from "./description.ts";
import { RemountOnError } from "./RemountOnError.tsx";
import { finder, visitorState } from "./visitor-state.ts";

/** What was pressed and submitted before the hydration. */
export type EarlyActions = {
  pressed: HTMLElement | null;
  submitted: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | null;
};

/**
 * Hydrates an island in its server-rendered HTML; it handles events when this returns. Where the HTML is no longer what the
 * server sent (a translated page, an element of an extension), React renders the island anew: what the visitor typed, chose
 * and opened before is given to the new elements. Returns the function that repeats what was pressed.
 */
export function hydrate(
  root: HTMLElement,
  Island: ComponentType<object>,
  locale: Locale,
  { words, props }: IslandFile,
  early: EarlyActions,
): () => void {
  const plain = root.innerHTML;
  const restore = visitorState(root);
  const [pressed, form, by] = [early.pressed, early.submitted?.form, early.submitted?.by].map((element) =>
    element ? finder(root, element) : () => null,
  );
  let reactRoot: Root | undefined;
  flushSync(() => {
    reactRoot = hydrateRoot(
      root,
      <LanguageProvider locale={locale} words={words}>
        <Restore restore={restore} />
        <RemountOnError>
          <Island {...props} />
        </RemountOnError>
      </LanguageProvider>,
      {
        onRecoverableError: (error) => console.error(error),
        // The plain form is there again, and the browser itself sends it.
        onUncaughtError(error) {
          reportError(error);
          queueMicrotask(() => {
            reactRoot?.unmount();
            root.innerHTML = plain;
            restore();
          });
        },
      },
    );
  });
  return () => {
    const button = pressed?.() as HTMLElement | null;
    if (button !== null && !hasOpened(button)) button.click();
    (form?.() as HTMLFormElement | null)?.requestSubmit(by?.());
  };
}

/** Whether a press has opened its dialog: browsers that know the command need no hydration for it. */
function hasOpened(button: HTMLElement): boolean {
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  return button.getAttribute("command") === "show-modal" && dialog?.matches(":modal") === true;
}

/** Before the island in the tree, so that its effects find in the page what the visitor has done. */
function Restore({ restore }: { restore: () => void }) {
  useLayoutEffect(restore, [restore]);
  return null;
}

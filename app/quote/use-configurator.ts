import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { quote } from "#app/domain/quote.ts";
import type { Selection } from "#app/domain/selection.ts";
import {
  knownSelection,
  nothingSelected,
  queryOf,
  readSelection,
  withOption,
  withSelection,
} from "./address.ts";
import { afterPaint } from "./after-paint.ts";
import type { CatalogueView } from "./catalogue-view.ts";
import { keepDraft } from "./draft.ts";
import { keepFocus } from "./keep-focus.ts";

export type ConfiguratorState = { readonly selection: Selection; readonly result: ReturnType<typeof quote> };

/** `step`: adds a history entry. `detail`: replaces it. */
type HistoryChange = "step" | "detail";

export type Change = (changes: Partial<Selection>, weight: HistoryChange) => void;

/** The state of the configurator. Refused values stay in the selection, so that they return when they fit again. */
export function useConfigurator(
  view: CatalogueView,
  initial: Selection,
  form: RefObject<HTMLFormElement | null>,
) {
  const [selection, setSelection] = useState(initial);
  const latest = useRef(initial);

  const show = useCallback((next: Selection) => {
    latest.current = next;
    setSelection(next);
  }, []);

  // The browser has changed the control itself: what follows from it follows its paint.
  const update = useCallback(
    (changed: (latest: Selection) => Partial<Selection>, weight: HistoryChange) =>
      afterPaint(() => {
        const next = knownSelection({ ...latest.current, ...changed(latest.current) });
        const query = queryOf(next);
        keepDraft(query);
        const address = location.pathname + withSelection(location.search, query);
        if (weight === "step") history.pushState(null, "", address);
        else history.replaceState(history.state, "", address);
        show(next);
      }),
    [show],
  );
  const change = useCallback<Change>((changes, weight) => update(() => changes, weight), [update]);

  // The form has what was chosen before hydration. The address may be that of a plain or refused form: normalise it.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const shown = readSelection(new FormData(form.current));
    const query = queryOf(shown);
    if (query !== queryOf(latest.current)) show(shown);
    const search = withSelection(location.search, query);
    if (search !== location.search)
      history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
    if (query !== "") keepDraft(query);
  }, [form, show]);

  useEffect(() => {
    // Behind what a press just before has still to render: React would else see no change of a control that only the
    // browser has changed, and leave it.
    const restore = () => afterPaint(() => show(readSelection(new URLSearchParams(location.search))));
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, [show]);

  useEffect(() => {
    const element = form.current;
    element?.addEventListener("mousedown", keepFocus);
    return () => element?.removeEventListener("mousedown", keepFocus);
  }, [form]);

  const toggle = useCallback(
    (key: string, wanted: boolean) =>
      update(({ options }) => {
        const others = options.filter((option) => option !== key);
        return { options: wanted ? [...others, key] : others };
      }, "detail"),
    [update],
  );
  const add = useCallback(
    (key: string) => update((selection) => withOption(view, selection, key), "detail"),
    [update, view],
  );
  const clear = useCallback(() => change(nothingSelected, "step"), [change]);

  const state = useMemo(
    (): ConfiguratorState => ({ selection, result: quote(view, selection) }),
    [view, selection],
  );
  return { state, change, toggle, add, clear };
}

import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { quote } from "#app/domain/quote.ts";
import { type Selection, validateSelection } from "#app/domain/selection.ts";
import type { CatalogueView } from "./catalogue-view.ts";
import { saveConfiguration } from "./saved-configuration.ts";
import {
  knownSelection,
  nothingSelected,
  queryOf,
  readSelection,
  searchParameter,
  selectionFields,
  withOption,
  withSelection,
} from "./selection-query.ts";

export type ConfiguratorState = { readonly selection: Selection; readonly result: ReturnType<typeof quote> };

/** `step`: adds a history entry. `detail`: replaces it. */
type HistoryChange = "step" | "detail";

/** `focus`: the selector of what takes the focus from a control that the change removes. */
export type Change = (changes: Partial<Selection>, weight: HistoryChange, focus?: string) => void;

/**
 * The state of the configurator, which everything on the page is computed from. Refused values stay in the selection, so
 * that they return when they fit again.
 */
export function useConfigurator(
  view: CatalogueView,
  initial: { readonly selection: Selection; readonly search: string },
  form: RefObject<HTMLFormElement | null>,
) {
  const [shown, setShown] = useState<{ selection: Selection; focus?: string | undefined }>(initial);
  const { selection } = shown;
  const [search, setSearch] = useState(initial.search);
  /** With the last change, which may not be rendered yet: the next one is added to it. */
  const latest = useRef(selection);

  const change: Change = (changes, weight, focus) => {
    const next = knownSelection({ ...latest.current, ...changes });
    latest.current = next;
    const query = queryOf(next);
    saveConfiguration(query);
    const address = location.pathname + withSelection(location.search, query);
    if (weight === "step") history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
    startTransition(() => setShown({ selection: next, focus }));
  };

  // The form has what was chosen and entered before the hydration. The address may be that of a plain or refused form: it is
  // normalised.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    const chosen = readSelection(fields);
    const { valid } = validateSelection(view, latest.current);
    // The form has no controls for what the catalogue does not have: a note names it.
    if (queryOf(chosen) !== queryOf({ ...knownSelection(valid), options: latest.current.options })) {
      latest.current = chosen;
      setShown({ selection: chosen });
      saveConfiguration(queryOf(chosen));
    }
    setSearch(String(fields.get(searchParameter) ?? ""));
    const address = withSelection(location.search, queryOf(latest.current));
    if (address !== location.search)
      history.replaceState(history.state, "", `${location.pathname}${address}${location.hash}`);
  }, [form, view]);

  useEffect(() => {
    if (shown.focus !== undefined) form.current?.querySelector<HTMLElement>(shown.focus)?.focus();
  }, [form, shown]);

  useEffect(() => {
    const restore = () => {
      // A link within the page fires it too.
      if (withSelection(location.search, queryOf(latest.current)) === location.search) return;
      latest.current = readSelection(new URLSearchParams(location.search));
      setShown({ selection: latest.current });
    };
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, []);

  function toggle(key: string, wanted: boolean): void {
    const others = latest.current.options.filter((option) => option !== key);
    change({ options: wanted ? [...others, key] : others }, "detail");
  }

  const add = (key: string) =>
    change(
      withOption(view, latest.current, key),
      "detail",
      `[name=${selectionFields.options}][value=${key}]`,
    );

  function clear(): void {
    change(nothingSelected, "step");
    startTransition(() => setSearch(""));
  }

  const result = useMemo(() => quote(view, selection), [view, selection]);
  const state: ConfiguratorState = { selection, result };
  return { state, search, setSearch, change, toggle, add, clear };
}

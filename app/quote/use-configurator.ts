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
import type { Selection } from "#app/domain/selection.ts";
import type { CatalogueView } from "./catalogue-view.ts";
import { saveConfiguration } from "./saved-configuration.ts";
import {
  knownSelection,
  nothingSelected,
  queryOf,
  readSelection,
  searchParameter,
  withOption,
  withSelection,
} from "./selection-query.ts";

export type ConfiguratorState = { readonly selection: Selection; readonly result: ReturnType<typeof quote> };

/** `step`: adds a history entry. `detail`: replaces it. */
type HistoryChange = "step" | "detail";

export type Change = (changes: Partial<Selection>, weight: HistoryChange) => void;

/**
 * The state of the configurator, which everything on the page is computed from. Refused values stay in the selection, so
 * that they return when they fit again.
 */
export function useConfigurator(
  view: CatalogueView,
  initial: { readonly selection: Selection; readonly search: string },
  form: RefObject<HTMLFormElement | null>,
) {
  const [selection, setSelection] = useState(initial.selection);
  const [search, setSearch] = useState(initial.search);
  /** With the last change, which may not be rendered yet: the next one is added to it. */
  const latest = useRef(selection);

  const change: Change = (changes, weight) => {
    const next = knownSelection({ ...latest.current, ...changes });
    latest.current = next;
    const query = queryOf(next);
    saveConfiguration(query);
    const address = location.pathname + withSelection(location.search, query);
    if (weight === "step") history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
    startTransition(() => setSelection(next));
  };

  // The form has what was chosen and entered before the hydration. The address may be that of a plain or refused form: it is
  // normalised.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    const shown = readSelection(fields);
    const query = queryOf(shown);
    // The form does not have unknown values of the address, which are named in a note.
    if (queryOf(latest.current) !== query) {
      latest.current = shown;
      setSelection(shown);
    }
    setSearch(String(fields.get(searchParameter) ?? ""));
    const address = withSelection(location.search, query);
    if (address !== location.search)
      history.replaceState(history.state, "", `${location.pathname}${address}${location.hash}`);
    if (query !== "") saveConfiguration(query);
  }, [form]);

  useEffect(() => {
    const restore = () => {
      latest.current = readSelection(new URLSearchParams(location.search));
      setSelection(latest.current);
    };
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, []);

  function toggle(key: string, wanted: boolean): void {
    const others = latest.current.options.filter((option) => option !== key);
    change({ options: wanted ? [...others, key] : others }, "detail");
  }

  const add = (key: string) => change(withOption(view, latest.current, key), "detail");

  function clear(): void {
    change(nothingSelected, "step");
    startTransition(() => setSearch(""));
  }

  const result = useMemo(() => quote(view, selection), [view, selection]);
  const state: ConfiguratorState = { selection, result };
  return { state, search, setSearch, change, toggle, add, clear };
}

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

type Shown = {
  readonly selection: Selection;
  readonly search: string;
  readonly focus?: string | undefined;
};

const addressOf = ({ selection, search }: Shown): string =>
  withSelection(location.search, queryOf(selection), search);

/**
 * The state of the configurator, which everything on the page is computed from. Refused values stay in the selection, so
 * that they return when they fit again.
 */
export function useConfigurator(
  view: CatalogueView,
  initial: Shown,
  form: RefObject<HTMLFormElement | null>,
) {
  const [shown, setShown] = useState(initial);
  const { selection, search } = shown;
  /** With the last change, which may not be rendered yet: the next one is added to it. */
  const latest = useRef(shown);

  function show(next: Shown, weight: HistoryChange): void {
    latest.current = next;
    startTransition(() => setShown(next));
    const address = location.pathname + addressOf(next);
    // Safari throws at the hundredth in ten seconds, as somebody may type: the next change writes it.
    if (weight === "step") history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
  }

  const change: Change = (changes, weight, focus) => {
    const { search, selection: before } = latest.current;
    const selection = knownSelection({ ...before, ...changes });
    saveConfiguration(queryOf(selection));
    show({ selection, search, focus }, weight);
  };

  const setSearch = (search: string) => show({ selection: latest.current.selection, search }, "detail");

  // The form has what was chosen and entered before the hydration. The address may be that of a plain or refused form: it is
  // normalised.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    const chosen = readSelection(fields);
    const search = String(fields.get(searchParameter) ?? "");
    const before = latest.current;
    const { valid } = validateSelection(view, before.selection);
    // The form has no controls for what the catalogue does not have: a note names it.
    if (queryOf(chosen) !== queryOf({ ...knownSelection(valid), options: before.selection.options })) {
      latest.current = { selection: chosen, search };
      saveConfiguration(queryOf(chosen));
    } else if (search !== before.search) latest.current = { ...before, search };
    setShown(latest.current);
    const address = addressOf(latest.current);
    if (address !== location.search)
      history.replaceState(history.state, "", `${location.pathname}${address}${location.hash}`);
  }, [form, view]);

  useEffect(() => {
    if (shown.focus !== undefined) form.current?.querySelector<HTMLElement>(shown.focus)?.focus();
  }, [form, shown]);

  useEffect(() => {
    const restore = () => {
      // A link within the page fires it too.
      if (addressOf(latest.current) === location.search) return;
      const query = new URLSearchParams(location.search);
      latest.current = { selection: readSelection(query), search: query.get(searchParameter) ?? "" };
      setShown(latest.current);
    };
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, []);

  function toggle(key: string, wanted: boolean): void {
    const others = latest.current.selection.options.filter((option) => option !== key);
    change({ options: wanted ? [...others, key] : others }, "detail");
  }

  const add = (key: string) =>
    change(
      withOption(view, latest.current.selection, key),
      "detail",
      `[name=${selectionFields.options}][value=${key}]`,
    );

  function clear(): void {
    saveConfiguration("");
    show({ selection: nothingSelected, search: "" }, "step");
  }

  const result = useMemo(() => quote(view, selection), [view, selection]);
  const state: ConfiguratorState = { selection, result };
  return { state, search, setSearch, change, toggle, add, clear };
}

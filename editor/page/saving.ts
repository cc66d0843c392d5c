/** The fields in which something was typed, and what waits until all of it is stored. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { isLocale } from "#app/i18n/locales.ts";
import type { CellView, StoredCell } from "../fields/view.ts";
import { linkTo } from "./route.ts";
import { firstRun, me, post, type Reply } from "./server.ts";
import { type Status, TypedCell } from "./typed-cell.ts";

/** `link`: where it is edited. */
type Shown = { readonly link: string; readonly typed: TypedCell };

/** By their places: one whose text is not stored has it still when it is shown again. */
const cells = new Map<string, Shown>();
const isStored = ({ view }: TypedCell) => view.status === "saved";
const firstUnsaved = () => [...cells.values()].find(({ typed }) => !isStored(typed));

/** The first that is not stored, as "status link"; empty if all is well. */
let worst = "";
const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function changed(): void {
  const found = firstUnsaved();
  worst = found === undefined ? "" : `${found.typed.view.status} ${found.link}`;
  for (const listener of listeners) listener();
}

addEventListener("pagehide", () => {
  for (const { typed } of cells.values()) typed.leave();
});
addEventListener("beforeunload", (event) => {
  if (/^(?:lost|refused|conflict) /.test(worst)) event.preventDefault();
});

/** What all that was typed comes to, and the field to look at. */
export function useStatus(): { readonly status: Status; readonly link: string } {
  const [status = "", link = ""] = useSyncExternalStore(subscribe, () => worst).split(" ");
  return { status: status === "" ? "saved" : (status as Status), link };
}

/** Stores all that was typed. False if something cannot be stored: it is shown then. */
export async function storeAll(): Promise<boolean> {
  await Promise.all([...cells.values()].map(({ typed }) => typed.flush()));
  const unsaved = firstUnsaved();
  if (unsaved !== undefined) location.hash = unsaved.link;
  return unsaved === undefined;
}

let last: Promise<unknown> = Promise.resolve();
/** Sends what acts on more than one field, after what was pressed before and all that was typed. Null if something cannot be stored. */
export function act<T>(path: string, body: unknown = {}): Promise<Reply<T> | null> {
  const now = last.then(async () => ((await storeAll()) ? post<T>(path, body) : null));
  last = now;
  return now;
}

/** A field that is being edited. */
export function useCell(section: string, cell: CellView) {
  const { file, path } = cell;
  const key = `${file} ${path.join(".")}`;
  const link = linkTo(section, path.filter((part) => !isLocale(part)).join("."), cell.locale);
  const [typed] = useState(() => {
    const known = cells.get(key)?.typed;
    if (known !== undefined && !isStored(known)) return known;
    const store = (text: Pick<StoredCell, "before" | "form">, keepalive: boolean) =>
      post<StoredCell>(
        section === firstRun ? firstRun : "change",
        { by: me, section, file, path, ...text },
        { keepalive },
      );
    return new TypedCell(cell, store, changed);
  });
  useEffect(() => {
    cells.set(key, { link, typed });
    changed();
    return () => {
      // Its field is there no more.
      if (typed.view.status === "refused" || isStored(typed)) cells.delete(key);
      changed();
      void typed.flush();
    };
  }, [typed, key, link]);
  useEffect(() => typed.show(cell), [typed, cell]);
  return { typed, view: useSyncExternalStore(subscribe, () => typed.view) };
}

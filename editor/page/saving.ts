/** The fields in which something was typed, and what waits until all of it is stored. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { isLocale } from "#app/i18n/locales.ts";
import type { CellView, StoredCell } from "../fields/view.ts";
import { linkTo } from "./route.ts";
import { me, post, type Reply } from "./server.ts";
import { type Status, type Stored, TypedCell } from "./typed-cell.ts";

/** `link`: where it is edited. */
type Shown = {
  readonly link: string;
  readonly typed: Pick<TypedCell<StoredCell>, "flush" | "leave"> & {
    readonly view: { readonly status: Status };
  };
};

/** By their places: one whose text is not stored has it still when it is shown again. */
const cells = new Map<string, Shown>();
const isStored = ({ typed }: Shown) => ["saved", "wrong"].includes(typed.view.status);

/** The first that is not stored, or else to be corrected, as "status link"; empty if all is well. */
let worst = "";
const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function changed(): void {
  const all = [...cells.values()];
  const found = all.find((one) => !isStored(one)) ?? all.find(({ typed }) => typed.view.status === "wrong");
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
  const unsaved = [...cells.values()].find((one) => !isStored(one));
  if (unsaved !== undefined) location.hash = unsaved.link;
  return unsaved === undefined;
}

let last: Promise<unknown> = Promise.resolve();
/**
 * Sends what acts on more than one field, after what was pressed before and all that was typed. Null if there is no body, or if something
 * cannot be stored.
 */
export function act<T>(path: string, bodyOf: () => unknown = () => ({})): Promise<Reply<T> | null> {
  const now = last.then(async () => {
    const body = (await storeAll()) ? await bodyOf() : null;
    return body === null ? null : post<T>(path, body);
  });
  last = now.catch(() => null);
  return now;
}

/** What is typed at a place. */
export function useTyped<S extends Stored>(
  key: string,
  link: string,
  create: (changed: () => void) => TypedCell<S>,
) {
  const [typed] = useState(() => {
    const known = cells.get(key);
    const one = known !== undefined && !isStored(known) ? (known.typed as TypedCell<S>) : create(changed);
    cells.set(key, { link, typed: one });
    return one;
  });
  useEffect(() => {
    cells.set(key, { link, typed });
    changed();
    return () => {
      // Its field is there no more.
      if (typed.view.status === "refused" || isStored({ link, typed })) cells.delete(key);
      changed();
      void typed.flush();
    };
  }, [typed, key, link]);
  return [typed, useSyncExternalStore(subscribe, () => typed.view)] as const;
}

/** A field that is being edited. */
export function useCell(section: string, cell: CellView) {
  const { file, path } = cell;
  const link = linkTo(section, path.filter((key) => !isLocale(key)).join("."));
  const [typed, view] = useTyped(`${file} ${path.join(".")}`, link, (changed) => {
    const store = (text: Pick<StoredCell, "before" | "form">, keepalive: boolean) =>
      post<StoredCell>("change", { by: me, section, file, path, ...text }, { keepalive });
    return new TypedCell<StoredCell>(cell, store, changed);
  });
  useEffect(() => typed.show(cell), [typed, cell]);
  return { typed, view };
}

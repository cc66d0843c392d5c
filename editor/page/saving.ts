/** What is typed is stored within a third of a second, one change of a field after another, and nothing is lost when the page goes away. */
import { useEffect, useRef, useState } from "react";
import type { FormValue } from "../fields/form-values.ts";
import type { CellView } from "../fields/view.ts";
import { me, post } from "./server.ts";

const delayMs = 350;
const retryMs = 3000;

export type Status = "saved" | "saving" | "lost";
const listeners = new Set<(status: Status) => void>();
let unsaved = 0;
let isLost = false;
const report = (): void => {
  const status = isLost ? "lost" : unsaved > 0 ? "saving" : "saved";
  for (const listener of listeners) listener(status);
};

export function useSaving(): Status {
  const [status, setStatus] = useState<Status>("saved");
  useEffect(() => {
    listeners.add(setStatus);
    return () => void listeners.delete(setStatus);
  }, []);
  return status;
}

/** Changes that wait for the next letter. */
const waiting = new Set<() => void>();
addEventListener("pagehide", () => {
  for (const send of waiting) send();
});

type Changed = {
  readonly before: readonly unknown[];
  readonly problems: readonly string[];
  readonly reads: string | null;
  readonly found?: unknown;
};

/** A cell of a field that is being edited. `theirs`: what somebody else has written there meanwhile. */
export function useCell(section: string, cell: CellView) {
  const [form, setForm] = useState<FormValue>(cell.form);
  const [{ problems, reads }, setChecked] = useState<Pick<CellView, "problems" | "reads">>(cell);
  const [theirs, setTheirs] = useState<{ readonly found: unknown } | null>(null);
  const state = useRef({ before: cell.before, form: cell.form, dirty: false, sending: false, timer: 0 });
  const { current } = state;

  // What the program says by now, unless something is being typed.
  useEffect(() => {
    if (current.dirty || current.sending) return;
    Object.assign(current, { before: cell.before, form: cell.form });
    setForm(cell.form);
    setChecked(cell);
  }, [cell, current]);

  async function send(keepalive = false): Promise<void> {
    clearTimeout(current.timer);
    waiting.delete(sendNow);
    if (!current.dirty || (current.sending && !keepalive)) return;
    current.dirty = false;
    current.sending = true;
    const { file, path } = cell;
    try {
      const body = { by: me, section, file, path, before: current.before, form: current.form };
      const { status, data } = await post<Changed>("change", body, { keepalive });
      if (status === 409) setTheirs({ found: data.found });
      else if (status !== 200) throw new Error(String(status));
      else {
        current.before = data.before;
        setChecked(data);
        isLost = false;
      }
      unsaved -= 1;
    } catch {
      isLost = true;
      current.dirty = true;
      current.timer = window.setTimeout(send, retryMs);
    }
    current.sending = false;
    report();
    if (current.dirty && !isLost) void send();
  }
  const sendNow = () => void send(true);
  const leave = useRef(sendNow);
  leave.current = sendNow;
  useEffect(() => () => leave.current(), []);

  function change(next: FormValue, atOnce = false): void {
    setForm(next);
    current.form = next;
    if (!current.dirty) unsaved += 1;
    current.dirty = true;
    waiting.add(sendNow);
    report();
    clearTimeout(current.timer);
    current.timer = window.setTimeout(send, atOnce ? 0 : delayMs);
  }

  /** Chooses between the own text and the other's. */
  function resolveConflict(take: "mine" | "theirs"): void {
    if (theirs === null) return;
    const { found } = theirs;
    current.before = found === null || found === undefined ? [] : [found];
    setTheirs(null);
    if (take === "mine") {
      change(current.form, true);
      return;
    }
    const text =
      Array.isArray(found) || typeof found === "boolean" ? (found as FormValue) : String(found ?? "");
    current.form = text;
    setForm(text);
  }

  return { form, problems, reads, theirs, change, resolveConflict };
}

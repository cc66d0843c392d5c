/** What is typed in one field, and whether the program has it: one change after another, and nothing that was typed is lost. */
import type { StoredCell } from "../fields/view.ts";

/**
 * Stores a text instead of `before`. With the status 409 nothing is stored: the data are what another page has written. 0: there is no answer.
 */
type Send = (
  text: Pick<StoredCell, "before" | "form">,
  keepalive: boolean,
) => Promise<{ readonly status: number; readonly data: StoredCell }>;

/** `lost`: the program does not answer; `refused`: it does not take it; `conflict`: there is another's to choose from. */
export type Status = "saved" | "saving" | "lost" | "refused" | "conflict";

type View = {
  readonly form: StoredCell["form"];
  readonly stored: StoredCell;
  readonly status: Status;
  /** What somebody else has written there meanwhile. */
  readonly theirs: StoredCell | null;
};

const delayMs = 350;
const retryMs = 3000;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class TypedCell {
  readonly #store: Send;
  readonly #changed: () => void;
  #stored: StoredCell;
  #form: StoredCell["form"];
  #theirs: StoredCell | null = null;
  /** Whether something was typed that is neither stored nor on its way. */
  #isDirty = false;
  #failure: "lost" | "refused" | null = null;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The same as long as nothing changes. */
  view: View;

  /** `changed` is called whenever the view is another. */
  constructor(stored: StoredCell, store: Send, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
    this.#stored = stored;
    this.#form = stored.form;
    this.view = this.#viewNow();
  }

  #viewNow(): View {
    const isStored = !this.#isDirty && this.#sending === null;
    const status = this.#theirs !== null ? "conflict" : (this.#failure ?? (isStored ? "saved" : "saving"));
    return { form: this.#form, stored: this.#stored, status, theirs: this.#theirs };
  }

  #update(): void {
    this.view = this.#viewNow();
    this.#changed();
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  change(form: StoredCell["form"], atOnce = false): void {
    this.#form = form;
    this.#isDirty = true;
    if (this.#theirs === null) this.#wait(atOnce ? 0 : delayMs);
    this.#update();
  }

  /** What the program has by now, unless something is being typed. */
  show(stored: StoredCell): void {
    if (this.#theirs !== null) {
      // Whoever has put the earlier text back has settled it.
      this.#theirs = isSame(stored.before, this.#stored.before) ? null : stored;
      if (this.#theirs === null) this.#wait(0);
    } else if (!this.#isDirty && this.#sending === null) {
      this.#stored = stored;
      this.#form = stored.form;
    }
    this.#update();
  }

  /** Chooses between the own text and the other's. */
  resolve(take: "mine" | "theirs"): void {
    if (this.#theirs === null) return;
    this.#stored = this.#theirs;
    this.#theirs = null;
    this.#isDirty = take === "mine";
    if (this.#isDirty) this.#wait(0);
    else this.#form = this.#stored.form;
    this.#update();
  }

  /** Stores what was typed so far. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#storeAll().finally(() => {
      this.#sending = null;
      this.#update();
    });
    return this.#sending;
  }

  async #storeAll(): Promise<void> {
    let goesOn = true;
    while (goesOn && this.#isDirty && this.#theirs === null) goesOn = await this.#storeNow(false);
  }

  /** The page goes away: what was typed is sent, whatever is on its way. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.#isDirty && this.#theirs === null) void this.#storeNow(true);
  }

  /** Whether it is stored. */
  async #storeNow(keepalive: boolean): Promise<boolean> {
    this.#isDirty = false;
    const { before } = this.#stored;
    const { status, data } = await this.#store({ before, form: this.#form }, keepalive);
    if (status === 200) {
      this.#stored = data;
      this.#failure = null;
      return true;
    }
    this.#isDirty = true;
    this.#failure = null;
    if (status === 409) this.#theirs = data;
    else if (status > 0 && status < 500) this.#failure = "refused";
    else {
      this.#failure = "lost";
      this.#wait(retryMs);
    }
    return false;
  }
}

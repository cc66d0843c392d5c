/** What is typed in one field, and whether the program has it: one change after another, and nothing that was typed is lost. */

/** What the program has. `before`: the file's value, by which another's change of it is noticed. */
export type Stored = {
  readonly before: readonly unknown[];
  readonly form: unknown;
  readonly isWrong?: boolean;
};

/** Stores a text instead of `before`. With the status 409 nothing is stored: the data are what another page has written. */
type Send<S extends Stored> = (
  text: Pick<S, "before" | "form">,
  keepalive: boolean,
) => Promise<{ readonly status: number; readonly data: S }>;

/**
 * `lost`: the program does not answer; `refused`: it does not take it; `conflict`: there is another's to choose from; `wrong`: it is stored, and
 * to be corrected.
 */
export type Status = "saved" | "saving" | "lost" | "refused" | "conflict" | "wrong";

type View<S extends Stored> = {
  readonly form: S["form"];
  readonly stored: S;
  readonly status: Status;
  /** What somebody else has written there meanwhile. */
  readonly theirs: S | null;
};

const delayMs = 350;
const retryMs = 3000;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class TypedCell<S extends Stored> {
  readonly #store: Send<S>;
  readonly #changed: () => void;
  #stored: S;
  #form: S["form"];
  #theirs: S | null = null;
  /** Whether something was typed that is neither stored nor on its way. */
  #isDirty = false;
  #failure: "lost" | "refused" | null = null;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The same as long as nothing changes. */
  view: View<S>;

  /** `changed` is called whenever the view is another. */
  constructor(stored: S, store: Send<S>, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
    this.#stored = stored;
    this.#form = stored.form;
    this.view = this.#viewNow();
  }

  #viewNow(): View<S> {
    const isStored = !this.#isDirty && this.#sending === null;
    const ok = this.#stored.isWrong === true ? "wrong" : "saved";
    const status = this.#theirs !== null ? "conflict" : (this.#failure ?? (isStored ? ok : "saving"));
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

  change(form: S["form"], atOnce = false): void {
    this.#form = form;
    this.#isDirty = true;
    if (this.#theirs === null) this.#wait(atOnce ? 0 : delayMs);
    this.#update();
  }

  /** What the program has by now, unless something is being typed. */
  show(stored: S): void {
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
    const reply = await this.#store({ before, form: this.#form }, keepalive).catch(() => null);
    if (reply?.status === 200) {
      this.#stored = reply.data;
      this.#failure = null;
      return true;
    }
    this.#isDirty = true;
    this.#failure = null;
    if (reply?.status === 409) this.#theirs = reply.data;
    else if (reply !== null && reply.status < 500) this.#failure = "refused";
    else {
      this.#failure = "lost";
      this.#wait(retryMs);
    }
    return false;
  }
}

/** The editing page's parts that stay, what it says, and its requests to the program. */

/** A list, or what may be missing, as the page has seen it. */
export type Seen = { file: string; path: (string | number)[]; before: string };
export type Reply = {
  count?: number;
  undo?: { label: string; title: string } | null;
  again?: boolean;
  before?: unknown[];
  around?: Seen[];
  problems?: string[];
  conflict?: unknown;
  problem?: string;
  address?: string;
  name?: string;
  state?: string;
  text?: string;
  details?: string[];
  problemsAt?: { address: string; name: string; problem: string }[];
};

export const words: Record<string, string> = JSON.parse(document.body.dataset.words ?? "{}");
export const byId = (id: string) => document.getElementById(id) as HTMLElement;
export const main = byId("main");

export function say(text: string): void {
  byId("saved").textContent = text;
}

export async function post(address: string, body: unknown): Promise<{ status: number; reply: Reply }> {
  const isFile = body instanceof Blob;
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": isFile ? "application/octet-stream" : "application/json" },
    body: isFile ? body : JSON.stringify(body),
    // A text goes on when the page goes away. A browser has no room for more.
    keepalive: !isFile && JSON.stringify(body).length < 32_000,
  });
  return { status: response.status, reply: (await response.json()) as Reply };
}

export function update({ count, undo }: Reply): void {
  if (count !== undefined) {
    byId("count").textContent = String(count);
    byId("count").hidden = count === 0;
    byId("live").textContent = (count === 0 ? words.allLive : words.notLive) ?? "";
  }
  if (undo === undefined) return;
  const button = byId("undo") as HTMLButtonElement;
  // Whoever has pressed it by the keyboard goes on among the texts, not at the top of the page.
  if (undo === null && document.activeElement === button) main.focus({ preventScroll: true });
  button.disabled = undo === null;
  button.textContent = undo?.label ?? words.undo ?? "";
  button.title = undo?.title ?? "";
}

/** What is stored has changed: the preview has to show it. */
export const stored = new EventTarget();
export const noteStored = () => stored.dispatchEvent(new Event("stored"));

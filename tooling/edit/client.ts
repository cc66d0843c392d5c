/** The script of the editing page: stores what is typed at once, shows what is wrong with it, and keeps the preview beside it. */
export {};

type Place = { section: string; file: string; path: (string | number)[]; before: unknown[] };
/** A list, or what may be missing, as the page has seen it. */
type Seen = { file: string; path: (string | number)[]; before: string };
type Reply = {
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

const words: Record<string, string> = JSON.parse(document.body.dataset.words ?? "{}");
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const main = byId("main");
const frame = byId("frame") as HTMLIFrameElement;
const page = byId("page") as HTMLSelectElement;
const preview = document.body.dataset.preview ?? "";

/** Fields whose text is on its way. */
const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
/** What was sent of each field and has no answer yet: the program knows it as this page's own. */
const sent = new Map<HTMLElement, (string | boolean | string[])[]>();
/** One after another, so that each names what the one before has stored. */
let queue: Promise<unknown> = Promise.resolve();

function say(text: string): void {
  byId("saved").textContent = text;
}

async function post(address: string, body: unknown): Promise<{ status: number; reply: Reply }> {
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

function update({ count, undo }: Reply): void {
  if (count !== undefined) {
    byId("count").textContent = String(count);
    byId("count").hidden = count === 0;
    byId("live").textContent = (count === 0 ? words.allLive : words.notLive) ?? "";
  }
  if (undo === undefined) return;
  const button = byId("undo") as HTMLButtonElement;
  button.disabled = undo === null;
  button.textContent = undo?.label ?? words.undo ?? "";
  button.title = undo?.title ?? "";
}

/** The fields as they are stored, with the place and the focus that the page had. */
async function showAgain(): Promise<void> {
  const focused = document.activeElement?.id ?? "";
  const { scrollTop } = main;
  const html = await (await fetch(location.href)).text();
  const loaded = new DOMParser().parseFromString(html, "text/html");
  main.innerHTML = loaded.getElementById("main")?.innerHTML ?? "";
  // Which sections have changes, and which are still the sample's.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".sections a")) {
    const same = loaded.querySelector(`.sections a[href="${CSS.escape(link.getAttribute("href") ?? "")}"]`);
    if (same !== null) link.innerHTML = same.innerHTML;
  }
  prepare();
  main.scrollTop = scrollTop;
  if (focused !== "") document.getElementById(focused)?.focus({ preventScroll: true });
}

// --- fields ---

const cellOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(".cell");

function placeOf({ dataset }: HTMLElement): Place {
  return {
    section: dataset.section ?? "",
    file: dataset.file ?? "",
    path: JSON.parse(dataset.path ?? "[]"),
    before: JSON.parse(dataset.before ?? "[]"),
  };
}

function formOf(cell: HTMLElement): string | boolean | string[] {
  const control = cell.querySelector<HTMLElement>("[data-kind]");
  switch (control?.dataset.kind) {
    case "yesNo":
      return (control as HTMLInputElement).checked;
    case "choices":
      return [...control.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
    case "texts":
      return [...control.querySelectorAll("textarea")].map(({ value }) => value);
    case "portrait":
      return control.dataset.form ?? "";
    default:
      return (control as HTMLTextAreaElement | null)?.value ?? "";
  }
}

function showProblems(cell: HTMLElement, problems: readonly string[]): void {
  const text = cell.querySelector(".problem");
  if (text !== null) text.textContent = problems.join(" ");
  const control = cell.querySelector("[data-kind]");
  if (problems.length > 0) control?.setAttribute("aria-invalid", "true");
  else control?.removeAttribute("aria-invalid");
}

/** What contains a value that was changed is not as the page showed it: its buttons have to name what is there now. */
function noteAround(around: readonly Seen[]): void {
  for (const button of main.querySelectorAll<HTMLElement>("[data-part]")) {
    const part: { places: Seen[] } = JSON.parse(button.dataset.part ?? "");
    for (const place of part.places)
      place.before =
        around.find(
          ({ file, path }) => file === place.file && JSON.stringify(path) === JSON.stringify(place.path),
        )?.before ?? place.before;
    button.dataset.part = JSON.stringify(part);
  }
}

/** What is sent of a field. */
function changeOf(cell: HTMLElement) {
  const form = formOf(cell);
  const change = { ...placeOf(cell), form, sent: sent.get(cell) ?? [] };
  sent.set(cell, [...change.sent, form]);
  return change;
}

async function store(cell: HTMLElement): Promise<void> {
  waiting.delete(cell);
  try {
    const { status, reply } = await post("/change", changeOf(cell));
    sent.delete(cell);
    if (status === 409) {
      showProblems(cell, [`${words.changedElsewhere} ${JSON.stringify(reply.conflict)}`]);
      return say("");
    }
    if (status !== 200) throw new Error(String(status));
    cell.dataset.before = JSON.stringify(reply.before ?? []);
    noteAround(reply.around ?? []);
    showProblems(cell, reply.problems ?? []);
    const state = cell.querySelector("[data-state]");
    if (state !== null) state.textContent = words.changed ?? "";
    update(reply);
    if (reply.again) await showAgain();
    if (waiting.size === 0) say(words.saved ?? "");
    refreshSoon();
  } catch {
    say(words.notSaved ?? "");
    // Again later: the text is still in its field.
    waiting.set(
      cell,
      setTimeout(() => later(cell), 3000),
    );
  }
}

function later(cell: HTMLElement): void {
  queue = queue.then(() => store(cell));
}

/** Stores at once what waits for the next letter. */
async function storeWaiting(): Promise<void> {
  for (const [cell, timer] of waiting) {
    clearTimeout(timer);
    later(cell);
  }
  await queue;
}

function changed(target: Element, delayMs: number): void {
  const cell = cellOf(target);
  if (cell === null) return;
  say(words.saving ?? "");
  clearTimeout(waiting.get(cell));
  waiting.set(
    cell,
    setTimeout(() => later(cell), delayMs),
  );
  if (target instanceof HTMLTextAreaElement) resize(target);
}

/** A text is one line of its file: its field grows with it. */
function resize(area: HTMLTextAreaElement): void {
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + 2}px`;
  const { most } = area.dataset;
  const count = cellOf(area)?.querySelector("[data-count]");
  if (count && most !== undefined) count.textContent = `${area.value.length} / ${most} ${words.characters}`;
}

main.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === "color") {
    const area = target.parentElement?.querySelector("textarea");
    if (!area) return;
    area.value = target.value;
    return changed(area, 350);
  }
  if (!(target instanceof HTMLElement) || target.matches("input[type=file]")) return;
  if (target instanceof HTMLTextAreaElement && /\n/.test(target.value))
    target.value = target.value.replace(/\s*\n\s*/g, " ");
  changed(target, target.matches("textarea,input[type=text]") ? 350 : 0);
});
main.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target instanceof HTMLTextAreaElement) event.preventDefault();
});
/** Waits until all that was typed is stored, then leaves. If it cannot be stored, the page stays. */
async function leave(go: () => void): Promise<void> {
  await storeWaiting();
  if (waiting.size === 0) go();
}
const isStoring = () => waiting.size > 0 || sent.size > 0;
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!isStoring() || link.hash !== "") return;
  event.preventDefault();
  void leave(() => location.assign(link.href));
});
document.querySelector("form[role=search]")?.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!isStoring()) return;
  event.preventDefault();
  void leave(() => form.submit());
});
// A page that goes away otherwise sends what it has.
addEventListener("pagehide", () => {
  for (const cell of waiting.keys())
    void fetch("/change", {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(changeOf(cell)),
    });
});

main.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
  const [file] = target.files ?? [];
  if (file === undefined) return;
  if (target.closest("#new-video") !== null) {
    target.before(` ${file.name} `);
    return;
  }
  const { replace } = target.dataset;
  const address =
    replace === undefined
      ? `/portrait?name=${encodeURIComponent(file.name)}`
      : `/upload?file=${encodeURIComponent(replace)}`;
  say(words.saving ?? "");
  const { reply } = await post(address, file);
  if (reply.problem !== undefined) {
    const problem = target.closest("li,.cell")?.querySelector(".problem");
    if (problem) problem.textContent = reply.problem;
    return say("");
  }
  update(reply);
  if (reply.name !== undefined) {
    target.dataset.form = reply.name;
    changed(target, 0);
    await storeWaiting();
  }
  await showAgain();
  say(words.saved ?? "");
  refreshSoon();
});

/** A button has been pressed: until the page shows what it did, others would act on what is there no more. */
let isActing = false;

/** `body`: made once everything that was typed before is stored. */
async function act(address: string, body: () => unknown): Promise<void> {
  if (isActing) return;
  isActing = true;
  say(words.saving ?? "");
  try {
    await storeWaiting();
    const { status, reply } = await post(address, body());
    update(reply);
    await showAgain();
    say((status === 409 ? words.listChanged : words.saved) ?? "");
  } catch {
    say(words.notSaved ?? "");
  } finally {
    isActing = false;
  }
  refreshSoon();
}

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("button,[data-show]") : null;
  if (button === null) return;
  const { part, own, show, width, discard, keep } = button.dataset;
  if (own !== undefined) void act("/own", () => ({ section: own }));
  if (part !== undefined) void act("/part", () => JSON.parse(button.dataset.part ?? part));
  if (show !== undefined) open(show);
  if (width !== undefined) choose(button, Number(width));
  if (discard !== undefined) void act("/discard", () => ({ key: discard })).then(listChanges);
  if (keep !== undefined) void act("/keep", () => ({ key: keep })).then(listChanges);
  if (button.dataset.addText !== undefined) {
    const list = button.parentElement;
    const last = list?.querySelector("textarea");
    const item = document.createElement("div");
    const area = document.createElement("textarea");
    area.rows = 1;
    area.lang = last?.lang ?? "";
    area.setAttribute("aria-label", list?.getAttribute("aria-label") ?? "");
    const remove = document.createElement("button");
    remove.type = "button";
    remove.className = "small";
    remove.dataset.removeText = "";
    remove.textContent = "×";
    remove.setAttribute("aria-label", list?.dataset.remove ?? "");
    item.append(area, remove);
    button.before(item);
    area.focus();
    changed(area, 0);
  }
  if (button.dataset.removeText !== undefined) {
    const list = button.closest(".texts");
    button.parentElement?.remove();
    if (list !== null) changed(list, 0);
  }
});

byId("undo").addEventListener("click", () => void act("/undo", () => ({})));
addEventListener("keydown", (event) => {
  const inText = event.target instanceof Element && event.target.matches("textarea,input");
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.shiftKey && !inText)
    byId("undo").click();
});

// The forms of a new case study and of a new video.
main.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  void (form.id === "new-video" ? addVideo(form) : addProject(form));
});

async function addProject(form: HTMLFormElement): Promise<void> {
  const { reply } = await post("/project", Object.fromEntries(new FormData(form)));
  if (reply.address !== undefined) return location.assign(reply.address);
  const problem = form.querySelector(".problem");
  if (problem !== null) problem.textContent = reply.problem ?? "";
}

async function addVideo(form: HTMLFormElement): Promise<void> {
  const { file, ...fields } = Object.fromEntries(new FormData(form));
  if (!(file instanceof File)) return;
  const button = form.querySelector("button");
  const [problem, state] = [form.querySelector(".problem"), form.querySelector("[role=status]")];
  if (button === null || problem === null || state === null) return;
  button.disabled = true;
  problem.textContent = "";
  state.textContent = form.dataset.busy ?? "";
  const query = new URLSearchParams({ ...(fields as Record<string, string>), file: file.name });
  const { reply } = await post(`/video?${query}`, file).catch(() => ({
    reply: { problem: words.notSaved } as Reply,
  }));
  state.textContent = "";
  button.disabled = false;
  if (reply.problem !== undefined) {
    problem.textContent = reply.problem;
    return;
  }
  update(reply);
  await showAgain();
  refreshSoon();
}

// --- the preview ---

let width = 390;

/** A screen of this width, as large as its place allows. */
function scale(): void {
  const box = frame.parentElement;
  if (box === null) return;
  const factor = Math.min(1, box.clientWidth / width);
  frame.style.width = `${width}px`;
  frame.style.height = `${box.clientHeight / factor}px`;
  frame.style.transform = `scale(${factor})`;
  frame.style.marginLeft = `${Math.max(0, (box.clientWidth - width * factor) / 2)}px`;
}

function choose(button: HTMLElement, chosen: number): void {
  width = chosen;
  for (const other of document.querySelectorAll("[data-width]"))
    other.setAttribute("aria-pressed", String(other === button));
  scale();
}

let shownPath = page.value;

function open(path: string): void {
  if (path !== shownPath || frame.src === "about:blank") frame.src = preview + path;
  shownPath = path;
  if ([...page.options].some(({ value }) => value === path)) page.value = path;
  (byId("open") as HTMLAnchorElement).href = preview + path;
}
page.addEventListener("change", () => open(page.value));

/** What the field with the focus says: the preview marks it. */
let pieces: string[] = [];
const mark = () => {
  if (frame.src !== "about:blank") frame.contentWindow?.postMessage({ show: pieces }, preview);
};

main.addEventListener("focusin", ({ target }) => {
  const cell = target instanceof Element ? cellOf(target) : null;
  if (cell === null) return;
  const on: string[] = JSON.parse(cell.dataset.pages ?? "[]");
  pieces = JSON.parse(cell.dataset.pieces ?? "[]");
  const [first] = on;
  if (first !== undefined && !on.includes(shownPath)) open(first);
  mark();
});

addEventListener("message", ({ origin, data }: MessageEvent<{ edit?: string; opened?: string }>) => {
  if (origin !== preview) return;
  const { edit } = data;
  if (typeof edit === "string" && edit !== "")
    void leave(() => location.assign(`/?q=${encodeURIComponent(edit)}`));
  if (typeof data.opened === "string") {
    isOpened = true;
    byId("preview-state").textContent = previewState;
    shownPath = data.opened;
    if ([...page.options].some(({ value }) => value === data.opened)) page.value = data.opened;
    mark();
  }
});

/** What the preview shows, once a page of it is there. */
let previewState = "";
let isOpened = false;
let refreshing: ReturnType<typeof setTimeout> | undefined;
function refreshSoon(): void {
  clearTimeout(refreshing);
  refreshing = setTimeout(refresh, 500);
}

/** The preview with what is stored. It loads its page again by itself. */
async function refresh(): Promise<void> {
  const response = await fetch("/refresh", { method: "POST" }).catch(() => null);
  if (response === null || !response.ok) return;
  const { complete } = (await response.json()) as { complete: boolean };
  previewState = (complete ? words.previewFresh : words.previewEarlier) ?? "";
  // Until the page itself says that it is there.
  if (isOpened) byId("preview-state").textContent = previewState;
}

/** Opens the preview once it serves, and says why it does not. */
async function openWhenReady(): Promise<void> {
  const response = await fetch("/preview").catch(() => null);
  const { ready, failure } = (response?.ok ? await response.json() : { ready: false, failure: null }) as {
    ready: boolean;
    failure: string | null;
  };
  if (ready) {
    open(shownPath);
    return refresh();
  }
  byId("preview-state").textContent =
    (failure === null ? words.previewStarts : `${words.previewFails} ${failure}`) ?? "";
  setTimeout(openWhenReady, 1000);
}

// --- publishing ---

const dialog = byId("publish") as HTMLDialogElement;

async function listChanges(): Promise<void> {
  if (!dialog.open) return;
  byId("change-list").innerHTML = await (await fetch("/changes")).text();
  (byId("publish-now") as HTMLButtonElement).disabled = byId("count").textContent === "0";
}

byId("changes").addEventListener("click", async () => {
  await storeWaiting();
  byId("outcome").replaceChildren();
  dialog.showModal();
  await listChanges();
});
byId("close").addEventListener("click", () => dialog.close());

byId("publish-now").addEventListener("click", async () => {
  const button = byId("publish-now") as HTMLButtonElement;
  const outcome = byId("outcome");
  button.disabled = true;
  const begun = Date.now();
  const clock = () => {
    outcome.textContent = `${words.publishing} ${Math.round((Date.now() - begun) / 1000)} s`;
  };
  outcome.setAttribute("role", "status");
  clock();
  const ticking = setInterval(clock, 5000);
  const { reply } = await post("/publish", {}).catch(() => ({
    reply: { text: words.notSaved ?? "" } as Reply,
  }));
  clearInterval(ticking);
  outcome.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = reply.text ?? "";
  const details = document.createElement("pre");
  details.textContent = (reply.details ?? []).join("\n");
  const list = document.createElement("ul");
  for (const { address, name, problem } of reply.problemsAt ?? []) {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = name;
    const item = document.createElement("li");
    item.append(link, ` ${problem}`);
    list.append(item);
  }
  outcome.replaceChildren(text, ...[list, details].filter(({ textContent }) => textContent !== ""));
  outcome.dataset.state = reply.state ?? "";
  update(reply);
  button.disabled = false;
  await listChanges();
  await showAgain();
});

function prepare(): void {
  for (const area of main.querySelectorAll("textarea")) resize(area);
}

/** What was typed before this script came, and what the browser brought back, is stored too. */
function storeEarlier(): void {
  for (const field of main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("textarea,input")) {
    const isTick = field.type === "checkbox";
    const differs = isTick
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.type !== "file" && field.value !== field.defaultValue;
    if (differs) changed(field, 0);
  }
  for (const option of main.querySelectorAll("option"))
    if (option.selected && !option.defaultSelected && option.index > 0) changed(option, 0);
}
storeEarlier();
prepare();
// The lines of a text depend on them.
void document.fonts.ready.then(prepare);
scale();
new ResizeObserver(scale).observe(frame.parentElement ?? frame);
void openWhenReady();

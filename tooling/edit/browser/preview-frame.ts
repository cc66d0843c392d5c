/** The page of the site beside the fields, at the width of a phone or of a desktop. */
import { cellOf } from "./fields.ts";
import { leave } from "./leaving.ts";
import { byId, main, stored, words } from "./page.ts";

const frame = byId("frame") as HTMLIFrameElement;
const page = byId("page") as HTMLSelectElement;
const preview = document.body.dataset.preview ?? "";

let width = 390;

/** A screen of this width, as large as its place allows. */
function scale(): void {
  const box = frame.parentElement;
  if (box === null) return;
  // Nothing to see.
  if (box.clientWidth === 0) return;
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

type Need = { address: string; name: string; problem: string };
/** New case studies whose pages the preview does not have yet, and what they need. */
let unfinished: { paths: string[]; needs: Need[] }[] = [];

/** In place of a page that is not there yet: what it still needs. Returns whether it is so. */
function showNeeds(): boolean {
  const found = unfinished.find(({ paths }) => paths.includes(shownPath));
  const place = byId("unfinished");
  place.hidden = found === undefined;
  if (frame.parentElement !== null) frame.parentElement.hidden = found !== undefined;
  if (found === undefined) return false;
  const items = found.needs.map(({ address, name, problem }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = address;
    link.textContent = name;
    item.append(link, ` ${problem}`);
    return item;
  });
  place.querySelector("ul")?.replaceChildren(...items);
  frame.src = "about:blank";
  return true;
}

function open(path: string): void {
  const isSame = path === shownPath;
  shownPath = path;
  if (!showNeeds() && (!isSame || frame.src === "about:blank")) frame.src = preview + path;
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
  const reply = (await response.json()) as { complete: boolean; unfinished: typeof unfinished };
  const { complete } = reply;
  unfinished = reply.unfinished;
  // Its page has come, or has gone. Others load again by themselves.
  if (page.selectedOptions[0]?.dataset.new !== undefined) open(shownPath);
  previewState = (complete ? words.previewFresh : words.previewEarlier) ?? "";
  // Until the page itself says that it is there.
  if (isOpened || !byId("unfinished").hidden) byId("preview-state").textContent = previewState;
}

/** Opens the preview once it serves, and says why it does not. */
async function openWhenReady(): Promise<void> {
  const response = await fetch("/preview").catch(() => null);
  const { ready, failure } = (response?.ok ? await response.json() : { ready: false, failure: null }) as {
    ready: boolean;
    failure: string | null;
  };
  if (ready) {
    // Whether there is a new case study's page is known then.
    if (page.selectedOptions[0]?.dataset.new !== undefined) return refresh();
    open(shownPath);
    return refresh();
  }
  byId("preview-state").textContent =
    (failure === null ? words.previewStarts : `${words.previewFails} ${failure}`) ?? "";
  setTimeout(openWhenReady, 1000);
}

stored.addEventListener("stored", refreshSoon);
addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-show],[data-width]") : null;
  const { show, width: chosen } = button?.dataset ?? {};
  if (show !== undefined) open(show);
  if (button !== null && chosen !== undefined) choose(button, Number(chosen));
});
scale();
new ResizeObserver(scale).observe(frame.parentElement ?? frame);
void openWhenReady();

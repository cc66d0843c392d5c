/** The page of the site beside the fields, at the width of a phone or of a desktop: a text that is clicked there with Ctrl, Alt or Cmd is edited here. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { introductionClosedKey, splashSeenKey } from "#app/domain/personal-data.ts";
import { t, useNews } from "./server.ts";
import { elementWith, openField } from "./shown-texts.ts";

const phoneWidth = 390;

// What visitors close once would cover each page that is edited.
localStorage.setItem(introductionClosedKey, "true");
sessionStorage.setItem(splashSeenKey, "true");

/** A page of the site in a frame of its own. */
type Shown = { readonly key: number; readonly path: string };

/** Whether a page looks as it will, though not all of it works yet. */
const isDrawn = (page: Document): boolean =>
  page.URL !== "about:blank" &&
  page.readyState !== "loading" &&
  [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null);

export function Preview({ path }: { path: string }) {
  /** What is shown, and what takes its place once it is loaded. */
  const [pages, setPages] = useState<readonly Shown[]>([{ key: 0, path }]);
  const load = useCallback((next: string) => {
    setPages(([shown, earlier]) => [
      ...(shown === undefined ? [] : [shown]),
      { key: ((earlier ?? shown)?.key ?? 0) + 1, path: next },
    ]);
  }, []);
  const frame = useRef<HTMLIFrameElement>(null);
  const next = useRef<HTMLIFrameElement>(null);
  const known = useRef<Document>(null);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(phoneWidth);
  const [opened, setOpened] = useState<string | null>(null);
  const [size, setSize] = useState({ width: 390, height: 640 });
  /** The field in which somebody writes. */
  const edited = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = frame;
    if (current?.contentWindow && current.contentWindow.location.pathname !== path) load(path);
  }, [path, load]);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  /** Shows where the text stands that is being edited. */
  function mark(isScrolled = true): void {
    const page = frame.current?.contentDocument;
    if (!page?.body) return;
    for (const one of page.querySelectorAll<HTMLElement>("[data-edited]")) {
      delete one.dataset.edited;
      one.style.removeProperty("outline");
    }
    const found = elementWith(page, edited.current?.dataset.text ?? "");
    if (found === null) return;
    found.dataset.edited = "";
    found.style.outline = "3px solid #ff623e";
    if (isScrolled) found.scrollIntoView({ block: "center" });
  }
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>(".cell") : null;
      if (cell === null) return;
      edited.current = cell;
      mark();
    };
    document.addEventListener("focusin", focused);
    return () => document.removeEventListener("focusin", focused);
  });

  // A page that could not be shown knows no updates.
  useNews(
    useCallback((news) => {
      const page = frame.current?.contentDocument;
      if (news === "preview" && page?.querySelector('script[src*="@vite/client"]') === null)
        page.location.reload();
    }, []),
  );

  function show(own: Shown, current: HTMLIFrameElement): void {
    const before = frame.current?.contentWindow;
    const { contentWindow: site, contentDocument: page } = current;
    // It is shown already, and has loaded the rest.
    if (page === known.current) return;
    frame.current = current;
    known.current = page;
    setPages([own]);
    // Another site's.
    if (site === null || !page?.body) return;
    setOpened(site.location.pathname);
    const isAgain = before != null && before !== site && before.location.pathname === site.location.pathname;
    if (isAgain) site.scrollTo({ left: before.scrollX, top: before.scrollY, behavior: "instant" });
    // Where a browser tells of it: what is shown stays until the page with the change is there.
    site.navigation?.addEventListener("navigate", (event) => {
      if (event.navigationType !== "reload" || !event.cancelable) return;
      event.preventDefault();
      load(site.location.pathname);
    });
    page.addEventListener(
      "click",
      (event) => {
        if (!(event.altKey || event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        void openField((event.target as Element).textContent ?? "");
      },
      true,
    );
    mark(!isAgain);
  }

  useEffect(() => {
    const [, own] = pages;
    if (own === undefined) return;
    const timer = setInterval(() => {
      const { current } = next;
      if (current?.contentDocument && isDrawn(current.contentDocument)) show(own, current);
    }, 50);
    return () => clearInterval(timer);
  });

  const factor = Math.min(1, size.width / width);
  return (
    <aside
      aria-label={t.preview}
      className={`column flex h-160 flex-col gap-2 lg:h-auto ${width === phoneWidth ? "" : "wide"}`}
    >
      <p className="flex flex-wrap items-center gap-2">
        {[phoneWidth, 1440].map((one) => (
          <button
            key={one}
            type="button"
            className="small"
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {one === phoneWidth ? t.phone : t.desktop}
          </button>
        ))}
        <a className="underline" href={opened ?? path} target="_blank" rel="noreferrer">
          {t.open}
        </a>
      </p>
      <div ref={box} className="relative min-h-0 grow overflow-clip border border-line">
        {pages.map((own, index) => (
          <iframe
            key={own.key}
            ref={index === 0 ? undefined : next}
            title={t.preview}
            src={own.path}
            className={index === 0 ? "" : "invisible absolute top-0 left-0"}
            onLoad={({ currentTarget }) => show(own, currentTarget)}
            style={{
              width,
              height: size.height / factor,
              transform: `scale(${factor})`,
              transformOrigin: "0 0",
              marginInline: Math.max(0, (size.width - width * factor) / 2),
            }}
          />
        ))}
        <p role="status" className="note absolute bottom-0 left-0 bg-raised px-2">
          {(opened === null || pages.length > 1) && t.previewLoads}
        </p>
      </div>
      <p className="note">{t.previewHint}</p>
    </aside>
  );
}

/** The page of the site beside the fields, at the width of a phone or of a desktop: a text that is clicked there with Ctrl, Alt or Cmd is edited here. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { introductionClosedKey, splashSeenKey } from "#app/domain/personal-data.ts";
import { plainText } from "../plain-text.ts";
import { linkTo } from "./route.ts";
import { address, t, useNews } from "./server.ts";

const phoneWidth = 390;

// What visitors close once would cover each page that is edited.
localStorage.setItem(introductionClosedKey, "true");
sessionStorage.setItem(splashSeenKey, "true");

/** The smallest element whose text contains all of a text. */
function elementWith(page: Document, text: string): HTMLElement | null {
  const wanted = plainText(text);
  if (wanted.length < 3) return null;
  let found: Element | null = null;
  for (const element of page.body.querySelectorAll("*")) {
    if (element.closest("script,style,template") !== null) continue;
    if (plainText(element.textContent ?? "").includes(wanted) && (found === null || found.contains(element)))
      found = element;
  }
  return found as HTMLElement | null;
}

/** The longest part of a text between the values and conditions that a page puts in. */
const longestPart = (text: string): string =>
  text.split(/\{[^}]*\}|\[[^\]]*\]|\*/).reduce((one, other) => (other.length > one.length ? other : one), "");

async function openField(text: string): Promise<void> {
  const response = await fetch(address("search", { q: text.slice(0, 300) }));
  const [first] = (await response.json()) as readonly { section: string; field: string }[];
  if (first !== undefined) location.hash = linkTo(first.section, first.field);
}

export function Preview({ path }: { path: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(phoneWidth);
  const [shown, setShown] = useState(path);
  const [size, setSize] = useState({ width: 390, height: 640 });
  const edited = useRef("");
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    const { current } = frame;
    if (current?.contentWindow && current.contentWindow.location.pathname !== path)
      current.contentWindow.location.href = path;
  }, [path]);
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
  function mark(): void {
    const page = frame.current?.contentDocument;
    if (!page?.body) return;
    for (const one of page.querySelectorAll<HTMLElement>("[data-edited]")) {
      delete one.dataset.edited;
      one.style.removeProperty("outline");
    }
    const found = elementWith(page, longestPart(edited.current));
    if (found === null) return;
    found.dataset.edited = "";
    found.style.outline = "3px solid #ff623e";
    found.scrollIntoView({ block: "center" });
  }
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>(".cell") : null;
      if (cell === null) return;
      edited.current = cell.dataset.text ?? "";
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

  function opened(): void {
    setLoading(false);
    const page = frame.current?.contentDocument;
    // Another site's.
    if (!page?.body) return;
    setShown(page.location.pathname);
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
    mark();
  }

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
        <a className="underline" href={shown} target="_blank" rel="noreferrer">
          {t.open}
        </a>
      </p>
      {isLoading && (
        <p role="status" className="note">
          {t.previewLoads}
        </p>
      )}
      <div ref={box} className="min-h-0 grow overflow-hidden border border-line">
        <iframe
          ref={frame}
          title={t.preview}
          src={path}
          onLoad={opened}
          style={{
            width,
            height: size.height / factor,
            transform: `scale(${factor})`,
            transformOrigin: "0 0",
            marginInline: Math.max(0, (size.width - width * factor) / 2),
          }}
        />
      </div>
      <p className="note">{t.previewHint}</p>
    </aside>
  );
}

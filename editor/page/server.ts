/** What the page asks of the program, and the news that come from it. */
import { useCallback, useEffect, useRef, useState } from "react";
import { isLocale, type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { words } from "../words.ts";

const prefix = "/_edit";
/** This page, by which the program knows its own changes again. */
export const me = crypto.randomUUID();

const stored = localStorage.getItem("editor-locale");
export const locale: Locale = isLocale(stored)
  ? stored
  : (locales.find((one) => languageTag[one] === document.documentElement.lang) ?? "fr-fr");
document.documentElement.lang = languageTag[locale];
export const t = typesetIn<(typeof words)[Locale]>(words, locale);

export function switchLanguage(): void {
  localStorage.setItem("editor-locale", locales.find((one) => one !== locale) ?? locale);
  location.reload();
}

export const address = (path: string, parameters: Readonly<Record<string, string>> = {}): string =>
  `${prefix}/${path}?${new URLSearchParams({ locale, ...parameters })}`;

/** The section of the first run, whose values are answers. */
export const firstRun = "first-run";

/** `status`: 0 if there is no answer. */
export type Reply<T> = { readonly status: number; readonly data: T };

/** How many changes this page has sent and got answers for. */
let posted = 0;

export async function post<T>(
  path: string,
  body: unknown,
  {
    keepalive = false,
    parameters = {},
  }: { keepalive?: boolean; parameters?: Readonly<Record<string, string>> } = {},
): Promise<Reply<T>> {
  const isFile = body instanceof Blob;
  const response = await fetch(address(path, parameters), {
    method: "POST",
    keepalive,
    headers: { "Content-Type": isFile ? "application/octet-stream" : "application/json" },
    body: isFile ? body : JSON.stringify(body),
  }).catch(() => null);
  posted += 1;
  return { status: response?.status ?? 0, data: (await response?.json().catch(() => null)) ?? {} };
}

/** Why something was not done, or empty. */
export const problemOf = ({ status, data }: Reply<{ readonly problem?: string }>): string =>
  status === 200 ? "" : (data.problem ?? t.status.lost);

type News = "changed" | "preview" | "publishing" | "open";
const listeners = new Set<(news: News, by: string) => void>();
const tell = (news: News, by = ""): void => {
  for (const listener of listeners) listener(news, by);
};
const source = new EventSource(`${prefix}/events`);
for (const news of ["changed", "preview", "publishing"] as const)
  source.addEventListener(news, ({ data }) => tell(news, JSON.parse(data)));
source.addEventListener("open", () => tell("open"));

export function useNews(callback: (news: News, by: string) => void): void {
  useEffect(() => {
    listeners.add(callback);
    return () => void listeners.delete(callback);
  }, [callback]);
}

/** What the program says at an address, and again after each change. Null until it is there. `own`: also after this page's. */
export function useServer<T>(url: string, own = true): readonly [T | null, () => Promise<void>] {
  const [data, setData] = useState<T | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const before = posted;
    const response = await fetch(url).catch(() => null);
    // An undo has taken away what it asks for.
    if (response?.status === 400) location.hash = "";
    if (!response?.ok) return;
    const found: T = await response.json();
    // Not what this page's own changes have made of it meanwhile.
    if (posted !== before) return load();
    setData(found);
  }, [url]);
  useEffect(() => {
    setData(null);
    void load();
  }, [load]);
  const timer = useRef(0);
  useNews(
    useCallback(
      (_news, by) => {
        if (!own && by === me) return;
        clearTimeout(timer.current);
        timer.current = window.setTimeout(load, 300);
      },
      [load, own],
    ),
  );
  return [data, load];
}

/** What a journey needs of a browser: the one interface that each engine's driver implements. */

export const engineNames = ["firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** A language that the browser asks for: English, or one that the site does not have. */
export type BrowserLanguage = "en" | "other";

export type Key = "Enter" | "Escape" | "Tab" | "Space" | "ArrowDown" | "ArrowRight";

/** One visitor's window: storage, cookies and service workers of its own. Lengths are CSS pixels. */
export type Tab = {
  /** Returns when the document is there and its own errors are being recorded. */
  goTo(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page and returns its value, awaited. Rejects while a page gives way to the next. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the viewport, and presses and releases its main button there. */
  press(point: { readonly x: number; readonly y: number }): Promise<void>;
  key(key: Key): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  setViewport(width: number, height: number): Promise<void>;
  /** The viewport as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of the pages so far: exceptions, unhandled rejections, what the security policy blocked. */
  problems(): readonly string[];
  close(): Promise<void>;
};

export type Browser = {
  open(): Promise<Tab>;
  close(): Promise<void>;
};

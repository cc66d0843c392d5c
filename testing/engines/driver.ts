/** The interface that each engine's driver implements for the journeys. */

export const engineNames = ["firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** A language that the browser asks for: English, or one that the site does not have. */
export type BrowserLanguage = "en" | "other";

export type Key = "Enter" | "Escape" | "Tab" | "Space" | "ArrowDown" | "ArrowRight";

/** One visitor's window: storage, cookies and service workers of its own. Lengths are CSS pixels. */
export type Tab = {
  /** Resolves when the document is loaded and its errors are being recorded. */
  goTo(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page and returns its awaited value. Rejects during a navigation. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the viewport, and presses and releases its main button there. */
  press(point: { readonly x: number; readonly y: number }): Promise<void>;
  key(key: Key): Promise<void>;
  /** Types into the focused element. */
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

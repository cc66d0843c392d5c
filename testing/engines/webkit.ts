/** WebKit (WebKitGTK's MiniBrowser) over WebDriver, on a virtual screen. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { WebKitPrograms } from "../../tooling/programs/find.mjs";
import { exited, freePort } from "../child-process.ts";
import { temporaryFolder } from "../server-process.ts";
import type { Browser, BrowserLanguage, Key, Tab } from "./driver.ts";

/** The key codes of WebDriver. */
const keyCodes: Readonly<Record<Key, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Space: " ",
  ArrowDown: "\uE015",
  ArrowRight: "\uE014",
};

/** Without the browser's own buttons the window can be as narrow as a phone. */
const narrowWindow =
  "* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }";

/** WebDriver does not report errors of a page: the page records them, and each response contains the new ones. */
const record = `if (!window.recordedProblems) {
  const kept = (window.recordedProblems = []);
  addEventListener("error", (event) => { if (event.message) kept.push(event.message); });
  addEventListener("unhandledrejection", (event) => kept.push("Unhandled rejection: " + event.reason));
  addEventListener("securitypolicyviolation", (event) =>
    kept.push(event.violatedDirective + " blocked " + event.blockedURI));
}`;

/** Starts a screen, and a driver with its first window on it. Pages over HTTPS may have any certificate. */
export async function startWebKit(programs: WebKitPrograms, language: BrowserLanguage): Promise<Browser> {
  const folder = temporaryFolder();
  mkdirSync(join(folder.path, "gtk-3.0"));
  writeFileSync(join(folder.path, "gtk-3.0/gtk.css"), narrowWindow);
  const screen = spawn(
    programs.screen,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"], detached: true },
  );
  const display = String((await once(screen.stdio[3] as Readable, "data"))[0]).trim();
  const port = await freePort();
  const { PATH = "" } = process.env;
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: {
      PATH,
      DISPLAY: `:${display}`,
      HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
      XDG_RUNTIME_DIR: folder.path,
      DBUS_SESSION_BUS_ADDRESS: "disabled:",
      // The browser requests the system's language: it takes C for English, and C.UTF-8 for no language.
      LC_ALL: language === "en" ? "C" : "C.UTF-8",
      // As root, without a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const ask = client(`http://127.0.0.1:${port}`);
  await untilItAnswers(() => ask("GET", "/status"));
  return {
    open: () => openTab(ask, programs.browser),
    async close() {
      await Promise.all([end(driver), end(screen)]);
      folder.remove();
    },
  };
}

type Ask = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<unknown>;

/** A WebDriver client. Rejects with the driver's message, for example that a page has crashed. */
function client(base: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(40_000),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
    return value;
  };
}

async function openTab(ask: Ask, binary: string): Promise<Tab> {
  const { sessionId } = (await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        // A script that a navigation interrupts fails after this time, and is run again in the next page.
        timeouts: { script: 5000, pageLoad: 30_000 },
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      },
    },
  })) as { sessionId: string };
  const send = (method: "GET" | "POST", path: string, body?: unknown) =>
    ask(method, `/session/${sessionId}${path}`, body);
  const problems: string[] = [];

  async function evaluate(expression: string): Promise<unknown> {
    const script = `${record}
      const done = arguments[arguments.length - 1];
      const answer = (end) => done({ ...end, problems: window.recordedProblems.splice(0) });
      Promise.resolve().then(() => (${expression})).then(
        (value) => answer({ value }), (error) => answer({ error: String(error) }));`;
    const end = (await send("POST", "/execute/async", { script, args: [] })) as {
      value?: unknown;
      error?: string;
      problems: readonly string[];
    };
    problems.push(...end.problems);
    if (end.error !== undefined) throw new Error(end.error);
    return end.value;
  }
  const act = (id: string, type: "key" | "pointer", actions: readonly object[]) =>
    send("POST", "/actions", {
      actions: [{ id, type, actions, ...(type === "pointer" && { parameters: { pointerType: "mouse" } }) }],
    });
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  const navigate = async (path: string, body: unknown) => {
    await send("POST", path, body);
    await evaluate("0");
  };
  // Setting the present size gets no response, so it is skipped. The caller checks the new size.
  let windowSize = "";
  const resize = async (width: number, height: number) => {
    if (windowSize === `${width} ${height}`) return;
    windowSize = `${width} ${height}`;
    await Promise.race([send("POST", "/window/rect", { width, height }).catch(() => {}), pause(3000)]);
  };

  return {
    goTo: (url) => navigate("/url", { url }),
    back: () => navigate("/back", {}),
    forward: () => navigate("/forward", {}),
    reload: () => navigate("/refresh", {}),
    evaluate,
    async press({ x, y }) {
      await act("mouse", "pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    async key(key) {
      await act("keyboard", "key", stroke(keyCodes[key]));
    },
    async type(text) {
      await act("keyboard", "key", [...text].flatMap(stroke));
    },
    async setViewport(width, height) {
      await resize(width, height);
      await untilItAnswers(async () => {
        const [innerWidth, innerHeight] = (await evaluate("[innerWidth, innerHeight]")) as [number, number];
        if (innerWidth === width && innerHeight === height) return;
        // Adds the height of the window's frame.
        await resize(width, height + Math.max(0, height - innerHeight));
        throw new Error(`The window shows ${innerWidth} by ${innerHeight} px`);
      });
    },
    screenshot: async () => Buffer.from((await send("GET", "/screenshot")) as string, "base64"),
    problems: () => problems,
    async close() {
      // After a crash of its page, the session no longer exists.
      await ask("DELETE", `/session/${sessionId}`).catch(() => {});
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function untilItAnswers(question: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await question();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/** Ends a process and its children. */
async function end(child: ChildProcess): Promise<void> {
  const done = exited(child);
  if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  await done;
}

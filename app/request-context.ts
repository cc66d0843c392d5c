import { createContext } from "react-router";

/** Where a failure of this program is reported to: the host's log, or the console while pages are built ahead. */
export const reportFailure = createContext<(error: unknown) => void>(console.error);

/**
 * Runs the rendering of a page when the host has time for it; null where it has none. Pages that are built ahead wait
 * for nobody.
 */
export const renderTurn = createContext<(render: () => string) => Promise<string | null>>(async (render) =>
  render(),
);

/** A status with which the host already refused the request: the page that says so is rendered instead. */
export const refusal = createContext<number | null>(null);

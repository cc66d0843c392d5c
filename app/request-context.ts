import { createContext } from "react-router";

/** Reports a failure: to the host's log, or to the console while pages are prerendered. */
export const reportFailure = createContext<(error: unknown) => void>(console.error);

/** Schedules the rendering of a page; resolves to null if the host refuses it. Prerendering does not wait. */
export const renderTurn = createContext<(render: () => string) => Promise<string | null>>(async (render) =>
  render(),
);

/** The status with which the host refused the request: its error page is rendered. */
export const refusedStatus = createContext<number | null>(null);
